import pg from 'pg'
import type { Person, TestExchange } from './exchange.ts'
import { termsOf } from './offering.ts'

const COIN = 'tUSD'
const many = `from generate_series(1, 60) n`
/** Several rows have the same time, so that pages need a second sort key. */
const at = `date_trunc('hour', now()) + (n / 4) * interval '1 microsecond'`

type Value = 'who' | 'operator' | 'coin' | 'terms'
const inserts: readonly (readonly [sql: string, values: readonly Value[]])[] = [
  [
    `insert into customer (id, email, password_hash, real_name, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at)
       select gen_random_uuid(), 'row' || n || '@example.com', '', 'Row ' || n, 'individual', 'approved', now(), 'ri', 'active', 'en_US', 'USD', '1', now() ${many}`,
    [],
  ],
  [
    `insert into product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, fee_ppm, decimals,
                            open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal)
       select gen_random_uuid(), 'ROW' || n, 1, (array['in_subscription', 'published', 'closed'])[1 + n % 3], 'bond', 'ri', $1, 1000, 100, 1, 1, 0, 0,
              now(), now() + (1 + n % 5) * interval '1 hour', now() + interval '1 day', jsonb_set($2::jsonb, '{facts,name}',
              jsonb_build_object('en', 'Row ' || n % 7, 'zh', '行' || n % 7)), ${at}, now(), ${at}, gen_random_uuid() ${many}`,
    ['coin', 'terms'],
  ],
  [
    `insert into subscription (id, product_id, customer_id, quantity, price, currency, amount, fee, fee_ppm, status, hold_id, accepted_version, accepted_hash,
                                 kyc_at_request, class_at_request, created_at)
       select gen_random_uuid(), (select id from product where symbol = 'ROW1'), $1::uuid, 1, 1000, $2, 1000, 0, 0, 'pending', gen_random_uuid(), 1, '',
              'approved', 'ri', ${at} ${many}`,
    ['who', 'coin'],
  ],
  [
    `insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at, decided_at)
       select gen_random_uuid(), $1::uuid, 'rejected', 1, ${at}, ${at}, now() ${many}`,
    ['who'],
  ],
  [
    `insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash,
                                document_number_masked, number_formula, address, at)
       select id, 1, 'Test Person', '1990-01-01', 'SG', 'passport', '', '', '', 2, '{}', now() from kyc_case`,
    [],
  ],
  [
    `insert into withdrawal (id, customer_id, coin, chain, address, address_id, amount, fee, limit_value, limit_currency, status, seal, hold_id, kyc_at_request, factor,
                               identified, unidentified_before, unidentified_cap, requested_at, status_at)
       select gen_random_uuid(), $1::uuid, $2, 'solana', '', gen_random_uuid(), 2, 1, 2, 'SGD', 'cancelled', '', gen_random_uuid(), 'approved', 'totp',
              false, 0, 2, ${at}, now() ${many}`,
    ['who', 'coin'],
  ],
  [
    `insert into bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, remittance, booked_on, status, imported_at)
       select gen_random_uuid(), 'DBS', n::text, '1', 'in', $1, 1, 'Test Person', '', current_date, 'queued', ${at} ${many}`,
    ['coin'],
  ],
  [`insert into cms_text (id, kind, slug, created_at) select gen_random_uuid(), 'faq', 'row-' || n, ${at} ${many}`, []],
  [
    `insert into cms_version (id, text_id, number, status, content, content_hash, written_by, written_at)
       select gen_random_uuid(), id, 1, 'draft', '{"question": {"en_US": "Row?", "zh_CN": "行？"}}', '', $1::uuid, created_at from cms_text where slug like 'row-%'`,
    ['operator'],
  ],
]

/**
 * Inserts sixty rows for each list of the console, without references, because only lists read them. The returned
 * function removes them before the ledger is verified.
 */
export async function longLists(
  { database }: TestExchange,
  { id }: Person,
  operator: Person,
): Promise<() => Promise<void>> {
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  await client.query(`set session_replication_role = replica`)
  const parameters = { who: id, operator: operator.id, coin: COIN, terms: JSON.stringify(termsOf()) }
  for (const [text, values] of inserts)
    await client.query(
      text,
      values.map((value) => parameters[value]),
    )
  return async () => {
    for (const table of ['subscription', 'product', 'kyc_version', 'kyc_case', 'withdrawal', 'bank_line'])
      await client.query(`delete from ${table}`)
    await client.end()
  }
}

/**
 * Disables table statistics, so that PostgreSQL plans as for unknown sizes. With statistics of the short test tables,
 * full scans would be right. Called before any write.
 */
export async function disableStatistics({ database }: Pick<TestExchange, 'database'>): Promise<void> {
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  await client.query(`
    do $$ declare t regclass; begin
      for t in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %s set (autovacuum_enabled = off)', t);
      end loop;
    end $$`)
  await client.end()
}
