import { expect, test } from 'vitest'
import { createPictureFetcher } from './fetch-picture.server'

test.each(['\u0000', '\u001f', '\ud800'])(
  'an address with a letter that the database cannot store (%j) is refused without a request',
  async (letter) => {
    const fetchPicture = createPictureFetcher()
    const refused = { status: 'failed', reason: 'adres geçersiz' }
    expect(await fetchPicture(`http://127.0.0.1:9/kordon.jpg?${letter}`)).toEqual(refused)
    expect(await fetchPicture(`kordon${letter}.jpg`)).toEqual(refused)
  },
)
