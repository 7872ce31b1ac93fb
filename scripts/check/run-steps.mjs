import { spawn } from 'node:child_process'
import path from 'node:path'
import { inProject, project } from '../start/project.mjs'

const atOnce = 2

/** Runs all steps, two at a time; prints a line for each and the output of those that failed. Returns how many failed. */
export async function runSteps(steps, node) {
  const waiting = [...steps]
  let failures = 0
  await Promise.all(Array.from({ length: atOnce }, takeNext))
  return failures

  async function takeNext() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, commands] = step
      const start = Date.now()
      const { code, output } = await runCommands(commands, node)
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} sn)`)
      if (code === 0) continue
      failures += 1
      console.log(output.trim().replace(/^/gm, '    '))
    }
  }
}

async function runCommands(commands, node) {
  let output = ''
  for (const [program, ...args] of commands) {
    const result = await run(program, args, node)
    output += result.output
    if (result.code !== 0) return { code: result.code, output }
  }
  return { code: 0, output }
}

function run(program, args, node) {
  return new Promise((resolve, reject) => {
    const bin = inProject('node_modules', '.bin')
    const env = { ...process.env, NO_COLOR: '1', PATH: [bin, process.env.PATH].join(path.delimiter) }
    const child = spawn(node, [path.join(bin, program), ...args], { cwd: project, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
