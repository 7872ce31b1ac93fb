import { expect, test } from 'vitest'
import { BadConfig } from './bad-config.server'
import { readConfig } from './config.server'

const bucket = {
  S3_ENDPOINT: 'https://s3.eu-central-1.example/',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'magaza-dosyalari',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'gizli/anahtar+1=',
}

test('files are in the data folder unless a bucket is named', () => {
  expect(readConfig({}).s3).toBeNull()
  expect(readConfig({ ...bucket, S3_PREFIX: 'vitrin' }).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.example',
    region: 'eu-central-1',
    bucket: 'magaza-dosyalari',
    accessKeyId: 'AKIA1',
    secretAccessKey: 'gizli/anahtar+1=',
    prefix: 'vitrin',
  })
  expect(readConfig(bucket).s3?.prefix).toBe('')
})

test.each(Object.keys(bucket))('a bucket without %s is refused with one line that names it', (name) => {
  const line = `Yapılandırma hatası: dosyaları S3'te saklamak için ${name} gerekli.`
  expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(new BadConfig(line))
})

test('a prefix alone is refused, since its files would be nowhere', () => {
  expect(() => readConfig({ S3_PREFIX: 'vitrin' })).toThrow(/S3_ENDPOINT, S3_REGION, .* gerekli\.$/)
})
