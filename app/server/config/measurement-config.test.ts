import { expect, test } from 'vitest'
import { readConfig } from './config.server'

const live = {
  VITRIN_MODE: 'live',
  SECRET: 'otuz iki karakterden uzun bir gizli anahtar',
  PUBLIC_URL: 'https://magaza.example',
  DATABASE_URL: 'postgres://vitrin@127.0.0.1/vitrin',
  SMTP_URL: 'smtp://posta.example',
}
const secret = { GA4_API_SECRET: 'gizli-anahtar' }

test('purchases are reported to Google once a secret is given', () => {
  expect(readConfig(live).measurement).toBeNull()
  expect(readConfig({ ...live, ...secret }).measurement).toEqual({
    url: 'https://www.google-analytics.com',
    secret: 'gizli-anahtar',
  })
})

test('another address needs TLS, except on this machine in a demo', () => {
  const here = { ...secret, GA4_URL: 'http://127.0.0.1:9000/' }
  expect(readConfig(here).measurement).toMatchObject({ url: 'http://127.0.0.1:9000' })
  for (const env of [
    { ...live, ...here },
    { ...secret, GA4_URL: 'http://olcum.example' },
  ])
    expect(() => readConfig(env)).toThrow(/GA4_URL geçersiz/)
})
