import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { needs, runTool } from '~/testing/server/tools'

const folder = 'deploy/prometheus'
const rules = readFileSync(`${folder}/alerts.yml`, 'utf8')
const cases = readFileSync(`${folder}/alerts.test.yml`, 'utf8')
const manual = readFileSync('docs/operating.md', 'utf8')

const alerts = rules.split(/^ {6}- alert: /m).slice(1)
const nameOf = (alert: string) => alert.split('\n', 1)[0]!
const headings = [...manual.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
  words!.toLowerCase().replaceAll(' ', '-'),
)

test('the rules have alerts', () => {
  expect(alerts.length).toBeGreaterThan(10)
})

test.each(alerts.map((alert) => [nameOf(alert), alert]))(
  '%s says how bad it is and what to do',
  (name, alert) => {
    const severity = /severity: (\w+)/.exec(alert)?.[1]
    expect(severity).toMatch(/^(page|ticket)$/)
    expect(alert).toMatch(/^ {10}summary: '.+'$/m)
    expect(alert).toContain(`runbook: docs/operating.md#${name.toLowerCase()}\n`)
    expect(headings).toContain(name.toLowerCase())
    // The page says the same.
    expect(manual).toContain(`### ${name}\n\n*${severity}.*`)
  },
)

test.each(alerts.map(nameOf))('%s is shown to fire, and to be silent without a reason', (name) => {
  const shown = cases.split('alertname: ').filter((part) => part.startsWith(`${name}\n`))
  expect(shown.some((part) => part.includes('exp_labels'))).toBe(true)
})

test.each([...headings])('the heading %s stands once', (heading) => {
  expect(headings.filter((one) => one === heading)).toHaveLength(1)
})

test('promtool reads the rules and the configuration', (context) => {
  needs('promtool', context)
  // It looks for the token's file, which this machine has not.
  const copies = mkdtempSync(join(tmpdir(), 'vitrin-prometheus-'))
  onTestFinished(() => rmSync(copies, { recursive: true }))
  writeFileSync(join(copies, 'token'), 'a-token-of-the-tests-1')
  copyFileSync(`${folder}/alerts.yml`, join(copies, 'alerts.yml'))
  const configuration = readFileSync(`${folder}/prometheus.yml`, 'utf8')
  writeFileSync(
    join(copies, 'prometheus.yml'),
    configuration.replace('/etc/prometheus/vitrin-token', join(copies, 'token')),
  )
  for (const [kind, file] of [
    ['rules', 'alerts.yml'],
    ['config', 'prometheus.yml'],
  ] as const)
    expect(runTool('promtool', ['check', kind, join(copies, file)])).toMatchObject({ code: 0 })
})

test('each alert fires when it should (promtool test rules)', { timeout: 60_000 }, (context) => {
  needs('promtool', context)
  const { code, output } = runTool('promtool', ['test', 'rules', `${folder}/alerts.test.yml`])
  expect(output).toContain('SUCCESS')
  expect(code).toBe(0)
})
