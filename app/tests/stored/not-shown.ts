/** Tables whose rows no stored answer shows, by the reason. */
const silent: readonly [reason: string, tables: string][] = [
  [
    'Accounts, sign-in and staff: the store asks without a session.',
    'accounts attempts deletion_requests one_time_tokens phone_codes record_presence recovery_codes saved_views second_factors sessions shoppers signing_keys staff_roles user_referrers users',
  ],
  [
    'Members and dealers: stored answers name an audience, never a person. Changes of those who belong to one are told by tell_members.',
    'application_drafts business_partner_addresses business_partner_details business_partners hidden_showcases news_readings partner_applications partner_approvals partner_documents',
  ],
  [
    'Baskets, lists and what was seen last come by /kisisel.',
    'basket_lines basket_merge_notes basket_reminders baskets checkout_drafts coupon_orders coupon_uses coupons favourite_watches kept_products order_list_lines order_lists stock_alerts',
  ],
  [
    'Orders and what follows them; their effect on goods is in stock_balances.',
    'idempotency_keys invoice_handovers open_order_alerts order_contracts order_invoices order_lines order_notes order_referrers order_refund_accounts order_refunds order_request_decisions order_request_lines order_requests order_return_events order_return_lines order_return_photos order_returns order_status_history orders purchase_events refunds shipment_lines shipments',
  ],
  [
    'Payments and accounts of the ledger; pages that show ways to pay them are not stored.',
    'bank_accounts bank_files bank_lines gateway_accounts ledger_entries ledger_lines ledger_settlements payment_attempt_history payment_attempts payment_notices test_bank_payments test_bank_refunds',
  ],
  [
    'Messages, consents and campaigns by email, text and push.',
    'announcement_preferences announcement_turns bounced_addresses consents contact_messages iys_exports iys_known iys_reports mail_texts newsletter_recipients newsletter_signups newsletters price_drop_mails push_campaign_recipients push_campaigns push_subscriptions sms_campaign_recipients sms_campaigns sms_messages ticket_messages tickets',
  ],
  [
    'The way to a balance; what is shown is in stock_balances.',
    'stock_count_lines stock_counts stock_movements stock_reservations',
  ],
  [
    'Work of staff on goods; its effects are in the tables of goods.',
    'import_runs price_batch_rows price_batches product_batch_rows product_batches product_upload_faults product_uploads',
  ],
  [
    'Derived by triggers in the statement that changes goods or stock, whose message drops the answers.',
    'listing_bits listing_list_bits search_documents search_words stored_offers stored_products',
  ],
  ['Counted or recorded, shown in the back office only.', 'arrivals audit_log missed_searches'],
  [
    'Places are chosen at the checkout and in accounts, whose pages and calls are not stored.',
    'cities countries districts neighbourhoods',
  ],
  ['Clauses are shown at the checkout and kept with orders.', 'contract_clauses'],
  ['A picture is named by its content and never changes; what shows it tells of it.', 'pictures'],
]

export const notShown: Readonly<Record<string, string>> = Object.fromEntries(
  silent.flatMap(([reason, tables]) => tables.split(' ').map((table) => [table, reason])),
)
