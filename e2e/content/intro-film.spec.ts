import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepVideo } from '../../app/features/media/media.server'
import { filesFolder, folderStorage } from '../../app/features/media/storage.server'
import { expectAccessible } from '../support/axe'
import { openReady } from '../support/ready'
import { setSetting } from '../support/settings'
import { expect, test } from '../support/test'

const film = (page: Page) => page.locator('video')
const isPaused = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => video.paused && video.currentTime === 0)

test.beforeAll(async () => {
  const storage = folderStorage(filesFolder(process.env.VITRIN_DATA!))
  const kept = await keepVideo({ storage }, await readFile(join(import.meta.dirname, 'film.mp4')))
  if (kept.status !== 'kept') throw new Error(kept.reason)
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT ?? '3199'}/`)
  const [, poster = ''] = /\/media\/([0-9a-f]{32})\//.exec(await answer.text()) ?? []
  await setSetting('site_design', 'intro_video', kept.hash)
  await setSetting('site_design', 'intro_poster', poster)
})
test.afterAll(() => setSetting('site_design', 'intro_video', ''))

test.describe('the film of the home page', () => {
  test.describe('for visitors who want motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' }, savesData: false })

    test('plays without sound once it is seen, and is hidden for good', async ({ page }) => {
      await expect(async () => {
        await openReady(page, '/')
        await expect(film(page)).toBeAttached({ timeout: 2_000 })
      }).toPass()
      expect(await isPaused(page)).toBe(true)
      await film(page).scrollIntoViewIfNeeded()
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
      await expectAccessible(page, 'home page with a film')
      await page.getByRole('button', { name: 'Videoyu bir daha gösterme' }).click()
      await expect(film(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(film(page)).toHaveCount(0)
    })
  })

  test('shows its poster only to visitors who want less motion or save data', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await expect(async () => {
      await openReady(page, '/')
      await expect(film(page)).toBeAttached({ timeout: 2_000 })
    }).toPass()
    await film(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await isPaused(page)).toBe(true)
    expect(asked.filter((url) => url.endsWith('video.mp4'))).toEqual([])
  })
})
