import { RATE_SCALE } from '@tessera/domain/rates/rate.ts'
import { type RawBuilder, sql } from 'kysely'
import { consentsOf } from './consents.sql.ts'

/** A value that is kept encrypted: the export opens it with the cipher of this name. */
export type Sealed = 'document_number' | 'bank_account_number' | 'payment_account_number'

export type Section = {
  readonly key: string
  /** The tables that it reads: a test compares them with all tables that name a customer. */
  readonly tables: readonly string[]
  /** Each column of the export, by its name there. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** From `from` on; `${id}` is the customer. Newest first where there is a time. */
  readonly from: (id: string) => RawBuilder<unknown>
  readonly sealed?: Readonly<Record<string, Sealed>>
}

/** Amounts are kept in the smallest units of their coin; people read decimals. */
const scaled = (value: string, scale: string): RawBuilder<unknown> =>
  sql.raw(`trim_scale(${value}::numeric / 10::numeric ^ ${scale})::text`)
const money = (value: string, coin = 'x.coin'): RawBuilder<unknown> =>
  scaled(value, `(select scale from coin where code = ${coin})`)
const col = (name: string): RawBuilder<unknown> => sql.raw(`x.${name}`)
const same = (...names: readonly string[]): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(names.map((name) => [camel(name), col(name)]))
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Sub-accounts belong to the same person. */
const family = (id: string): RawBuilder<unknown> => sql`(select id from customer where id = ${id} or parent_id = ${id})`
const of =
  (table: string, order: string) =>
  (id: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} x where x.customer_id in ${family(id)} order by ${sql.raw(order)}`
const joined =
  (table: string, join: string, whose: string, order: string) =>
  (id: string): RawBuilder<unknown> =>
    sql`from ${sql.table(table)} x ${sql.raw(join)} where ${sql.raw(whose)} in ${family(id)} order by ${sql.raw(order)}`

/**
 * Everything that the exchange holds about a customer and that the customer may see, section by section (specification: none;
 * decision 0099). Internal notes, alerts, screening and hashes are not in it: `notExported` names their tables with the reason.
 */
export const sections: readonly Section[] = [
  {
    key: 'account',
    tables: ['customer', 'sub_account', 'identity_choice', 'account_closing'],
    columns: {
      ...same('number', 'type', 'status', 'email', 'phone', 'former_email', 'former_phone', 'real_name', 'nickname'),
      ...same('nationality', 'residence', 'lang', 'fiat', 'kyc_status', 'investor_class', 'invite_code'),
      ...same('phishing_phrase', 'mobile_check', 'mails_off', 'risk_test_passed_at', 'created_at'),
      subAccountName: sql`(select s.name from sub_account s where s.customer_id = x.id)`,
      identityChoice: sql`(select i.kind from identity_choice i where i.customer_id = x.id)`,
      closesAt: sql`(select c.closes_at from account_closing c where c.customer_id = x.id)`,
    },
    from: (id) => sql`from customer x where x.id in ${family(id)} order by x.number`,
  },
  {
    key: 'identity',
    tables: ['kyc_case', 'kyc_version'],
    columns: {
      ...same('version', 'at', 'legal_name', 'birth_date', 'nationality', 'document_type', 'document_expires_on'),
      documentNumber: col('document_number_sealed'),
      ...same('address', 'source', 'source_at'),
      ...{ number: sql`k.number`, status: sql`k.status`, decidedAt: sql`k.decided_at`, message: sql`k.told` },
    },
    from: joined('kyc_version', 'join kyc_case k on k.id = x.case_id', 'k.customer_id', 'x.at desc'),
    sealed: { documentNumber: 'document_number' },
  },
  {
    key: 'identityDocuments',
    tables: ['kyc_document'],
    columns: { ...same('kind', 'version'), file: sql`u.name`, sha256: sql`u.sha256`, at: sql`u.created_at` },
    from: joined(
      'kyc_document',
      'join kyc_case k on k.id = x.case_id join upload u on u.id = x.upload_id',
      'k.customer_id',
      'u.created_at desc',
    ),
  },
  {
    key: 'company',
    tables: ['company_application'],
    columns: {
      ...same('number', 'status', 'name', 'registration_number', 'company_type', 'incorporated_on', 'contact_number'),
      ...same('website', 'source_of_funds', 'nature_of_business', 'application_reason', 'registered_address'),
      ...same('business_address', 'opened_at', 'submitted_at', 'decided_at'),
      message: col('told'),
    },
    from: of('company_application', 'x.opened_at desc'),
  },
  {
    key: 'companyPersons',
    tables: ['company_person'],
    columns: same('name', 'roles', 'share', 'birth_date', 'nationality', 'id_type', 'id_number_masked', 'added_at'),
    from: joined(
      'company_person',
      'join company_application c on c.id = x.application_id',
      'c.customer_id',
      'x.added_at desc',
    ),
  },
  {
    key: 'companyDocuments',
    tables: ['company_document', 'company_version_document'],
    columns: { ...same('kind', 'issued_on', 'added_at'), file: sql`u.name`, sha256: sql`u.sha256` },
    from: joined(
      'company_document',
      'join company_application c on c.id = x.application_id join upload u on u.id = x.upload_id',
      'c.customer_id',
      'x.added_at desc',
    ),
  },
  {
    key: 'consents',
    tables: ['terms_acceptance', 'agent_client', 'company_version', 'financing_version'],
    columns: same('kind', 'edition', 'sha256', 'lang', 'at', 'withdrawn_at'),
    from: (id) => sql`from ${consentsOf(id)} x order by x.at desc`,
  },
  {
    key: 'bankAccounts',
    tables: ['customer_bank_account'],
    columns: {
      ...same('coin', 'account_name', 'bank', 'bank_country', 'bank_code', 'branch', 'bank_address', 'ifsc', 'remark'),
      accountNumber: col('number_sealed'),
      ...same('added_at', 'usable_at', 'removed_at'),
    },
    from: of('customer_bank_account', 'x.added_at desc'),
    sealed: { accountNumber: 'bank_account_number' },
  },
  {
    key: 'paymentMethods',
    tables: ['payment_method'],
    columns: {
      ...same('kind', 'account_name', 'bank', 'branch', 'bank_code', 'remark'),
      accountNumber: col('account_sealed'),
      ...same('active', 'added_at', 'removed_at'),
    },
    from: of('payment_method', 'x.added_at desc'),
    sealed: { accountNumber: 'payment_account_number' },
  },
  {
    key: 'addresses',
    tables: ['address_book'],
    columns: same('coin', 'chain', 'address', 'remark', 'beneficiary', 'trusted', 'added_at', 'removed_at'),
    from: of('address_book', 'x.added_at desc'),
  },
  {
    key: 'depositAddresses',
    tables: ['deposit_address'],
    columns: same('chain', 'address', 'created_at'),
    from: of('deposit_address', 'x.created_at desc'),
  },
  {
    key: 'signIns',
    tables: ['login_event'],
    columns: same('at', 'kind', 'ip', 'device', 'succeeded'),
    from: of('login_event', 'x.at desc'),
  },
  {
    key: 'securityChanges',
    tables: ['security_event'],
    columns: same('at', 'kind', 'ip', 'device'),
    from: of('security_event', 'x.at desc'),
  },
  {
    key: 'sessions',
    tables: ['session'],
    columns: same('created_at', 'seen_at', 'ended_at', 'ip', 'user_agent', 'device_id'),
    from: of('session', 'x.created_at desc'),
  },
  {
    key: 'passkeys',
    tables: ['passkey'],
    columns: same('name', 'created_at', 'used_at', 'backed_up'),
    from: of('passkey', 'x.created_at desc'),
  },
  {
    key: 'apiKeys',
    tables: ['api_key'],
    columns: same('label', 'type', 'scopes', 'ips', 'ending', 'status', 'created_at', 'last_used_at', 'deleted_at'),
    from: of('api_key', 'x.created_at desc'),
  },
  {
    key: 'freezes',
    tables: ['account_freeze'],
    columns: same('scope', 'cause', 'from_at', 'until_at'),
    from: of('account_freeze', 'x.from_at desc'),
  },
  {
    key: 'stops',
    tables: ['stop'],
    columns: same('scope', 'notice', 'from_at', 'until_at', 'lifted_at', 'ended_at'),
    from: of('stop', 'x.from_at desc'),
  },
  {
    key: 'balances',
    tables: ['account', 'hold'],
    columns: { ...same('kind', 'coin'), balance: money('x.posted'), onHold: money('x.held') },
    from: of('account', 'x.coin, x.kind'),
  },
  {
    key: 'movements',
    tables: ['posting', 'journal', 'fill'],
    columns: {
      at: sql`coalesce(x.filled_at, j.created_at)`,
      kind: sql`coalesce(j.kind, 'fill')`,
      account: sql`a.kind`,
      coin: sql`a.coin`,
      amount: money('x.amount', 'a.coin'),
      balance: money('x.balance', 'a.coin'),
    },
    from: (id) => sql`
      from account a join entry x on x.account_id = a.id left join journal j on j.id = x.journal_id
     where a.customer_id in ${family(id)} order by x.id desc`,
  },
  {
    key: 'deposits',
    tables: ['deposit'],
    columns: {
      ...same('seen_at', 'credited_at', 'coin', 'chain', 'status', 'signature', 'destination'),
      amount: money('x.amount'),
    },
    from: of('deposit', 'x.seen_at desc'),
  },
  {
    key: 'withdrawals',
    tables: ['withdrawal'],
    columns: {
      ...same('requested_at', 'status', 'status_at', 'coin', 'chain', 'address', 'beneficiary', 'remark'),
      amount: money('x.amount'),
      fee: money('x.fee'),
      message: col('told'),
    },
    from: of('withdrawal', 'x.requested_at desc'),
  },
  {
    key: 'fiatDeposits',
    tables: ['fiat_order'],
    columns: {
      ...same('number', 'created_at', 'status', 'coin', 'reference', 'paid_at', 'completed_at'),
      amount: money('x.amount'),
      settled: money('x.settled'),
    },
    from: of('fiat_order', 'x.created_at desc'),
  },
  {
    key: 'payouts',
    tables: ['payout'],
    columns: {
      ...same('number', 'requested_at', 'status', 'status_at', 'coin', 'account_name', 'bank', 'reference'),
      accountNumber: col('number_sealed'),
      amount: money('x.amount'),
      fee: money('x.fee'),
      message: col('told'),
    },
    from: of('payout', 'x.requested_at desc'),
    sealed: { accountNumber: 'bank_account_number' },
  },
  {
    key: 'sentToCustomers',
    tables: ['internal_transfer'],
    columns: { ...same('number', 'sent_at', 'coin', 'note'), amount: money('x.amount') },
    from: of('internal_transfer', 'x.sent_at desc'),
  },
  {
    key: 'receivedFromCustomers',
    tables: ['internal_transfer'],
    columns: { ...same('number', 'sent_at', 'coin', 'note'), amount: money('x.amount') },
    from: (id) => sql`from internal_transfer x where x.recipient_id in ${family(id)} order by x.sent_at desc`,
  },
  {
    key: 'transfers',
    tables: ['transfer'],
    columns: {
      ...same('number', 'requested_at', 'source', 'target', 'coin', 'status', 'completed_at'),
      amount: money('x.amount'),
    },
    from: of('transfer', 'x.requested_at desc'),
  },
  {
    key: 'subscriptions',
    tables: ['subscription', 'token_unlock'],
    columns: {
      ...same('number', 'created_at', 'currency', 'status', 'closed_at'),
      product: sql`p.symbol`,
      quantity: scaled('x.quantity', 'p.decimals'),
      allotted: scaled('x.allotted', 'p.decimals'),
      amount: money('x.amount', 'x.currency'),
      fee: money('x.fee', 'x.currency'),
    },
    from: joined('subscription', 'join product p on p.id = x.product_id', 'x.customer_id', 'x.created_at desc'),
  },
  {
    key: 'orders',
    tables: ['otc_order'],
    columns: {
      ...same('number', 'placed_at', 'market', 'side', 'type', 'status', 'closed_at', 'cancel_cause'),
      price: money('x.price', 'm.quote'),
      quantity: money('x.quantity', 'm.base'),
      fee: money('x.fee', 'm.quote'),
    },
    from: joined('otc_order', 'join market m on m.symbol = x.market', 'x.customer_id', 'x.number desc'),
  },
  {
    key: 'distributions',
    tables: ['distribution_holder'],
    columns: {
      ...same('number', 'status', 'paid_at', 'country'),
      type: sql`d.type`,
      currency: sql`d.currency`,
      gross: money('x.gross', 'd.currency'),
      tax: money('x.tax', 'd.currency'),
      net: money('x.net', 'd.currency'),
    },
    from: joined(
      'distribution_holder',
      'join distribution d on d.id = x.distribution_id',
      'x.customer_id',
      'x.number desc',
    ),
  },
  {
    key: 'otcAds',
    tables: ['otc_ad'],
    columns: {
      ...same('number', 'created_at', 'side', 'coin', 'fiat', 'terms', 'status'),
      price: scaled('x.price', String(RATE_SCALE)),
      quantity: money('x.quantity'),
    },
    from: of('otc_ad', 'x.created_at desc'),
  },
  {
    key: 'otcDeals',
    tables: ['otc_deal'],
    columns: {
      ...same('number', 'created_at', 'coin', 'fiat', 'status', 'outcome', 'paid_at', 'ended_at'),
      amount: money('x.amount'),
      fiatAmount: money('x.fiat_amount', 'x.fiat'),
    },
    from: (id) => sql`
      from otc_deal x where x.seller_id in ${family(id)} or x.buyer_id in ${family(id)} order by x.created_at desc`,
  },
  {
    key: 'otcMessages',
    tables: ['otc_message', 'otc_appeal'],
    columns: { at: col('at'), text: col('text'), deal: sql`d.number` },
    from: (id) => sql`
      from otc_message x join otc_deal d on d.id = x.deal_id where x.author_id in ${family(id)} order by x.at desc`,
  },
  {
    key: 'messages',
    tables: ['message'],
    columns: same('created_at', 'type', 'kind', 'params', 'read_at'),
    from: of('message', 'x.created_at desc'),
  },
  {
    key: 'favorites',
    tables: ['favorite'],
    columns: { product: sql`p.symbol`, addedAt: col('added_at') },
    from: joined('favorite', 'join product p on p.id = x.product_id', 'x.customer_id', 'x.added_at desc'),
  },
  {
    key: 'blacklist',
    tables: ['blacklist_entry'],
    columns: same('blocked_number', 'remark', 'created_at'),
    from: of('blacklist_entry', 'x.created_at desc'),
  },
  {
    key: 'agent',
    tables: ['agent'],
    columns: same(
      'number',
      'status',
      'applied_at',
      'licence_type',
      'licence_number',
      'licence_authority',
      'licence_country',
      'licence_expires_on',
      'expected_clients',
      'how',
    ),
    from: of('agent', 'x.applied_at desc'),
  },
  {
    key: 'rebates',
    tables: ['rebate', 'rebate_payment'],
    columns: { ...same('day', 'coin', 'level'), amount: money('x.amount') },
    from: of('rebate', 'x.day desc'),
  },
  {
    key: 'receivables',
    tables: ['receivable'],
    columns: {
      ...same('number', 'at', 'coin', 'closed_at'),
      amount: money('x.amount'),
      repaid: money('x.repaid'),
      message: col('told'),
    },
    from: of('receivable', 'x.at desc'),
  },
  {
    key: 'financing',
    tables: [
      'financing_application',
      'financing_version',
      'financing_document',
      'financing_cap_table',
      'financing_terms',
      'financing_question',
    ],
    columns: {
      ...same('number', 'status', 'precheck', 'offer', 'uses', 'people', 'opened_at', 'submitted_at', 'decided_at'),
      message: col('told'),
    },
    from: of('financing_application', 'x.opened_at desc'),
  },
  {
    key: 'files',
    tables: ['upload'],
    columns: same('name', 'purpose', 'media_type', 'size', 'sha256', 'created_at'),
    from: (id) => sql`
      from upload x where x.owner in (select 'customer:' || f.id from ${family(id)} f) order by x.created_at desc`,
  },
]

/** Tables that name a customer and are not in the export, each with its reason. */
export const notExported: Readonly<Record<string, string>> = {
  tie: 'alert: who may be connected with whom',
  operator_account: 'internal: which operator may not decide about the account',
  sumsub_applicant: 'screening: the verdict of a vendor; its result is the identity section',
  sumsub_event: 'screening: raw events of a vendor',
  kyc_identity: 'a hash against a second account of the same person',
  company_identity: 'a hash against a second account of the same company',
  kyc_ask: 'internal: requests of reviewers; the customer saw them as messages',
  company_ask: 'internal: requests of reviewers; the customer saw them as messages',
  financing_ask: 'internal: requests of reviewers; the customer saw them as messages',
  financing_check: 'internal: checks of reviewers',
  financing_access: 'internal: who opened a data room',
  identity_check: 'a count of tries',
  fund_password_check: 'a count of tries',
  authenticator_tries: 'a count of tries',
  withdraw_attempt: 'a count of tries',
  recipient_lookup: 'a count of tries',
  limit_use: 'a sum of the withdrawals and transfers in the export',
  authenticator: 'a secret; its binding is in the security changes',
  backup_code: 'a secret; its creation is in the security changes',
  company_register: 'the source of fields in the company section',
  authenticator_setup: 'deleted within a day',
  code_challenge: 'deleted within days',
  freeze_link: 'deleted within a day',
  idempotency: 'a record of the requests behind the other sections',
  kyc_handover: 'deleted within days; its photos are in the identity documents',
  login_ticket: 'deleted within a day',
  myinfo_prefill: 'deleted when the form is sent',
  password_reset: 'deleted within a day',
  qr_login: 'deleted within a day',
  vendor_attempt: 'deleted within a day',
  verify_token: 'deleted within a day',
  agent_export: 'a file of rebates that are in the export',
  personal_data_export: 'this export',
  chain_cursor: 'how far the chain was read for a deposit address',
  liability_leaf: 'a balance of the export in a snapshot',
  right_change: 'an instruction to caches, without data',
  quarantined_upload: 'evidence of a harmful file',
}
