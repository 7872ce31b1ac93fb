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
const iyzico = { IYZICO_API_KEY: 'sandbox-key', IYZICO_SECRET_KEY: 'sandbox-secret' }
const paytr = { PAYTR_MERCHANT_ID: '123456', PAYTR_MERCHANT_KEY: 'anahtar', PAYTR_MERCHANT_SALT: 'tuz-1' }

test('the environment names the provider of cards, or leaves the choice to staff', () => {
  const urls = { iyzico: null, paytr: null }
  expect(readConfig({}).payments).toEqual({ gateway: null, urls, iyzico: null, paytr: null })
  expect(readConfig(live).payments.gateway).toBeNull()
  expect(readConfig({ ...live, ...iyzico, PAYMENT_GATEWAY: 'iyzico' }).payments).toMatchObject({
    gateway: 'iyzico',
    iyzico: { url: 'https://api.iyzipay.com' },
  })
  const both = readConfig({ ...live, ...iyzico, ...paytr, PAYMENT_GATEWAY: 'paytr' }).payments
  expect(both).toMatchObject({
    gateway: 'paytr',
    iyzico: { apiKey: 'sandbox-key' },
    paytr: { testMode: false },
  })
})

test.each([
  ['PAYMENT_GATEWAY', { ...live, PAYMENT_GATEWAY: 'test' }],
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'stripe' }],
  ['IYZICO_API_KEY, IYZICO_SECRET_KEY', { ...live, PAYMENT_GATEWAY: 'iyzico' }],
  ['IYZICO_SECRET_KEY', { IYZICO_API_KEY: 'sandbox-key' }],
  ['PAYTR_MERCHANT_KEY', { ...live, ...paytr, PAYTR_MERCHANT_KEY: '' }],
  ['PAYTR_MERCHANT_ID', { ...paytr, PAYTR_MERCHANT_ID: 'magaza' }],
  ['PAYTR_TEST_MODE', { ...paytr, PAYTR_TEST_MODE: 'evet' }],
  ['IYZICO_URL', { ...live, ...iyzico, IYZICO_URL: 'http://api.iyzipay.com' }],
  ['IYZICO_URL', { ...live, ...iyzico, IYZICO_URL: 'http://127.0.0.1:4000' }],
  ['PAYTR_URL', { ...paytr, PAYTR_URL: 'http://www.paytr.com' }],
])('the shop does not start with a wrong %s', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(BadConfig)
  expect(() => readConfig(environment)).toThrow(name)
})
