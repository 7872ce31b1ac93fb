import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { actionNames } from './actions.text'
import { fieldNames, fieldNamesOf, silentFields } from './fields.text'
import { kindNames } from './kinds.text'
import { fieldsOfObject, fieldsOfType, readAuditedNames } from './testing/audited-names'

// The source is read, so that a new entry of the audit log asks for its Turkish names here.
const audited = readAuditedNames()

/** The names that an expression of a file stands for, where the reader of the source cannot follow it. */
const followed: Readonly<Record<string, readonly string[]>> = {
  'app/features/payments/edit-method.server.ts before row': [],
  'app/features/payments/edit-method.server.ts after row': [],
  'app/features/payments/edit-method.server.ts after input': fieldsOfType(
    'app/features/payments/edit-method.server.ts',
    'MethodInput',
  ),
  'app/features/orders/record/change-delivery.server.ts before of(before)': [],
  'app/features/orders/record/change-delivery.server.ts after of(after)': fieldsOfType(
    'app/features/orders/record/change-delivery.server.ts',
    'DeliveryChange',
  ),
  'app/features/mail-texts/mail-texts.server.ts before told': [],
  'app/features/mail-texts/mail-texts.server.ts after words': ['subject', 'body'],
  'app/features/ledger/post-by-staff.server.ts action `ledger ${name}`': [
    'ledger payment',
    'ledger opening',
    'ledger difference',
    'ledger transfer',
  ],
  'app/features/ledger/post-by-staff.server.ts after facts': fieldsOfType(
    'app/features/ledger/post-by-staff.server.ts',
    'StaffEntry',
  ),
  'app/features/identity/staff/own-roles.server.ts before role': ['name', 'permissions'],
  'app/features/fulfilment/bank-lines/book.server.ts after after': [
    'state',
    'order',
    'amount',
    'excess',
    'partner',
    'entry',
    'reason',
  ],
  'app/features/customers/partners/partner-users.server.ts after place': ['role', 'orderLimit'],
  'app/features/customers/applications/decide.server.ts action decision.to': ['refuse', 'suspend', 'ask'],
  'app/features/customers/applications/decide.server.ts before termsOf(partner)': [],
  'app/features/customers/applications/decide.server.ts after termsOf({ ...partner, ...terms })':
    fieldsOfType('app/features/customers/applications/terms.ts', 'Terms'),
  'app/features/contact/messages.server.ts action `contact_messages ${status}`': ['open', 'closed'],
  'app/features/consents/iys/import.server.ts after Object.fromEntries([...counted].map(([outcome, group]) => [outcome, group.length]))':
    ['recorded', 'unchanged', 'older', 'refused'],
  "app/features/catalogue/batches/move-batch.server.ts action `${name === 'price_batches' ? 'prices' : 'products'} ${to}`":
    ['prices stopped', 'prices undoing', 'products stopped', 'products undoing'],
  'app/features/catalogue/batches/move-batch.server.ts subject `${name} ${id}`': [
    'price_batches',
    'product_batches',
  ],
  'scripts/admin/shop-commands.ts before before': [],
  'scripts/admin/shop-commands.ts after after': fieldsOfType('app/features/settings/settings.ts', 'Closing'),
}
const nameOfUnread = ({ file, part, expression }: (typeof audited.unread)[number]) =>
  `${file} ${part} ${expression.replaceAll(/\s+/g, ' ')}`
const ofPart = (part: string) =>
  audited.unread
    .filter((one) => (part === 'fields' ? ['before', 'after'].includes(one.part) : one.part === part))
    .flatMap((one) => followed[nameOfUnread(one)] ?? [])

const kinds = new Set([...audited.kinds, ...ofPart('subject')])

/** The columns of the tables whose rows editors write as a whole, by the key that the row has. */
const editedColumns = Object.values(
  import.meta.glob<Record<string, unknown>>('~/features/**/tables.server.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((table) => table instanceof PgTable)
  .filter((table) => audited.edited.has(getTableConfig(table).name))
  .flatMap((table) => Object.keys(getTableColumns(table)))

/** Rows that editors read with more than the columns of their table, and objects inside fields. */
const read = [
  ...fieldsOfType('app/features/catalogue/write/product-input.ts', 'ProductInput'),
  ...fieldsOfType('app/features/catalogue/write/product-input.ts', 'VariantInput'),
  ...fieldsOfType('app/features/catalogue/write/store-product-record.server.ts', 'ProductRecord'),
  ...fieldsOfObject('app/features/content/store.server.ts', 'full'),
  ...fieldsOfObject('app/features/content/store.server.ts', 'card'),
  ...fieldsOfType('app/features/galleries/store.server.ts', 'GalleryRow'),
  ...fieldsOfType('app/features/galleries/store.server.ts', 'PictureRow'),
  ...fieldsOfType('app/features/catalogue/write/edit-showcases.server.ts', 'ShowcaseRecord'),
  ...fieldsOfType('app/features/newsletters/newsletters.ts', 'Segment'),
  ...fieldsOfType('app/features/catalogue/price-batches/price-batch.ts', 'PriceRule'),
  ...fieldsOfType('app/features/catalogue/price-batches/price-batch.ts', 'PriceFilter'),
  ...fieldsOfType('app/features/catalogue/product-batches/product-batch.ts', 'ProductChange'),
  ...fieldsOfType('app/features/catalogue/product-batches/product-batch.ts', 'ProductFilter'),
  ...fieldsOfType('app/features/catalogue/import/uploads/upload.ts', 'UploadOptions'),
]

const missingIn = (known: Readonly<Record<string, string>>, names: Iterable<string>) =>
  [...new Set(names)].filter((name) => !known[name]).toSorted()

test('the source is read: nothing in it stays unknown', () => {
  expect(audited.kinds.size).toBeGreaterThan(30)
  expect(audited.fields.size).toBeGreaterThan(50)
  // An expression that appears here is too much for the reader: add the names that it stands for above.
  expect(audited.unread.map(nameOfUnread).filter((one) => !followed[one])).toEqual([])
  const known = new Set(audited.unread.map(nameOfUnread))
  expect(Object.keys(followed).filter((one) => !known.has(one))).toEqual([])
})

test('every kind of record has a Turkish name', () => {
  expect(missingIn(kindNames, kinds)).toEqual([])
})

test('every action has a Turkish name', () => {
  expect(missingIn(actionNames, [...audited.actions, ...ofPart('action')])).toEqual([])
})

test('every field has a Turkish name, unless it says nothing', () => {
  const fields = [...audited.fields, ...ofPart('fields'), ...editedColumns, ...read]
  expect(missingIn(fieldNames, fields).filter((name) => !silentFields.has(name))).toEqual([])
})

test('no name is for something that nobody writes', () => {
  expect(missingIn(Object.fromEntries([...kinds].map((one) => [one, one])), Object.keys(kindNames))).toEqual(
    [],
  )
  const actions = new Set([...audited.actions, ...ofPart('action')])
  expect(Object.keys(actionNames).filter((one) => !actions.has(one))).toEqual([])
  for (const one of Object.keys(fieldNamesOf)) expect(kinds).toContain(one.split('.')[0])
})
