import { sql } from 'kysely'
import { consentsOf } from './consents.sql.ts'
import { col, family, joined, money, of, same, type Section } from './section.sql.ts'

/** Identity, sign-ins, texts by the customer and messages to the customer. */
export const ofPerson: readonly Section[] = [
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
      number: sql`k.number`,
      status: sql`k.status`,
      decidedAt: sql`k.decided_at`,
      message: sql`k.told`,
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
    key: 'investorClasses',
    tables: ['investor_application', 'investor_evidence'],
    columns: {
      ...same(
        'number',
        'ground',
        'worth',
        'statement',
        'status',
        'submitted_at',
        'decided_at',
        'expires_at',
        'ended_at',
      ),
      investorClass: col('class'),
      message: col('told'),
      file: sql`(
        select string_agg(u.name, ', ' order by u.name)
          from investor_evidence e join upload u on u.id = e.upload_id where e.application_id = x.id)`,
    },
    from: of('investor_application', 'x.submitted_at desc'),
  },
  {
    key: 'riskTests',
    tables: ['risk_test'],
    columns: {
      ...same('started_at', 'ended_at', 'status', 'right_answers'),
      questions: sql`cardinality(x.questions)`,
    },
    from: of('risk_test', 'x.started_at desc'),
  },
  {
    key: 'consents',
    tables: [
      'terms_acceptance',
      'agent_client',
      'broker_power',
      'company_version',
      'financing_version',
      'investor_application',
    ],
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
