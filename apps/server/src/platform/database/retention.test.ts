import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacy } from '#world/stories/texts/privacy.ts'
import { type AccessExchange, accessExchange } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import type { Person } from '#testing/exchange.ts'
import { photo, submittedCustomer } from '#testing/kyc-file.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { post } from '#books/ledger/post.sql.ts'
import { closeDueAccounts } from '#profile/account-closings/close-due.ts'
import { forgetClosedAccounts } from '#profile/account-closings/forget-closed.ts'
import { cleanUp } from './clean-up.sql.ts'
import { AFTER_CLOSING, neverDeleted, ofClosedAccounts, retention } from './retention.sql.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
})
afterAll(() => exchange.close())

const rowsOf = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(exchange.deps.db)).rows
const count = async (table: string, customer: string): Promise<number> =>
  (
    await rowsOf(sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where customer_id = ${customer}`)
  )[0]?.n ?? -1
const photosOf = (customer: Person) =>
  rowsOf(
    sql<{ id: string; stored_as: string }>`select id, stored_as from upload where owner = ${`customer:${customer.id}`}`,
  )
const isThere = (file: { stored_as: string }): boolean =>
  existsSync(join(exchange.deps.config.FILES_DIR, file.stored_as))
const standingOf = (customer: Person, status: string) =>
  rowsOf(sql`update customer set status = ${status} where id = ${customer.id}`)

/** Returns the deposited money to its sender, so that the account is empty. */
const emptied = (customer: Person) =>
  exchange.deps.inTx('world')(async (tx) => {
    const from = { customer: customer.id, kind: 'token' } as const
    const transfers = [{ debit: from, credit: { exchange: 'custody' }, coin: 'tUSD', amount: amount(5n) }] as const
    const posted = await post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: customer.id },
      transfers: [...transfers],
    })
    return posted.ok ? ok(undefined) : posted
  })

const ofPersons = sql<{ name: string }>`
  select distinct c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
     and a.attname = any(array['customer_id', 'case_id', 'ip', 'ips', 'user_agent', 'device', 'email', 'phone', 'former_email', 'former_phone',
                               'real_name', 'payer_name', 'recipient', 'owner'])`
/** Tables that are deleted with a row of the policy, and tables that are not about customers. */
const elsewhere = ['account_closing', 'authenticator_tries', 'operator']

test('KYC-11 each table that refers to a customer has a retention period', async () => {
  const tables = [...retention, ...ofClosedAccounts].map(({ table }): string => table)
  const names = (await rowsOf(ofPersons)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(30)
  const known = new Set([...tables, ...Object.keys(neverDeleted), ...elsewhere])
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(Object.keys(neverDeleted).filter((name) => tables.includes(name))).toEqual([])
})

const referencesToUploads = sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.confrelid = 'upload'::regclass and c.confdeltype <> 'c'`
/** Tables whose files operators uploaded, or whose files another listed table refers to as well. */
const notOfCustomers = new Set(['product_document', 'ipfs_file'])

test('KYC-11 no cleanup tries to delete an upload that a table refers to', async () => {
  const unless = retention.find(({ table }) => table === 'upload')?.unless ?? ''
  const references = await rowsOf(referencesToUploads)
  expect(references.length).toBeGreaterThan(10)
  const unknown = references.filter(
    ({ table, column }) =>
      !notOfCustomers.has(table) &&
      !new RegExp(`from ${table} (\\w+) where \\1\\.${column} = upload\\.id`).test(unless),
  )
  expect(unknown).toEqual([])
})

test('KYC-11 the published text matches the retention periods', () => {
  const text = JSON.stringify(privacy('2031-01'))
  const periods = new Set([
    AFTER_CLOSING,
    ...retention.filter(({ since }) => since !== 'expires_at').map(({ keep }) => keep),
  ])
  for (const keep of ['2 years', '5 years', '7 days', '90 days']) {
    expect(periods).toContain(keep)
    expect(text).toContain(keep)
    expect(text).toContain(keep.replace('years', '年').replace('days', '天'))
  }
})

test('KYC-11 deletes sign-ins and changes after two years, unless the account is frozen', async () => {
  const [ann, bob] = [await exchange.customer(), await exchange.customer()]
  for (const { id } of [ann, bob])
    for (const age of ['1 year 11 months', '2 years 1 day']) {
      const at = sql`now() - ${age}::interval`
      await rowsOf(
        sql`insert into login_event (id, customer_id, at, kind, ip, succeeded) values (gen_random_uuid(), ${id}, ${at}, 'password', '203.0.113.9', true)`,
      )
      await rowsOf(
        sql`insert into security_event (id, customer_id, kind, at, ip) values (gen_random_uuid(), ${id}, 'sign_in_reported', ${at}, '203.0.113.9')`,
      )
      await rowsOf(sql`insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, ip, user_agent)
                       values (gen_random_uuid(), gen_random_uuid()::text, ${id}, ${at}, ${at}, ${at}, '203.0.113.9', 'Firefox')`)
      await rowsOf(sql`insert into message (id, customer_id, type, kind, params, created_at)
                       values (gen_random_uuid(), ${id}, 'security', 'new_sign_in', '{}', ${at}), (gen_random_uuid(), ${id}, 'funds', 'x', '{}', ${at})`)
    }
  const rowCounts = async ({ id }: Person) => [
    await count('login_event', id),
    await count('security_event', id),
    await count('session', id),
    await count('message', id),
  ]
  await standingOf(bob, 'frozen')
  await cleanUp(exchange.deps)
  // Each customer's current session is kept too.
  expect([await rowCounts(ann), await rowCounts(bob)]).toEqual([
    [1, 1, 2, 3],
    [2, 2, 3, 4],
  ])
  await standingOf(bob, 'active')
  await cleanUp(exchange.deps)
  expect(await rowCounts(bob)).toEqual([1, 1, 2, 3])
})

test('keeps the last session of an operator, however old', async () => {
  const { id } = await exchange.operator('support')
  await rowsOf(sql`update operator_session set created_at = now() - interval '3 years' where operator_id = ${id}`)
  await rowsOf(sql`insert into operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ip)
                   values (gen_random_uuid(), gen_random_uuid()::text, ${id}, now() - interval '4 years', now(), now(), '203.0.113.9')`)
  await cleanUp(exchange.deps)
  const left = await rowsOf(sql<{ years: number }>`
    select extract(year from age(now(), created_at))::int as years from operator_session where operator_id = ${id}`)
  expect(left.map(({ years }) => years)).toEqual([3])
})

test('KYC-11 deletes a photo that was never sent after a week with its bytes, and keeps one in an identity file', async () => {
  const { customer } = await submittedCustomer(exchange)
  const unsent = await photo(exchange, customer)
  const files = await photosOf(customer)
  expect(files.map(isThere)).toEqual([true, true, true])
  await cleanUp(exchange.deps)
  expect(await photosOf(customer)).toHaveLength(3)
  exchange.passTime(8 * DAY_MS)
  await cleanUp(exchange.deps)
  const left = await photosOf(customer)
  expect(left.map(({ id }) => id)).not.toContain(unsent)
  expect(left.map(isThere)).toEqual([true, true])
  const gone = files.filter(({ id }) => id === unsent)
  await expect.poll(() => gone.map(isThere)).toEqual([false])
})

test('KYC-11 five years after closing deletes papers, photos and names, and keeps the ledger and the log', async () => {
  const { customer, caseId } = await submittedCustomer(exchange)
  const approve = {
    kind: 'kyc_review',
    subjectId: caseId,
    roles: ['compliance', 'compliance'],
    verdict: 'approve',
  } as const
  expect(await byTwo(exchange, approve)).toBe('done')
  await rowsOf(
    sql`insert into account_closing (customer_id, requested_at, closes_at) values (${customer.id}, now() - interval '9 days', now() - interval '1 second')`,
  )
  await closeDueAccounts(exchange.deps)
  const files = await photosOf(customer)
  const night = async () => {
    await forgetClosedAccounts(exchange.deps)
    await cleanUp(exchange.deps)
  }
  exchange.passTime(5 * 365 * DAY_MS)
  await night()
  expect([await count('kyc_case', customer.id), files.map(isThere)]).toEqual([1, [true, true]])
  exchange.passTime(3 * DAY_MS)
  // Money that arrives late must find its owner.
  await exchange.coin('tUSD', 'crypto', 6)
  await exchange.fund({ customer: customer.id, kind: 'token' }, 'tUSD', 5n)
  await night()
  expect(await count('kyc_case', customer.id)).toBe(1)
  await emptied(customer)
  await night()
  await night()
  expect([await count('kyc_case', customer.id), await photosOf(customer)]).toEqual([0, []])
  await expect.poll(() => files.map(isThere)).toEqual([false, false])
  const names = await rowsOf(sql`
    select former_email, former_phone, real_name, nickname, password_hash, status, kyc_status from customer where id = ${customer.id}`)
  expect(names).toEqual([
    {
      former_email: null,
      former_phone: null,
      real_name: null,
      nickname: null,
      password_hash: '',
      status: 'closed',
      kyc_status: 'approved',
    },
  ])
  const [decision] = await rowsOf(sql<{ content: unknown; isHashEqual: boolean }>`
    select content, content_hash = (select content_hash from approval a where a.request_id = r.id) as "isHashEqual"
      from approval_request r where subject_id = ${caseId}`)
  expect(decision).toEqual({ content: {}, isHashEqual: true })
  const log = await rowsOf(sql<{ after: { rows: unknown } }>`
    select after from audit_entry where action = 'customer.forget' and target_id = ${customer.id}`)
  expect(log).toEqual([
    { after: { rows: expect.objectContaining({ kyc_case: '1', kyc_version: '1', kyc_document: '2' }) } },
  ])
  expect(await rowsOf(sql`select 1 from transition where entity = 'kyc_case' and entity_id = ${caseId}`)).not.toEqual(
    [],
  )
  expect(await rowsOf(sql`select 1 from account where customer_id = ${customer.id}`)).not.toEqual([])
})
