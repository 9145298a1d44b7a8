import type { DB } from './schema.ts'

export type RetentionRule = {
  readonly table: keyof DB
  /** The time when a row was last needed. */
  readonly since: string
  readonly keep: string
  /** A condition that keeps an expired row. */
  readonly unless?: string
  /** The column with the path of the row's file, which is deleted with it. */
  readonly file?: string
  /** The app may delete but never update these rows, so they are not locked before. */
  readonly unchanging?: true
}

/** For tables with so many writes that expired rows are deleted each minute. */
const UNTIL_EXPIRY = '0 days'
/**
 * Returns a condition that keeps rows while the account or its owner's account is frozen, because an investigation may
 * need them.
 */
const frozen = (table: string): string =>
  `exists (select 1 from customer c left join customer p on p.id = c.parent_id
            where c.id = ${table}.customer_id and 'frozen' in (c.status, p.status))`

/** The idempotency key of such a row is kept forever (invariant I21). The index of keys excludes the same paths. */
export const movesMoney = [
  'sapi/v1/capital/withdraw/apply',
  'ex/api/v1/withdrawals/create',
  'ex/api/v1/payouts/create',
  'ex/api/v1/transfers/create',
  'ex/api/v1/internal_transfers/create',
  'ex/api/v1/sub_accounts/transfer',
  'ex/api/v1/subscriptions/create',
  'ex/newcoin/purchase',
  'ex/api/v1/fiat_orders/create',
  'ex/otc/ad/create',
  'ex/otc/deal/take',
  'ex/otc/deal/release',
]

/**
 * Rows that are deleted by their own age (decision 0035). A table comes after the tables that refer to it. Codes
 * outlive the day over which their budgets count, password budgets their quarter of an hour.
 */
