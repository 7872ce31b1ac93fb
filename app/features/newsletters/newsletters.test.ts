import { describe, expect, test } from 'vitest'
import { batchSize, mayChange, minutesToNextTry } from './newsletters'
import { isGoneForGood, readBounceReport } from './sending/bounce-report'

const report = `Return-Path: <>
From: MAILER-DAEMON@posta.example
Content-Type: multipart/report; report-type=delivery-status; boundary="x"

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; posta.example

Final-Recipient: rfc822; Yok@Ornek.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <yok@ornek.example>:
 user unknown

--x--
`

describe('a delivery report', () => {
  test('names the address and what the server said, over folded lines', () => {
    expect(readBounceReport(report)).toEqual({
      email: 'yok@ornek.example',
      isFailed: true,
      status: '5.1.1',
      answer: 'smtp; 550 5.1.1 <yok@ornek.example>: user unknown',
    })
    expect(readBounceReport(report.replaceAll('\n', '\r\n'))?.email).toBe('yok@ornek.example')
    expect(readBounceReport(report.replace('failed', 'delayed'))?.isFailed).toBe(false)
  })

  test('is nothing else', () => {
    for (const other of ['', 'Merhaba', 'Final-Recipient: rfc822; yok@ornek.example', 'Status: 5.1.1'])
      expect(readBounceReport(other)).toBeNull()
  })
})

test.each([
  [550, '550 5.1.1 user unknown', true],
  [550, '550 no such user', true],
  [550, '550 5.2.1 mailbox disabled', true],
  [552, '552 5.2.2 mailbox full', false],
  [550, '550 5.7.1 rejected as spam', false],
  [554, '554 transaction failed', false],
  [450, '450 4.1.1 unknown at the moment', false],
  [null, '5.1.1', true],
  [null, '4.4.1', false],
])('the answer %s "%s" says that an address is gone: %s', (code, answer, isGone) => {
  expect(isGoneForGood(code, answer)).toBe(isGone)
})

test('a batch is a sixth of a minute and never more than the minute has left', () => {
  expect(batchSize(60, 0)).toBe(10)
  expect(batchSize(60, 55)).toBe(5)
  expect(batchSize(60, 60)).toBe(0)
  expect(batchSize(60, 70)).toBe(0)
  expect(batchSize(1, 0)).toBe(1)
})

test('a refused email is tried again after 15, 30, 60 and 120 minutes', () => {
  expect([1, 2, 3, 4].map(minutesToNextTry)).toEqual([15, 30, 60, 120])
})

test('a newsletter that has begun can only be stopped, and a finished one stays', () => {
  expect(mayChange('draft', 'scheduled')).toBe(true)
  expect(mayChange('scheduled', 'draft')).toBe(true)
  expect(mayChange('sending', 'cancelled')).toBe(true)
  expect(mayChange('sending', 'draft')).toBe(false)
  expect(mayChange('sent', 'draft')).toBe(false)
  expect(mayChange('cancelled', 'scheduled')).toBe(false)
})
