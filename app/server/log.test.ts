import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { workerLog } from './jobs.server'
import { createLog } from './log.server'

function openLog() {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  return { log, lines }
}

const note = 'Kapıcıya bırakın\n    at daire 5, 0532 123 45 67'
const failedQuery = () =>
  new DrizzleQueryError(
    'insert into orders values ($1, $2)',
    [note, 'ayse@alici.example'],
    new Error('timeout'),
  )

describe('text that a customer typed stays out of the log', () => {
  test('when a query with it fails, on however many lines it was typed', () => {
    const { log, lines } = openLog()
    log.error({ err: failedQuery() }, 'request failed')
    expect(lines[0]).not.toMatch(/Kapıcı|daire 5|0532|ayse/)
    expect(lines[0]).toMatch(/insert into orders/)
    expect(lines[0]).toMatch(/log\.test\.ts/)
    expect(lines[0]).toMatch(/caused by Error: timeout/)
  })

  test('when a job with it fails', () => {
    const { log, lines } = openLog()
    const error = failedQuery()
    const message = `Failed task 1 (send-order-mail, 1ms, attempt 1 of 25) with error '${error.message}':\n  ${error.stack}`
    workerLog(log).error(message, { error })
    expect(lines[0]).not.toMatch(/Kapıcı|daire 5|0532|ayse/)
    expect(lines[0]).toMatch(/Failed task 1 \(send-order-mail/)
    expect(lines[0]).toMatch(/insert into orders/)
  })

  test('when a mail server names the address it refuses', () => {
    const { log, lines } = openLog()
    log.error({ err: new Error('550 5.1.1 <ayse@alici.example> unknown user') }, 'mail')
    expect(lines[0]).toMatch(/550 5\.1\.1 <\[gizli\]> unknown user/)
  })
})

test('a notice of the job queue is not an error', () => {
  const { log, lines } = openLog()
  workerLog(log).info('Worker connected and looking for jobs')
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 20, msg: 'Worker connected and looking for jobs' })
})
