import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { addDays, dayOf } from '@tessera/domain/platform/clock/calendar.ts'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { booksHold, brokenBy } from '#testing/books.ts'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { compareHoldings } from '#payments/deposits/compare-holdings.ts'
import { buildDailyReconciliations } from './build-daily.ts'

let exchange: ChainExchange
let missing = 0n
beforeAll(async () => {
  exchange = await chainExchange(0n)
})
afterAll(() => exchange.close())

const kind = 'daily_reconciliation'
const now = async (): Promise<Date> =>
  (await exchange.deps.inTx('test')(async (tx) => ok(await Promise.resolve(tx.now)))).value
const today = async (): Promise<string> => dayOf(await now())
/** Compares with the chain, minus the missing amount. */
async function compare(): Promise<void> {
  const { chain } = exchange.signer
  let left = missing
  const tokenBalance = async (account: string) => {
    const holds = await chain.tokenBalance(account)
    const gone = left < holds ? left : holds
    left -= gone
    return holds - gone
  }
  await compareHoldings({ ...exchange.deps, chain: { ...chain, tokenBalance } })
}
const build = () => buildDailyReconciliations(exchange.deps)
async function deposit(minor: bigint): Promise<void> {
  const who = await exchange.depositor()
  await exchange.chain.faucet.give(who.address, minor)
  exchange.slots(40)
  await exchange.watch()
}
/** Ends the current day, compares, and builds its record; returns the day. */
async function endDay(): Promise<string> {
  const day = await today()
  exchange.passTime(DAY_MS)
  await compare()
  await build()
  return day
}
const read = async (who?: Person, locale: 'en_US' | 'zh_CN' = 'en_US') =>
  exchange.api(reconciliation, who ?? (await exchange.operator('auditor')), locale)
const recordOf = async (day: string) => (await read()).day({ day })
const finance = () => exchange.operator('finance')
const propose = async (who: Person, day: string, notes: Record<string, string> = {}) =>
  exchange
    .api(approvals, who)
    .propose({ kind, subjectId: day, verdict: 'approve', reason: 'compared', proposal: { notes } })
const decide = (who: Person, made: { id: string; contentHash: string }) =>
  exchange
    .api(approvals, who)
    .decide({ requestId: made.id, verdict: 'approve', contentHash: made.contentHash, note: 'agreed' })
const sha256 = (bytes: ArrayBuffer): string => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
const stored = async (day: string) =>
  (
    await sql<{
      all: string
    }>`select daily_reconciliation::text as all from daily_reconciliation where day = ${day}::date`.execute(
      exchange.deps.db,
    )
  ).rows

test('ADM-09 builds the record of a day once, although two jobs run at once: books, chain and customers', async () => {
  await deposit(5_000_000n)
  const day = await today()
  exchange.passTime(DAY_MS)
  await compare()
  await Promise.all([build(), build()])
  const { total, rows } = await (await read()).days({})
  expect([total, rows[0]]).toMatchObject([1, { day, differences: 0, signedAt: null }])
  const record = await recordOf(day)
  expect(record.customers).toMatchObject([{ coin: COIN, owed: '5.000000', held: '5.000000' }])
  expect(record.sums).toMatchObject([{ coin: COIN, closing: '0.000000', isBalanced: true }])
  expect(record.lines.map(({ kind: line, closing }) => [line, closing])).toEqual([
    ['customer_token', '5.000000'],
    ['custody', '-5.000000'],
  ])
  expect(record.holdings).toMatchObject([
    { coin: COIN, where: 'chain', least: '5.000000', most: '5.000000', difference: '0.000000' },
  ])
  expect(record.holdings[0]?.parts.map(({ kind: part }) => part)).toEqual(['deposits', 'hot', 'cold'])
})

test('ADM-09 the record and its files stay the same when a later posting arrives', async () => {
  const day = await endDay()
  const before = await stored(day)
  await deposit(3_000_000n)
  await build()
  expect(await stored(day)).toEqual(before)
  expect((await recordOf(day)).customers).toMatchObject([{ owed: '5.000000' }])
  await expect(sql`update daily_reconciliation set differences = 0`.execute(exchange.deps.db)).rejects.toThrow(
    'permission denied',
  )
})

test('ADM-09 the CSV in each language has the hash of the record; the PDF is a file too', async () => {
  const day = await endDay()
  const { csvHash } = await recordOf(day)
  for (const [locale, heading] of [
    ['en_US', 'Owed to customers'],
    ['zh_CN', '应付客户'],
  ] as const) {
    const file = await (await read(undefined, locale)).dayFile({ day, format: 'csv' })
    const bytes = await file.arrayBuffer()
    expect(sha256(bytes)).toBe(csvHash[locale])
    expect(new TextDecoder().decode(bytes)).toContain(`${heading},`)
  }
  const pdf = await (await read()).dayFile({ day, format: 'pdf' })
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  expect(await codeOfRefusal((await read()).dayFile({ day: '2020-01-01', format: 'pdf' }))).toBe('NOT_FOUND')
})

