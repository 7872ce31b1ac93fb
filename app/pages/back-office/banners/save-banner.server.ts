import { data } from 'react-router'
import { bannerAudiences } from '~/features/banners/banners'
import { bannerEditor, bannerGroupEditor } from '~/features/banners/banners.server'
import { readId } from '../shared/list-address'
import { readMoment } from '../shared/moment-field'
import type { RecordAnswer } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, type StaffVisit } from '../shared/staff.server'
import { uploadPicture } from '../shared/upload-picture.server'
import { text } from './text'
import { oneLine } from '../shared/one-line'

const back = '/yonetim/afisler'

/** Saves or removes a banner or a group of banners. */
export async function saveBanner(args: Parameters<typeof readAction>[0]) {
  const { visit, form, values, verb } = await readAction(args, {
    once: [
      'grup',
      'genis',
      'dar',
      'baslik',
      'metin',
      'anlatim',
      'baglanti',
      'bas',
      'son',
      'sira',
      'gosterilir',
      'kod',
      'ad',
      'dizilim',
      'kayit',
      'surum',
    ],
    many: ['kim'],
    files: ['genis', 'dar'],
  })
  if (verb === 'grup-ekle' || verb === 'grup-sil')
    return saveRecord({
      visit,
      verb: verb === 'grup-ekle' ? 'ekle' : 'sil',
      values,
      editor: bannerGroupEditor,
      input: groupIn(values),
      taken: text.wrong.groupTaken,
      back,
      told: verb,
    })
  const input = verb === 'sil' ? '' : await bannerIn(visit, form, values)
  if (typeof input === 'string' && verb !== 'sil') {
    const id = readId(values['kayit'])
    const revision = id === null ? '' : (values['surum'] ?? '')
    return data({ verb, refused: input, values, revision } satisfies RecordAnswer, { status: 422 })
  }
  return saveRecord({ visit, verb, values, editor: bannerEditor, input, taken: text.wrong.taken, back })
}

function groupIn({ kod: code = '', ad: title = '', dizilim }: Record<string, string>) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.length > 60) return text.wrong.groupCode
  if (title.length < 2 || title.length > 100) return text.wrong.groupTitle
  return { code, title, layout: dizilim === 'strip' ? ('strip' as const) : ('grid' as const) }
}

async function bannerIn(visit: StaffVisit, form: FormData, values: Record<string, string>) {
  const id = readId(values['kayit'])
  const stored = id === null ? null : await bannerEditor.read(visit.db, id)
  const wide = await uploadPicture(visit, form, 'genis')
  const narrow = await uploadPicture(visit, form, 'dar')
  if (wide === 'not_a_picture' || narrow === 'not_a_picture') return text.wrong.notPicture
  const wideHash = wide?.hash ?? stored?.wideHash
  if (!wideHash) return text.wrong.picture
  const [beginsAt, endsAt] = [readMoment(values['bas'] ?? ''), readMoment(values['son'] ?? '')]
  if (beginsAt === undefined || endsAt === undefined) return text.wrong.date
  const link = (values['baglanti'] ?? '').slice(0, 500)
  const chosen = form.getAll('kim')
  return {
    groupId: readId(values['grup']) ?? 0,
    wideHash,
    narrowHash: narrow?.hash ?? stored?.narrowHash ?? null,
    title: (values['baslik'] ?? '').slice(0, 80),
    text: oneLine(values['metin']).slice(0, 240),
    alt: oneLine(values['anlatim']).slice(0, 200),
    link,
    linkType: /^https?:/i.test(link) ? (4 as const) : (5 as const),
    audiences: bannerAudiences.filter((one) => chosen.includes(one)),
    beginsAt,
    endsAt,
    position: /^\d{1,4}$/.test(values['sira'] ?? '') ? Number(values['sira']) : 0,
    active: values['gosterilir'] === '1',
  }
}
