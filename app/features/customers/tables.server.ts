// Longer than 250 lines: migrations are generated from all tables of a feature in one file.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { shoppers, users } from '~/features/identity/tables.server'
import { cities, districts } from '~/features/places/tables.server'
import type { ApprovalEvent } from './applications/application'
import type { Invoice } from './addresses/addresses'
import type { Approval, Partner, PartnerRole } from './customers'
import type { DocumentKind } from './documents/documents'

/**
 * A price list is a price group: `group_id` of the API is its id. A variant without an offer here falls back to the
 * parent list, finally to retail.
 */
export const priceLists = pgTable(
  'price_lists',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => priceLists.id),
    kdvIncluded: boolean('kdv_included').notNull(),
    isRetail: boolean('is_retail').notNull().default(false),
    minimumOrder: bigint('minimum_order', { mode: 'number' }).notNull().default(0),
    /** Kuruş; null for the shop's own threshold `checkout/base_price_for_free_shipping`. */
    freeShippingFrom: bigint('free_shipping_from', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('price_lists_one_retail')
      .on(t.isRetail)
      .where(sql`${t.isRetail}`),
    check('price_lists_retail_is_root', sql`not ${t.isRetail} or ${t.parentId} is null`),
  ],
)

/** A customer, a person or a company. Money in kuruş; permissions are in `businessPartnerDetails`. */
export const businessPartners = pgTable(
  'business_partners',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<Partner['kind']>().notNull(),
    /** Unvan of a company or name of a person. */
    name: text('name').notNull(),
    taxOffice: text('tax_office').notNull().default(''),
    /** VKN or TCKN, as text because of leading zeros. */
    taxNumber: text('tax_number').notNull().default(''),
    approvalStatus: smallint('approval_status').$type<Approval>().notNull(),
    /** Null for retail. Applies only while the partner is approved. */
    priceListId: integer('price_list_id').references(() => priceLists.id),
    /** Chained discount "10+5" in hundredths of a percent: [1000, 500]. */
    discounts: integer('discounts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    paymentTermDays: integer('payment_term_days').notNull().default(0),
    creditLimit: bigint('credit_limit', { mode: 'number' }).notNull().default(0),
    salesRepresentativeId: integer('sales_representative_id').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Set when the customer ended; orders still refer to the row. */
    deletedAt: moment('deleted_at'),
    /** Folded words by which staff find the customer. */
    searched: text('searched').generatedAlwaysAs(sql`tr_fold(name || ' ' || tax_number)`),
  },
  (t) => [
    index('business_partners_by_approval').on(t.approvalStatus, t.id),
    index('business_partners_by_representative')
      .on(t.salesRepresentativeId)
      .where(sql`${t.salesRepresentativeId} is not null`),
    index('business_partners_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('business_partners_by_tax_number').on(t.taxNumber),
    // By name: it begins the searched words.
    index('business_partners_by_name').on(sql`${t.searched} collate "C"`, t.id),
    check('business_partners_kind', sql`${t.kind} in ('retail', 'wholesale')`),
    check('business_partners_approval', sql`${t.approvalStatus} between 0 and 3`),
    check('business_partners_discounts', sql`0 <= all (${t.discounts}) and 10000 >= all (${t.discounts})`),
    check('business_partners_limits', sql`${t.paymentTermDays} between 0 and 365 and ${t.creditLimit} >= 0`),
  ],
)

/** A person at a business partner: contact data and role. */
export const businessPartnerDetails = pgTable(
  'business_partner_details',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    businessPartnerId: integer('business_partner_id')
      .notNull()
      .references(() => businessPartners.id, { onDelete: 'cascade' }),
    /** Null for a person who cannot sign in. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    role: text('role').$type<PartnerRole>().notNull(),
    /** Gross kuruş of a basket above which the owner must approve; null for no limit. */
    orderLimit: bigint('order_limit', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Folded words by which staff find the person. */
    searched: text('searched').generatedAlwaysAs(sql`tr_fold(name || ' ' || email || ' ' || phone)`),
  },
  (t) => [
    index('business_partner_details_by_partner').on(t.businessPartnerId, t.id),
    index('business_partner_details_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('business_partner_details_by_email').on(t.email),
    check('business_partner_details_role', sql`${t.role} in ('owner', 'buyer', 'viewer')`),
    check('business_partner_details_limit', sql`${t.orderLimit} >= 0`),
  ],
)

/** Every decision about an application or a membership, with time, author and reason. */
export const partnerApprovals = pgTable(
  'partner_approvals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessPartnerId: integer('business_partner_id')
      .notNull()
      .references(() => businessPartners.id, { onDelete: 'cascade' }),
    event: text('event').$type<ApprovalEvent>().notNull(),
    /** The partner's status from then on. */
    status: smallint('status').$type<Approval>().notNull(),
    actor: text('actor').notNull(),
    /** The reason shown to the customer: why it was refused, or which documents are missing. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('partner_approvals_by_partner').on(t.businessPartnerId, t.id),
    check('partner_approvals_status', sql`${t.status} between 0 and 3`),
    check(
      'partner_approvals_event',
      sql`${t.event} in ('received', 'documents_asked', 'documents_added', 'approved', 'refused', 'suspended')`,
    ),
  ],
)

/** A submitted wholesale application; a refused applicant may submit another. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    businessPartnerId: integer('business_partner_id')
      .notNull()
      .references(() => businessPartners.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    taxOffice: text('tax_office').notNull(),
    taxNumber: text('tax_number').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    neighbourhood: text('neighbourhood').notNull().default(''),
    street: text('street').notNull(),
    sells: text('sells').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('partner_applications_by_partner').on(t.businessPartnerId, t.id)],
)

/** The typed values of an unsent application by field name, without passwords. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    shopperId: bigint('shopper_id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** Set when a guest submitted it: then it is hidden until the e-mail's owner signs in on the same device. */
    sentAt: moment('sent_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('application_drafts_by_age').on(t.updatedAt)],
)

/** A private file of a draft, later of the partner. The id, 122 random bits, is also its storage key. */
export const partnerDocuments = pgTable(
  'partner_documents',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    shopperId: bigint('shopper_id', { mode: 'number' }).references(() => shoppers.id, {
      onDelete: 'set null',
    }),
    businessPartnerId: integer('business_partner_id').references(() => businessPartners.id, {
      onDelete: 'set null',
    }),
    /** The owner's file name, cleaned. */
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('partner_documents_one_of_a_kind_in_a_draft').on(t.shopperId, t.kind),
    index('partner_documents_by_partner').on(t.businessPartnerId),
    index('partner_documents_without_owner')
      .on(t.createdAt)
      .where(sql`${t.businessPartnerId} is null`),
    check('partner_documents_kind', sql`${t.kind} in ('tax_plate', 'signature_circular', 'other')`),
    check('partner_documents_one_owner', sql`num_nonnulls(${t.shopperId}, ${t.businessPartnerId}) <= 1`),
  ],
)

/** A business partner's delivery address with its invoice data. Names of places are copied when it is saved. */
export const businessPartnerAddresses = pgTable(
  'business_partner_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    businessPartnerId: integer('business_partner_id')
      .notNull()
      .references(() => businessPartners.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    city: text('city').notNull(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    district: text('district').notNull(),
    neighbourhood: text('neighbourhood').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    invoice: jsonb('invoice').$type<Invoice>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Time of the last order to it. */
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Set when it is hidden; orders still refer to the row. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('business_partner_addresses_by_partner').on(t.businessPartnerId, t.id),
    uniqueIndex('business_partner_addresses_one_default')
      .on(t.businessPartnerId)
      .where(sql`${t.isDefault} and ${t.deletedAt} is null`),
    check('business_partner_addresses_title', sql`char_length(${t.title}) between 1 and 30`),
    check('business_partner_addresses_street', sql`char_length(${t.street}) <= 250`),
  ],
)

/**
 * A deletion request (KVKK), listed to the shop until it is fulfilled or withdrawn. A fulfilled row keeps its time
 * and loses its user.
 */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    takenBackAt: moment('taken_back_at'),
    doneAt: moment('done_at'),
  },
  (t) => [
    uniqueIndex('deletion_requests_one_open')
      .on(t.userId)
      .where(sql`${t.takenBackAt} is null and ${t.doneAt} is null`),
  ],
)
