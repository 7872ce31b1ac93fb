import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'

const { db } = await openTestDatabase('empty')

// Words of column names that hold an email address, a name, a telephone number or another mark of a person.
const personal =
  /(^|_)(e?mail|phone|gsm|name|contact|holder|iban|card|sender|customer|payer|requester|decider|address|street|invoice|ip|ip_address|user_agent|tax_number|uid)$/

/** Columns whose names look personal and that name goods, places or the shop itself. */
const ofNobody = [
  // Of a file.
  'bank_files.name',
  'product_uploads.name',
  'product_upload_faults.name',
  'bank_accounts.holder',
  'bank_accounts.iban',
  'brands.name',
  'carriers.name',
  'categories.name',
  'cities.name',
  'countries.name',
  'districts.name',
  'features.name',
  'listing_entries.name',
  'neighbourhoods.name',
  'order_invoices.carrier_name',
  'order_lines.product_name',
  'order_lines.variant_name',
  'order_list_lines.name',
  'order_list_lines.variant_name',
  'order_request_lines.product_name',
  'order_request_lines.variant_name',
  'payment_methods.name',
  'price_lists.name',
  'products.name',
  'shipments.carrier_name',
  'sms_campaigns.name',
  'staff_roles.name',
  'stock_counts.name',
  // Of the bank that only a demo has.
  'test_bank_payments.card',
  'variants.name',
]

/** Kept when a member is forgotten, by law: docs/decisions/who-is-forgotten.md. */
const kept = [
  // Movements of the shop's bank account are records of its books.
  'bank_lines.sender',
  // Of guests: a fingerprint of the email address.
  'coupon_orders.customer',
  'coupon_uses.customer',
  'open_order_alerts.customer',
  'consents.ip',
  'order_contracts.ip',
  'order_refund_accounts.holder',
  'order_refund_accounts.iban',
  'order_return_photos.name',
  'orders.address',
  'orders.email',
  'orders.invoice',
  'orders.ip',
  'payment_attempts.payer',
  'payment_notices.file_name',
  'payment_notices.iban',
  'payment_notices.sender',
]

/** Emptied by app/server/forget-member.server.ts itself, and found by forget-member.db.test.ts when they are not. */
const emptied = [
  'business_partner_addresses.first_name',
  'business_partner_addresses.invoice',
  'business_partner_addresses.last_name',
  'business_partner_addresses.phone',
  'business_partner_addresses.street',
  'business_partner_details.email',
  'business_partner_details.name',
  'business_partner_details.phone',
  'bounced_addresses.email',
  'business_partners.name',
  'business_partners.tax_number',
  'newsletter_recipients.email',
  'newsletter_signups.email',
  'newsletter_signups.ip',
  'order_request_decisions.decider_name',
  'order_requests.address',
  'order_requests.invoice',
  'order_requests.requester_email',
  'order_requests.requester_name',
  'partner_applications.company_name',
  'partner_applications.contact_name',
  'partner_applications.email',
  'partner_applications.phone',
  'partner_applications.street',
  'partner_applications.tax_number',
  'partner_documents.name',
  'sms_campaign_recipients.phone',
]

/** Personal columns with the tables whose deletion deletes their rows. */
async function personalColumns(): Promise<Map<string, boolean>> {
  const { rows } = await db.execute<{ table: string; column: string; goes: boolean }>(sql`
    with recursive goes (relation) as (
      select unnest(array['users', 'shoppers']::regclass[])
      union
      select conrelid from pg_constraint join goes on confrelid = goes.relation::oid
      where contype = 'f' and confdeltype = 'c'
    )
    select table_name as table, column_name as column,
      format('public.%I', table_name)::regclass::oid in (select relation::oid from goes) as goes
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'inet')`)
  expect(rows.length).toBeGreaterThan(150)
  const named = rows.filter(({ column }) => personal.test(column))
  return new Map(named.map(({ table, column, goes }) => [`${table}.${column}`, goes]))
}

// Forgetting a member must know every place that names one (KVKK art. 7).
test('every column that may name a customer is deleted with the customer or listed with a decision', async () => {
  const columns = await personalColumns()
  const decided = [...ofNobody, ...kept, ...emptied]
  expect(decided.filter((column) => !columns.has(column))).toEqual([])
  const forgotten = [...columns].filter(([column, goes]) => !goes && !decided.includes(column))
  expect(forgotten.map(([column]) => column)).toEqual([])
})
