import { data, redirect } from 'react-router'
import {
  faultOfMapping,
  type MappedField,
  mappedFields,
  type Mapping,
  type UploadOptions,
} from '~/features/catalogue/catalogue'
import { readUpload, startUpload, stopUpload } from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { fieldOf } from '~/pages/shared/account-form'
import type { Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

/** Saves the choices of an upload and starts its trial or its import, or stops it. */
export async function saveUpload(args: Args) {
  const { visit, form, values, verb, staff } = await readAction(args, {
    once: ['liste', 'kdv', 'ondalik', 'kategoriler'],
    matching: /^alan-\d{1,3}$/,
  })
  const { db, visitor } = visit
  const id = readId(args.params.id)
  const upload = id === null ? null : await readUpload(visit, id)
  if (!upload) throw data(null, 404)
  const refuse = (refused: string, status = 422) => data({ verb, refused, values } satisfies Refused, status)
  const back = () => redirect(`/yonetim/urunler/aktarim/${upload.id}?oldu=${verb}`, 303)
  if (verb === 'durdur') {
    await stopUpload(db, upload.id, staff)
    return back()
  }
  const mapping = mappingIn(form, upload.headings)
  const fault = upload.kind === 'table' ? faultOfMapping(mapping) : null
  if (fault)
    return refuse(
      'missing' in fault ? text.wrong.missing(fault.missing) : text.wrong.repeated(fault.repeated),
    )
  const writesStock = upload.kind !== 'table' || Object.values(mapping).includes('stock')
  if (writesStock && !visitor.permissions.includes('stock.write')) return refuse(text.wrong.stock)
  const options = optionsIn(form, mapping, await getPriceLists(db))
  const started = await startUpload(db, upload.id, { options, trial: verb === 'dene' }, staff)
  return started === 'done' ? back() : refuse(text.wrong.refusal[started], 409)
}

function mappingIn(form: FormData, headings: readonly string[]): Mapping {
  const mapping: Record<string, MappedField> = {}
  for (const [at, heading] of headings.entries()) {
    const field = mappedFields.find((one) => one === fieldOf(form, `alan-${at}`))
    if (field && heading !== '') mapping[heading] = field
  }
  return mapping
}

const rates = [0, 1, 10, 20] as const

function optionsIn(form: FormData, mapping: Mapping, lists: readonly { code: string }[]): UploadOptions {
  const decimal = fieldOf(form, 'ondalik')
  return {
    mapping,
    priceList: lists.find(({ code }) => code === fieldOf(form, 'liste'))?.code ?? null,
    kdvRate: rates.find((rate) => String(rate) === fieldOf(form, 'kdv')) ?? 20,
    decimal: decimal === ',' || decimal === '.' ? decimal : null,
    createCategories: fieldOf(form, 'kategoriler') === '1',
  }
}
