import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP_ROLE, AUDIT_ROLE, type TestDatabase, testDatabase } from '#testing/database.ts'
import { machines } from '#platform/machine/machines.ts'

let database: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  owner = new pg.Client(database.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

async function column(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ it: string }>(query)
  return rows.map(({ it }) => it)
}

const ours = `n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migration' and a.attnum > 0 and not a.attisdropped`
const columns = `pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid`

const bareNumbers = `select c.relname || '.' || a.attname || ' ' || t.typname as it from ${columns}
  where ${ours} and t.typname in ('numeric', 'float4', 'float8', 'money')`
const moneyNames = '(^|_)(amount|fee|posted|held|captured|released|settled|supply|price|quantity|value|used|cap|minor)$'
const moneyElsewhere = `select c.relname || '.' || a.attname || ' ' || t.typname as it from ${columns}
  where ${ours} and a.attname ~ '${moneyNames}' and t.typname not in ('minor', 'minor_delta')`

test('stores every number that is not a count as whole minor units, without fractions, NaN or Infinity', async () => {
  expect(await column(bareNumbers)).toEqual([])
  expect(await column(moneyElsewhere)).toEqual([])
})

test('detects a bare numeric and an amount in a bigint', async () => {
  await owner.query('create table planted (rate numeric, fee bigint)')
  expect(await column(bareNumbers)).toEqual(['planted.rate numeric'])
  expect(await column(moneyElsewhere)).toEqual(['planted.fee int8'])
  await owner.query('drop table planted')
})

test.each(['NaN', 'Infinity', '-1', '0.5', '1e30'])('the domain minor refuses %s', async (text) => {
  await expect(owner.query(`select '${text}'::minor`)).rejects.toThrow('violates check constraint')
})

const entities = [...new Set(machines().map(({ entity }) => entity))]

/** Returns the statuses that the check on a table's `status` column allows. */
async function allowedIn(table: string): Promise<string[]> {
  const found = await column(
    `select coalesce(m[1], m[2]) as it
       from pg_constraint k, pg_get_constraintdef(k.oid) as def, regexp_matches(def, '''([a-z0-9_]+)''|([0-9]+)', 'g') m
      where k.conrelid = '${table}'::regclass and k.contype = 'c' and def like 'CHECK ((status = ANY%'`,
  )
  return found.toSorted()
}

test.each(entities)('the status check of %s matches its machine', async (entity) => {
  const statuses = machines().flatMap((edge) => (edge.entity === entity ? [edge.to] : []))
  // The history of steps uses the entity name of the audit views for an order.
  expect(await allowedIn(entity === 'otc_order' ? 'trading_order' : entity)).toEqual([...new Set(statuses)].toSorted())
})

test('the legal edges in the database match the machines', async () => {
  const edges = await column(
    `select entity || ': ' || coalesce(from_state, '') || ' > ' || to_state as it from legal_edge`,
  )
  expect(edges.toSorted()).toEqual(
    machines()
      .map((e) => `${e.entity}: ${e.from ?? ''} > ${e.to}`)
      .toSorted(),
  )
})

const past = ['journal', 'posting', 'transition', 'audit_entry', 'approval', 'fill', 'coin_fee']

test.each(past)('refuses to let the app rewrite %s', async (table) => {
  const may = await column(
    `select p as it from unnest(array['update', 'delete', 'truncate']) p where has_table_privilege('${APP_ROLE}', '${table}', p)`,
  )
  expect(may).toEqual([])
  expect(await column(`select 'insert' as it where has_table_privilege('${APP_ROLE}', '${table}', 'insert')`)).toEqual([
    'insert',
  ])
})

/** Tables on which the app lacks one of the rights select, insert, update, delete. */
const limitedRights = {
  select: 'legal_edge',
  'select, insert': `adjustment allotment allotment_result approval approval_signature audit_entry ballot_block book_turn books_check broker_order cms_text coin_fee daily_reconciliation deposit_address
    fill house_address internal_transfer ipfs_block ipfs_file ipfs_own_block journal key_canary liability_snapshot member_act order_cut payment_report payment_report_state payout_batch
    posting product_document product_document_removal product_valuation product_version reconciliation_sign_off reference_change reference_set
    signature_rule transition volume_day`,
  'select, insert, delete': `agent_evidence company_change_document company_version company_version_document fact_change financing_access
    financing_version fund_password_check identity_check identity_choice kyc_ask kyc_document kyc_version liability_leaf
    liability_level login_event otc_message quarantined_upload rebate_day security_event terms_acceptance traded_day
    trading_volume upload`,
  'select, insert, update': `account account_freeze agent agent_client audit_copy broker_power database_probe distribution
    distribution_holder document_check hold lost_payment lost_payout market_day member operator_role otc_appeal otc_deal payment_beneficiary price_alert_check
    payment_evidence payment_instruction
    rebate rebate_payment rebate_run receivable restore signature_act stop token_unlock trade_minute trades_counted
    withdrawal_mail`,
  'select, insert, update of 3 columns': 'setting_version',
  'select, insert, delete, update of 3 columns': 'price_alert',
  'select, insert, update of 16 columns': 'trading_order',
}

