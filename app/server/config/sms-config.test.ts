import { expect, test } from 'vitest'
import { BadConfig } from './bad-config.server'
import { readConfig } from './config.server'

const live = {
  VITRIN_MODE: 'live',
  SECRET: 'otuz iki karakterden uzun bir gizli anahtar',
  PUBLIC_URL: 'https://magaza.example',
  DATABASE_URL: 'postgres://vitrin@127.0.0.1/vitrin',
  SMTP_URL: 'smtp://posta.example',
}
const keys = { NETGSM_USER: '8501234567', NETGSM_PASSWORD: 'parola', NETGSM_HEADER: 'VITRIN' }

test('the demo writes text messages to files, a live shop sends them by a configured provider only', () => {
  expect(readConfig({}).sms).toEqual({ transport: 'file' })
  expect(readConfig(live).sms).toEqual({ transport: 'none' })
  expect(readConfig({ ...live, ...keys, SMS_TRANSPORT: 'netgsm' }).sms).toEqual({
    transport: 'netgsm',
    url: 'https://api.netgsm.com.tr',
    user: '8501234567',
    password: 'parola',
    header: 'VITRIN',
  })
  expect(
    readConfig({ ...keys, SMS_TRANSPORT: 'netgsm', NETGSM_URL: 'http://127.0.0.1:4000/' }).sms,
  ).toMatchObject({ url: 'http://127.0.0.1:4000' })
})

test.each([
  ['SMS_TRANSPORT', { ...live, SMS_TRANSPORT: 'file' }],
  ['SMS_TRANSPORT', { SMS_TRANSPORT: 'twilio' }],
  ['NETGSM_PASSWORD', { ...live, ...keys, SMS_TRANSPORT: 'netgsm', NETGSM_PASSWORD: '' }],
  ['NETGSM_HEADER', { ...live, ...keys, SMS_TRANSPORT: 'netgsm', NETGSM_HEADER: 'ON İKİ KARAKTER' }],
  ['NETGSM_URL', { ...live, ...keys, SMS_TRANSPORT: 'netgsm', NETGSM_URL: 'http://api.netgsm.com.tr' }],
  ['NETGSM_URL', { ...live, ...keys, SMS_TRANSPORT: 'netgsm', NETGSM_URL: 'http://127.0.0.1:4000' }],
])('a wrong or missing %s stops the start and shows no password', (name, env) => {
  const refusal = () => readConfig(env)
  expect(refusal).toThrow(BadConfig)
  expect(refusal).toThrow(name)
  expect(refusal).not.toThrow('parola')
})