export const retention: readonly RetentionRule[] = [
  {
    table: 'idempotency',
    since: 'at',
    keep: '30 days',
    unless: `scope in (${movesMoney.map((each) => `'${each}'`).join()})`,
  },
  { table: 'rate_limit', since: 'to_timestamp(expire / 1000.0)', keep: '1 day' },
  { table: 'price_alert', since: 'reached_at', keep: '90 days' },
  { table: 'fact_change', since: 'at', keep: '1 day', unchanging: true },
  { table: 'verify_token', since: 'expires_at', keep: '1 day' },
  { table: 'login_ticket', since: 'expires_at', keep: '1 day' },
  { table: 'freeze_link', since: 'expires_at', keep: '1 day' },
  // Personal data that was not sent for review.
  { table: 'myinfo_prefill', since: 'expires_at', keep: UNTIL_EXPIRY },
  { table: 'vendor_attempt', since: 'expires_at', keep: '1 day' },
  { table: 'qr_login', since: 'expires_at', keep: '1 day' },
  { table: 'kyc_handover_photo', since: 'at', keep: '2 days' },
  {
    table: 'kyc_handover',
    since: 'expires_at',
    keep: '2 days',
    unless: 'exists (select 1 from kyc_handover_photo p where p.handover_id = kyc_handover.id)',
  },
  { table: 'passkey_challenge', since: 'expires_at', keep: '1 day' },
  { table: 'password_reset', since: 'expires_at', keep: '1 day' },
  { table: 'operator_ticket', since: 'expires_at', keep: '1 day' },
  // The link of each of the first two operators is kept, because it ends the creation of links.
  { table: 'first_operator_link', since: 'expires_at', keep: '7 days', unless: 'enrolled_at is not null' },
  {
    table: 'code_challenge',
    since: 'created_at',
    keep: '3 days',
    unless: 'exists (select 1 from login_ticket t where t.challenge_id = code_challenge.id)',
  },
  { table: 'field_nonce', since: 'expires_at', keep: '1 day' },
  { table: 'field_key', since: 'ends_at', keep: '1 day' },
  { table: 'captcha_answer', since: 'at', keep: '1 day' },
  { table: 'password_budget', since: 'window_start', keep: '1 day' },
  { table: 'recipient_lookup', since: 'at', keep: '1 day' },
  { table: 'api_request', since: 'expires_at', keep: UNTIL_EXPIRY },
  { table: 'listen_key', since: 'expires_at', keep: '1 day' },
  { table: 'authenticator_setup', since: 'expires_at', keep: '1 day' },
  { table: 'mail', since: 'created_at', keep: '90 days' },
  { table: 'sms', since: 'created_at', keep: '90 days' },
  { table: 'sumsub_event', since: 'received_at', keep: '90 days', unless: 'outcome is null' },
  // Proof that the vendor received the request to deactivate the applicant of a forgotten account.
  { table: 'sumsub_removal', since: 'done_at', keep: '2 years' },
  // Logins and security changes, with their origin, for as long as the owner may look for an intruder.
  { table: 'login_event', since: 'at', keep: '2 years', unless: frozen('login_event'), unchanging: true },
  { table: 'security_event', since: 'at', keep: '2 years', unless: frozen('security_event'), unchanging: true },
  {
    table: 'session',
    since: 'created_at',
    keep: '2 years',
    unless: `${frozen('session')} or (ended_at is null and expires_at > now())
             or exists (select 1 from code_challenge k where k.session_id = session.id)`,
  },
  // Security messages contain addresses and devices as well.
  { table: 'message', since: 'created_at', keep: '2 years', unless: `type <> 'security' or ${frozen('message')}` },
  // The last session of each operator is kept, because the list of operators shows the last visit.
  {
    table: 'operator_session',
    since: 'created_at',
    keep: '2 years',
    unless: `not exists (select 1 from operator_session later
                          where later.operator_id = operator_session.operator_id and later.created_at > operator_session.created_at)`,
  },
  // Photos of a related party who did not finish. Those of a finished verification stay with the company's file.
  {
    table: 'company_person_photo',
    since: 'at',
    keep: '2 days',
    unless: `exists (select 1 from company_person_link l
                      where l.id = company_person_photo.link_id and (l.status = 'done' or l.expires_at > now() - interval '2 days'))`,
  },
  // Acts of one member of a company add up over one day.
  { table: 'single_act', since: 'at', keep: '2 days' },
  // Uploads that no identity file, company, data room or deal uses, or whose file was deleted. A form is filled in
  // within a day.
  {
    table: 'upload',
    since: 'created_at',
    keep: '7 days',
    unless: `(owner not like 'customer:%' and owner not like 'person-link:%') or exists (select 1 from company_person_photo p where p.upload_id = upload.id)
             or exists (select 1 from kyc_document d where d.upload_id = upload.id)
             or exists (select 1 from kyc_handover_photo p where p.upload_id = upload.id)
             or exists (select 1 from company_document d where d.upload_id = upload.id)
             or exists (select 1 from company_version_document d where d.upload_id = upload.id)
             or exists (select 1 from investor_evidence e where e.upload_id = upload.id)
             or exists (select 1 from company_change_document d where d.upload_id = upload.id)
             or exists (select 1 from coin c where c.logo_id = upload.id)
             or exists (select 1 from agent a where a.upload_id = upload.id)
             or exists (select 1 from agent_evidence e where e.upload_id = upload.id)
             or exists (select 1 from financing_document d where d.upload_id = upload.id)
             or exists (select 1 from otc_deal d where d.proof_id = upload.id)
             or exists (select 1 from payment_method m where m.qr_id = upload.id)
             or exists (select 1 from otc_deal d where d.qr_id = upload.id)
             or exists (select 1 from fiat_order o where o.proof_id = upload.id)
             or exists (select 1 from otc_message m where m.upload_id = upload.id)`,
    file: 'stored_as',
    unchanging: true,
  },
  // The newest snapshot is kept completely, however old, because it is the current proof.
  ...(['liability_leaf', 'liability_level'] as const).map((table) => ({
    table,
    since: 'taken_at',
    keep: '7 days',
    unless: 'taken_at = (select max(taken_at) from liability_snapshot)',
    unchanging: true as const,
  })),
  // A file with masked names and figures, kept only for its download.
  { table: 'agent_export', since: 'requested_at', keep: '3 days' },
  // Contains all data of a person in one file.
  { table: 'personal_data_export', since: 'requested_at', keep: '3 days' },
  // Deliveries are deleted with their event. Events for a paused endpoint are lost then, as its owner's notice says.
  { table: 'webhook_delivery', since: 'created_at', keep: '30 days' },
  {
    table: 'webhook_event',
    since: 'created_at',
    keep: '30 days',
    unless: 'exists (select 1 from webhook_delivery d where d.event_id = webhook_event.id)',
  },
  { table: 'member_invitation', since: 'coalesce(ended_at, expires_at)', keep: '90 days' },
  // Evidence of harmful uploads and their senders.
  { table: 'quarantined_upload', since: 'created_at', keep: '2 years', file: 'stored_as', unchanging: true },
]

export const ofMinutes = retention.filter(({ keep }) => keep === UNTIL_EXPIRY)

/** Period after an account is closed: the law on money laundering requires five years of identity data. */
export const AFTER_CLOSING = '5 years'

type Owned = {
  readonly table: keyof DB
  /**
   * The column that leads to the customer, if it is not the customer's id: identity file, company application,
   * financing application, and others.
   */
  readonly by?: 'case_id' | 'application_id' | 'financing_id' | 'investor_id' | 'address_id' | 'agent_id'
  readonly unless?: string
}

/**
 * Rows of an account that are deleted with its names once `AFTER_CLOSING` is over. A table comes after the tables that
 * refer to it.
 */
