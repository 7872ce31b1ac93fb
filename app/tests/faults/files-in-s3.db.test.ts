// @module-tag once
import { expect, test } from 'vitest'
import { partnerDocuments } from '~/features/customers/tables.server'
import { picturePath } from '~/features/media/media'
import { keepMaster, keepVideo } from '~/features/media/media.server'
import { openFaultyS3 } from '~/features/media/testing/faulty-s3'
import { drawnPicture } from '~/features/media/testing/pictures'
import { fillApplication, openForm, taxPlate } from '~/testing/applicant'
import { openTestShop } from '~/testing/shop'

const s3 = await openFaultyS3()
const shop = await openTestShop({
  environment: {
    S3_ENDPOINT: s3.place.endpoint,
    S3_REGION: s3.place.region,
    S3_BUCKET: s3.place.bucket,
    S3_ACCESS_KEY_ID: s3.place.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
    S3_PREFIX: 'magaza',
  },
})
const browser = shop.browser()
await fillApplication(browser, { email: 'kova@firma.example' })
const [document] = await shop.db.select().from(partnerDocuments)
const documentPath = `/belge/${document!.id}`
const picture = picturePath(await keepMaster(shop.deps, await drawnPicture(700, 875, 'avif')), 320, 'webp')
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(988, 7)])
const video = `/media/${((await keepVideo(shop.deps, film)) as { hash: string }).hash}/video.mp4`

test('files are in the bucket, below its prefix, and nowhere else', async () => {
  expect((await browser.send(picture)).status).toBe(200)
  expect([...s3.files.keys()].map((key) => key.split('/').slice(0, 2).join('/')).toSorted()).toEqual([
    'magaza/derived',
    'magaza/documents',
    'magaza/masters',
    'magaza/videos',
  ])
})

test('private documents go through the shop: no answer has a signed link or the address of the bucket', async () => {
  const home = await browser.send('/')
  const answers: [string, Response][] = [
    ['/', home],
    ['the application', await browser.send('/create?tur=toptan&adim=belgeler')],
    [documentPath, await browser.send(documentPath)],
    [picture, await browser.send(picture)],
    [video, await browser.send(video, { headers: { range: 'bytes=0-9' } })],
    ['an unknown document', await browser.send('/belge/00000000-0000-4000-8000-000000000000')],
    ['a document of somebody else', await shop.browser().send(documentPath)],
    ['products', await browser.send('/api/products')],
  ]
  const seen = await Promise.all(
    answers.map(async ([what, answer]) => ({
      what,
      status: answer.status,
      told: JSON.stringify([...answer.headers]) + (await answer.clone().text()),
    })),
  )
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 206, 404, 404, 200])
  for (const { what, told } of seen)
    for (const word of [new URL(s3.place.endpoint).host, /x-amz-/i, 'AWS4', s3.place.accessKeyId + '/2'])
      expect(told, what).not.toMatch(word)
  const sent = Buffer.from(await answers[2]![1].arrayBuffer())
  expect(sent.equals(s3.files.get(`magaza/documents/${document!.id}`)!)).toBe(true)
  expect(Buffer.from(await answers[4]![1].arrayBuffer()).equals(film.subarray(0, 10))).toBe(true)
})

test.each(['reset', 503, 403] as const)(
  'while the bucket has the fault %s, the rest of the shop works',
  async (fault) => {
    s3.failAlways(fault)
    try {
      for (const path of ['/', '/sepetim', '/api/products', '/create?tur=toptan&adim=belgeler'])
        expect([path, (await browser.send(path)).status]).toEqual([path, 200])
      for (const path of [picture, video, documentPath]) {
        const answer = await browser.send(path, { headers: { accept: 'text/html' } })
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
        const told = await answer.text()
        expect(told).not.toMatch(/\bat .*\.(?:ts|js)|S3:|StorageFailure|127\.0\.0\.1/)
      }
      // A file that cannot be kept is told of, and what was written is not lost.
      const again = await browser.page('/create?tur=toptan&adim=belgeler')
      const refused = await browser.submit(
        again,
        openForm(again),
        { satis: 'Saat ve kordon' },
        undefined,
        taxPlate,
      )
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.text).toContain('Saat ve kordon')
    } finally {
      s3.failAlways(null)
    }
    expect((await browser.send(documentPath)).status).toBe(200)
    expect(shop.lines.join('')).not.toContain(s3.place.secretAccessKey)
  },
)