test('ADM-01 two different people sign a record once; an unsigned day is in the queue', async () => {
  const day = await endDay()
  const [ada, bob] = [await finance(), await finance()]
  const queued = async () =>
    (await exchange.api(approvals, ada).queue({ kind })).rows.map(({ subjectId, needs }) => [subjectId, needs])
  expect(await queued()).toContainEqual([day, 'maker'])
  const made = await propose(ada, day)
  expect(await queued()).toContainEqual([day, 'checker'])
  expect(await codeOfRefusal(decide(ada, made))).toBe('APPROVAL_OWN_PROPOSAL')
  expect((await recordOf(day)).signatures).toBeNull()
  expect(await codeOfRefusal(decide(bob, made))).toBeUndefined()
  expect((await queued()).map(([subject]) => subject)).not.toContain(day)
  const { signatures } = await recordOf(day)
  expect(signatures?.map(({ name }) => name)).toEqual(await namesOf(ada, bob))
  expect(await codeOfRefusal(propose(ada, day))).toBe('APPROVAL_SUBJECT_MOVED')
})

test('ADM-09 the ledger check reports a day that one person signed alone, and a file that was changed afterwards', async () => {
  const day = await endDay()
  const made = await propose(await finance(), day)
  await decide(await finance(), made)
  await booksHold(exchange)
  for (const [change, undo] of [
    [
      `update approval_request q set requested_by = a.approver_id from approval a where a.request_id = q.id and q.id = '${made.id}'`,
      `update approval_request set requested_by = (select id from operator where id <> requested_by limit 1) where id = '${made.id}'`,
    ],
    [
      `update approval set content_hash = 'x' where request_id = '${made.id}'`,
      `update approval set content_hash = '${made.contentHash}' where request_id = '${made.id}'`,
    ],
    [
      `update daily_reconciliation set csv_zh = csv_zh || ' ' where day = '${day}'`,
      `update daily_reconciliation set csv_zh = rtrim(csv_zh, ' ') where day = '${day}'`,
    ],
  ] as const)
    expect(await brokenBy(exchange, { change, undo })).toEqual(['I66'])
  await booksHold(exchange)
})

const namesOf = async (...people: readonly Person[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from operator`.execute(exchange.deps.db)
  return people.map(({ id }) => rows.find((row) => row.id === id)?.name ?? '')
}

test('OPR-01 refuses the signature of people without the permission, of a day that is not over, and of no day', async () => {
  const day = await endDay()
  for (const role of ['compliance', 'auditor', 'support', 'superadmin'])
    expect(await codeOfRefusal(propose(await exchange.operator(role), day))).toBe('FORBIDDEN')
  for (const wrong of [await today(), addDays(day, 400), 'no-day', "2026-01-01'"])
    expect(await codeOfRefusal(propose(await finance(), wrong))).toBe('APPROVAL_SUBJECT_MOVED')
})

test('ADM-09 a difference needs a note before the signature, and names the open finding that explains it', async () => {
  missing = 2_000_000n
  const day = await today()
  exchange.passTime(DAY_MS)
  await compare()
  exchange.passTime(6 * MINUTE_MS)
  await compare()
  await build()
  const { differences } = await recordOf(day)
  const key = `holdings:${COIN}`
  expect(differences).toEqual([
    { key, finding: 'holdings', subject: COIN, coin: COIN, amount: '-2.000000', explanation: 'difference_open' },
  ])
  const ada = await finance()
  for (const notes of [{}, { 'holdings:XYZ': 'x' }, { [key]: 'Known.', 'holdings:XYZ': 'x' }])
    await expect(propose(ada, day, notes)).rejects.toMatchObject({ code: 'RECONCILIATION_NOTES_UNFIT', field: 'notes' })
  await expect(propose(ada, day, { [key]: ' ' })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  const made = await propose(ada, day, { [key]: 'A thief; reported to the police.' })
  expect(await codeOfRefusal(decide(await finance(), made))).toBeUndefined()
  expect((await recordOf(day)).notes).toEqual({ [key]: 'A thief; reported to the police.' })
})

test('ADM-09 builds missing days in order after a downtime, and names a coin that was not compared since', async () => {
  missing = 0n
  await compare()
  const first = await today()
  exchange.passTime(3 * DAY_MS)
  await build()
  for (const day of [first, addDays(first, 1), addDays(first, 2)])
    expect((await recordOf(day)).differences).toMatchObject([{ finding: 'not_compared', coin: COIN, amount: null }])
  expect((await (await read()).days({ pageSize: 1 })).rows).toMatchObject([{ day: addDays(first, 2) }])
})