/** Returns the rights of a role on each table and view of a schema, `none` without any. */
const rightsIn = (schema: string, role: string): string => `
  select c.relname || ': ' || coalesce((
           select string_agg(p, ', ' order by n) from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
                  with ordinality v(p, n) where has_table_privilege('${role}', c.oid, p)), 'none')
         || coalesce((select ', update of ' || count(*) || ' columns' from pg_attribute a
                       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attacl is not null having count(*) > 0), '') as it
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = '${schema}' and c.relkind in ('r', 'p', 'v') and c.relname <> 'migration' order by 1`

test('gives each table the rights that its migration names, and its partitions none', async () => {
  const limited = new Map(
    Object.entries(limitedRights).flatMap(([rights, tables]) => tables.split(/\s+/).map((table) => [table, rights])),
  )
  const parts = await column(`select relname::text as it from pg_class where relispartition and relkind in ('r', 'p')`)
  const views = await column(`select viewname::text as it from pg_views where schemaname = 'public'`)
  const expected = (table: string): string => {
    if (parts.includes(table)) return 'none'
    return views.includes(table) ? 'select' : (limited.get(table) ?? 'select, insert, update, delete')
  }
  const rights = await column(rightsIn('public', APP_ROLE))
  expect(rights).toEqual(rights.map((line) => line.split(': ')[0] ?? '').map((table) => `${table}: ${expected(table)}`))
  expect(rights.length).toBeGreaterThan(180)
})

test('the auditor reads every view of the audit schema and nothing else', async () => {
  const views = await column(rightsIn('audit', AUDIT_ROLE))
  expect(views.filter((line) => !line.endsWith(': select'))).toEqual([])
  expect(views.length).toBeGreaterThan(40)
  expect((await column(rightsIn('public', AUDIT_ROLE))).filter((line) => !/: none/.test(line))).toEqual([])
  expect((await column(rightsIn('audit', APP_ROLE))).filter((line) => !line.endsWith(': none'))).toEqual([])
})

test('lets the app advance an order and never rewrite its terms', async () => {
  const may = (name: string) =>
    column(`select 'yes' as it where has_column_privilege('${APP_ROLE}', 'trading_order', '${name}', 'update')`)
  expect(await may('filled_lots')).toEqual(['yes'])
  for (const name of ['price', 'quantity', 'customer_id', 'hold_amount']) expect(await may(name)).toEqual([])
})

test.each([
  [
    'hold_account_id_coin_fkey',
    `insert into hold (id, account_id, coin, amount, state, ref_type, ref_id, created_at)
     select gen_random_uuid(), id, 'tY', 1, 'open', 'test', 'test', now() from account where purpose = 'planted'`,
  ],
  ['trades_counted_market_fkey', `insert into trades_counted (market, seq) values ('tX-tY', 0)`],
])('an orphan row in %s breaks its foreign key', async (constraint, statement) => {
  await owner.query('begin')
  await owner.query(
    `insert into coin (code, kind, scale, name_en, name_zh, listed_at) select c, 'crypto', 6, c, c, now() from unnest(array['tX', 'tY']) c`,
  )
  await owner.query(
    `insert into account (kind, purpose, role, coin, may_be_negative) values ('house', 'planted', 'suspense', 'tX', false)`,
  )
  await expect(owner.query(statement)).rejects.toMatchObject({ constraint })
  await owner.query('rollback')
})

test('the app owns nothing and creates no tables', async () => {
  expect(await column(`select relname::text as it from pg_class where relowner = '${APP_ROLE}'::regrole`)).toEqual([])
  expect(await column(`select 'create' as it where has_schema_privilege('${APP_ROLE}', 'public', 'create')`)).toEqual(
    [],
  )
})
