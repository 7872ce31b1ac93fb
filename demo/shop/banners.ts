import { fileNameOf } from '../illustrator/file-name'
import type { BannerDrawing, Drawing, StrapLook } from '../illustrator/types'

export type DemoBanner = {
  title: string
  text: string
  alt: string
  link: string
  linkType: 1 | 3 | 5
  audiences: ('guests' | 'retail' | 'wholesale')[]
  wide: BannerDrawing
  narrow: BannerDrawing
}
export type DemoBannerGroup = {
  code: string
  title: string
  layout: 'grid' | 'strip'
  banners: readonly DemoBanner[]
}

const leather: StrapLook = {
  surface: { material: 'leather', texture: 'grain' },
  color: '#9a5a2c',
  stitch: { color: '#efe3cd', style: 'full' },
  metal: 'steel',
  widthMm: 20,
  taper: 0.9,
  tip: 'pointed',
  closure: 'tang',
  form: 'pair',
  padded: true,
  ends: 'bar',
}
const inColors = (look: StrapLook, colors: readonly string[]) => colors.map((color) => ({ ...look, color }))
const nylon: StrapLook = {
  ...leather,
  surface: { material: 'nylon', texture: 'ribbed' },
  stitch: undefined,
  padded: false,
  tip: 'round',
  taper: 1,
}
const silicone: StrapLook = {
  ...leather,
  surface: { material: 'silicone', texture: 'tropic' },
  stitch: undefined,
  padded: false,
  tip: 'round',
}

type Scene = Omit<BannerDrawing, 'view' | 'shape'>
const drawn = (scene: Scene) => ({
  wide: { view: 'banner', shape: 'wide', ...scene } as const,
  narrow: { view: 'banner', shape: 'narrow', ...scene } as const,
})

/** Banners of the demo shop. The home page shows the group `ana-sayfa`. */
export const bannerGroups: readonly DemoBannerGroup[] = [
  {
    code: 'ana-sayfa',
    title: 'Mevsimin afişleri',
    layout: 'strip',
    banners: [
      {
        title: 'Sonbaharın derileri',
        text: 'Taba, konyak, koyu kahve: mevsimin renkleri, 18’den 24 mm’ye kadar.',
        alt: 'Yan yana sarkan kahve tonlarında deri kordonlar',
        link: '/deri-kordonlar',
        linkType: 1,
        audiences: [],
        ...drawn({
          looks: inColors(leather, ['#9a5a2c', '#6b3f22', '#b5763a', '#3f2a1e']),
          paper: 'sand',
          backdrop: 'window',
          seed: 21,
          turn: 14,
        }),
      },
      {
        title: 'Toptan alıyorsanız',
        text: 'Saatçi ve kuyumculara paket fiyatı, açık hesap ve hızlı sipariş listesi.',
        alt: 'Yan yana sarkan dört renk naylon kordon',
        link: '/create',
        linkType: 5,
        audiences: ['guests', 'retail'],
        ...drawn({
          looks: inColors(nylon, ['#2f3e55', '#5b6147', '#7b2d2d', '#23262a']),
          paper: 'mint',
          backdrop: 'plain',
          seed: 34,
          turn: -12,
        }),
      },
      {
        title: 'Suya dayanıklı kordonlar',
        text: 'Silikon kordonlar terletmez, suda ve sporda rahattır.',
        alt: 'Yan yana sarkan dört renk silikon kordon',
        link: '/silikon-kordonlar',
        linkType: 1,
        audiences: [],
        ...drawn({
          looks: inColors(silicone, ['#1f4e79', '#d9772b', '#2b2d2f', '#3f7d5f']),
          paper: 'stone',
          backdrop: 'fold',
          seed: 55,
          turn: 10,
        }),
      },
    ],
  },
]

/** The drawings of the banners by file name. */
export function listBannerDrawings(): Map<string, Drawing> {
  return new Map(
    bannerGroups
      .flatMap(({ banners }) => banners.flatMap(({ wide, narrow }) => [wide, narrow]))
      .map((drawing) => [fileNameOf(drawing), drawing]),
  )
}
