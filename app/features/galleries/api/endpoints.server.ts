import { z } from 'zod'
import { picturePath } from '~/features/media/media'
import { resource } from '~/http/calls/resource.server'
import type { ApiRoute, Policy } from '~/http/calls/route.server'
import { galleryPath } from '../galleries'
import { galleryEditor } from '../edit.server'
import { galleryInput } from '../schema.server'
import { listGalleries } from '../store.server'

const editors: Policy = { staff: 'content.write' }

const card = z.strictObject({
  id: z.int(),
  path: z.string().describe('Sayfanın adresi.'),
  title: z.string(),
  summary: z.string(),
  picture_count: z.int(),
  image: z.string().nullable().describe('İlk resim.'),
  active: z.boolean(),
})
const picture = z.strictObject({ picture: z.string(), title: z.string(), alt: z.string(), image: z.string() })
const record = z.strictObject({
  id: z.int(),
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  position: z.int(),
  active: z.boolean(),
  pictures: z.array(picture),
})

const hash = '5f0c2a9be3d1476c8a90b1f2e3d4c5b6'
const pictureExample = { picture: hash, title: 'Toros, taba', alt: 'Bilekte taba deri kordonlu saat' }
const example = {
  title: 'Bileklerde',
  summary: 'Kordonlarımız saatlerin üzerinde.',
  position: 1,
  active: true,
  pictures: [pictureExample],
}
const imageOf = (hash: string, width: 640 | 1280) => picturePath(hash, width, 'webp')

export const galleryEndpoints: ApiRoute[] = resource({
  path: '/galleries',
  tag: 'Galeriler',
  readers: { index: 'anyone', show: 'anyone' },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
  summaries: {
    index: 'Galeriler; gizlenenleri yalnızca mağaza görür',
    show: 'Bir galeri, resimleriyle',
    create: 'Galeri ekler',
    update: 'Galeriyi resimleriyle birlikte değiştirir',
    remove: 'Galeriyi siler; resimlerin dosyaları kalır',
  },
  editor: galleryEditor,
  input: galleryInput,
  fromWire: ({ title, summary, position, active, pictures }) => ({
    title,
    summary,
    position,
    active,
    pictures,
  }),
  record,
  toWire: ({ id, pictures, ...row }) => ({
    id,
    path: galleryPath(id),
    ...row,
    pictures: pictures.map((one) => ({ ...one, image: imageOf(one.picture, 1280) })),
  }),
  isVisible: ({ active }, { visitor }) => active || visitor.kind === 'staff',
  example: {
    id: 1,
    input: example,
    record: {
      id: 1,
      path: '/gallery/1',
      ...example,
      pictures: [{ ...pictureExample, image: imageOf(hash, 1280) }],
    },
  },
  list: {
    item: card,
    example: {
      data: [
        {
          id: 1,
          path: '/gallery/1',
          title: example.title,
          summary: example.summary,
          picture_count: 1,
          image: imageOf(hash, 640),
          active: true,
        },
      ],
      total: 1,
    },
    read: async ({ db, visitor }, page) => {
      const { data, total } = await listGalleries(db, { ...page, all: visitor.kind === 'staff' })
      return {
        data: data.map(({ id, title, summary, count, cover, active }) => ({
          id,
          path: galleryPath(id),
          title,
          summary,
          picture_count: count,
          image: cover && imageOf(cover.hash, 640),
          active,
        })),
        total,
      }
    },
  },
})
