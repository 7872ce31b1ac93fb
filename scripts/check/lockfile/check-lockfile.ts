import { readFileSync } from 'node:fs'
import { examineLockfile, type LockedPackages } from './examine'

for (const file of ['package-lock.json', 'tools/firebase/package-lock.json']) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }
  const problems = examineLockfile(packages)
  for (const problem of problems) console.log(`${file}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
if (process.exitCode) {
  console.log(
    'Remove these entries and run beside the file: npm install --package-lock-only. npm writes them again from the ' +
      'registry; one that the registry does not carry yet needs an earlier version of the package that asks for it.',
  )
}