export const ofClosedAccounts: readonly Owned[] = [
  { table: 'sumsub_applicant' },
  { table: 'kyc_ask', by: 'case_id' },
  { table: 'kyc_document', by: 'case_id' },
  { table: 'kyc_version', by: 'case_id' },
  { table: 'kyc_case' },
  { table: 'kyc_identity' },
  { table: 'financing_ask', by: 'financing_id' },
  { table: 'financing_version', by: 'financing_id' },
  { table: 'financing_document', by: 'financing_id' },
  { table: 'financing_cap_table', by: 'financing_id' },
  { table: 'financing_access', by: 'financing_id' },
  { table: 'financing_check', by: 'financing_id' },
  { table: 'financing_question', by: 'financing_id' },
  { table: 'financing_terms', by: 'financing_id' },
  { table: 'financing_application' },
  { table: 'company_person_photo', by: 'application_id' },
  { table: 'company_person_link', by: 'application_id' },
  { table: 'company_change_document', by: 'application_id' },
  { table: 'company_change', by: 'application_id' },
  { table: 'company_ask', by: 'application_id' },
  { table: 'company_version_document', by: 'application_id' },
  { table: 'company_version', by: 'application_id' },
  { table: 'company_document', by: 'application_id' },
  { table: 'company_person', by: 'application_id' },
  { table: 'company_register', by: 'application_id' },
  { table: 'company_structure', by: 'application_id' },
  { table: 'company_application' },
  { table: 'company_identity' },
  { table: 'agent_evidence', by: 'agent_id' },
  { table: 'investor_evidence', by: 'investor_id' },
  { table: 'investor_application' },
  { table: 'risk_test' },
  { table: 'identity_choice' },
  { table: 'identity_check' },
  { table: 'fund_password_check' },
  { table: 'terms_acceptance' },
  { table: 'message' },
  { table: 'passkey' },
  { table: 'authenticator' },
  { table: 'backup_code' },
  { table: 'invitation_code' },
  { table: 'invitation_application' },
  { table: 'webhook_endpoint' },
  { table: 'api_key' },
  { table: 'favorite' },
  { table: 'right_change' },
  { table: 'tie' },
  { table: 'agent_export' },
  { table: 'personal_data_export' },
  { table: 'blacklist_entry' },
  { table: 'price_alert' },
  { table: 'test_transfer', by: 'address_id' },
  {
    table: 'address_book',
    unless: 'exists (select 1 from withdrawal w where w.address_id = address_book.id)',
  },
  { table: 'customer_bank_account' },
  { table: 'payment_method' },
  { table: 'customer_limit' },
]

/**
 * Tables that refer to a customer and are never deleted, each with the reason. After the personal data is deleted, they
 * lead to a number and to no name.
 */
export const neverDeleted: Partial<Record<keyof DB, string>> = {
  account: 'the books',
  adjustment: 'the books: why two people changed a balance',
  withdrawal_mail: 'the people who were asked to confirm a withdrawal',
  agent: 'the books: who was paid a share of our fees',
  agent_client: 'the books: what a share of our fees was paid for',
  broker_power: 'the books: by which authority a broker placed',
  account_freeze: 'each sensitive change is held against its freeze (I19)',
  audit_entry: 'a chain: an entry that is taken out is missed',
  bank_claim: 'the books: lines of uploaded bank statements',
  bank_line: 'the books: lines that the bank reported',
  chain_cursor: 'where the chain was read to',
  customer: 'the books name it by its number; its names go',
  deposit: 'the books',
  distribution_holder: 'the books',
  deposit_address: 'what comes in late must find whose it was',
  fiat_order: 'the books',
  internal_transfer: 'the books',
  lost_payment: 'the books: a payment that the restored backup did not know',
  limit_use: 'held against withdrawals and internal transfers (I18)',
  member: 'names who acted on the account of a company',
  member_act: 'the history of a company’s account: which person did what',
  operator_account: 'who may not decide about an account',
  otc_ad: 'the books: what its holds were for',
  otc_deal: 'the books',
  trading_order: 'the books',
  payment_beneficiary: 'the books: whom the exchange paid',
  payout: 'the books',
  receivable: 'the books: what a customer owes us',
  rebate: 'the books',
  rebate_payment: 'the books',
  signature_act: 'the books: what its holds were for, and which two people signed',
  signature_rule: 'from which amount on two people had to sign',
  stop: 'an account that was stopped, by whom and why',
  sub_account: 'names the accounts between which money moved',
  subscription: 'the books',
  token_unlock: 'the books: what its holds were for',
  traded_day: 'a sum of fills, deleted after 30 days',
  trading_volume: 'a sum of the fills of 30 days, replaced each day',
  transfer: 'the books',
  withdrawal: 'the books',
}
