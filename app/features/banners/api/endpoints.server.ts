import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { line, moment, position, rowId } from '~/http/reading/fields'
import { text as texts } from '~/http/text'
import { bannerAudiences } from '../banners'
import { getBanners, hasBannerGroup } from '../banners.server'
import { bannerEditor, bannerGroupEditor } from '../edit.server'
import { listBanners, listGroups } from '../store.server'
import { text } from '../text'
import {
  bannerRecord,
  groupExample,
  recordExample,
  shownBanner,
  shownExample,
  toRecord,
  toShown,
} from './banner-wire.server'

const editors: Policy = { staff: 'content.write' }
const common = {
  tag: 'Afişler',
  // Banners of coming campaigns are no news for visitors yet.
  readers: { index: editors, show: editors },
  writers: { create: editors, update: editors, remove: editors },
  keep: { by: 'visitor' },
} as const

const groupRecord = z.strictObject({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  layout: z.enum(['grid', 'strip']),
})
const { id: groupId, ...groupSent } = groupExample

const groups = resource({
  ...common,
  path: '/banner-groups',
  summaries: {
    index: 'Afiş grupları',
    show: 'Bir afiş grubu',
    create: 'Afiş grubu ekler',
    update: 'Afiş grubunu değiştirir',
    remove: 'Boş bir afiş grubunu siler',
  },
  editor: bannerGroupEditor,
  input: z.strictObject({
    code: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, text.badCode),
    title: line(2, 100).describe('Ekran okuyucuların grubu tanıttığı ad.'),
    layout: z.enum(['grid', 'strip']).default('grid').describe('grid: yan yana; strip: kaydırılan şerit.'),
  }),
  fromWire: ({ code, title, layout }) => ({ code, title, layout }),
  record: groupRecord,
  toWire: (row) => row,
  example: { id: groupId, input: groupSent, record: groupExample },
  list: {
    item: groupRecord,
    example: { data: [groupExample], total: 1 },
    read: ({ db }, page) => listGroups(db, page),
  },
})

const when = moment.nullable().default(null)
const key = z.string().regex(/^[0-9a-f]{16,64}$/, text.unknownPicture)
const { id: bannerId, ...bannerSent } = recordExample

const banners = resource({
  ...common,
  path: '/banners',
  summaries: {
    index: 'Bütün afişler, henüz gösterilmeyenler de',
    show: 'Bir afiş',
    create: 'Afiş ekler',
    update: 'Afişi değiştirir',
    remove: 'Afişi siler',
  },
  editor: bannerEditor,
  input: z.strictObject({
    group_id: rowId,
    picture: key.describe('Geniş ekranların resmi: `/media/anahtar/640.webp` adresindeki anahtar.'),
    picture_narrow: key.nullable().default(null).describe('Dar ekranların resmi; null: geniş resmin ortası.'),
    title: line(0, 80).default(''),
    text: line(0, 240).default(''),
    alt: line(0, 200).default('').describe('Resmi görmeyenlere ne gösterdiği. Başlık yoksa zorunlu.'),
    link: line(0, 500).default(''),
    link_type: z.literal([1, 2, 3, 4, 5]).default(5),
    audiences: z.array(z.enum(bannerAudiences)).max(3).default([]).describe('Boş: herkes.'),
    begins_at: when,
    ends_at: when,
    position: position.default(0),
    active: z.boolean().default(true),
  }),
  fromWire: (body) => ({
    groupId: body.group_id,
    wideHash: body.picture,
    narrowHash: body.picture_narrow,
    title: body.title,
    text: body.text,
    alt: body.alt,
    link: body.link,
    linkType: body.link_type,
    audiences: [...new Set(body.audiences)],
    beginsAt: body.begins_at,
    endsAt: body.ends_at,
    position: body.position,
    active: body.active,
  }),
  record: bannerRecord,
  toWire: toRecord,
  example: { id: bannerId, input: bannerSent, record: recordExample },
  list: {
    item: bannerRecord,
    query: { group_id: idInAddress.optional() },
    example: { query: { group_id: '1' }, data: [recordExample], total: 1 },
    read: async ({ db }, { group_id, ...page }) => {
      const { data, total } = await listBanners(db, { ...page, groupId: group_id })
      return { data: data.map(toRecord), total }
    },
  },
})

const bannersOfGroup = route({
  method: 'get',
  path: '/banner-groups/{id}/banners',
  tag: common.tag,
  summary: 'Grubun şu an bu ziyaretçiye gösterilen afişleri',
  policy: 'anyone',
  keep: { by: 'visitor' },
  list: true,
  params: z.strictObject({ id: idInAddress }),
  query: z.strictObject({ ...compatibility, ...pageQuery }),
  failures: [notFound],
  answer: z.array(shownBanner),
  example: {
    params: { id: '1' },
    query: { start: '0', length: '30' },
    data: [shownExample],
    meta: { total: 1, start: 0, length: 30 },
  },
  run: async ({ db, visitor }, { params: { id }, query: { start, length } }) => {
    const [group] = await getBanners(db, visitor, [id])
    if (!group && !(await hasBannerGroup(db, id))) throw new Problem(404, 'not_found', texts.notFound)
    const all = group?.banners ?? []
    return { data: all.slice(start, start + length).map(toShown), meta: { total: all.length, start, length } }
  },
})

export const bannerEndpoints: ApiRoute[] = [bannersOfGroup, ...groups, ...banners]
