import { examineBoundaries } from './examine'

const problems = await examineBoundaries(process.cwd())
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
