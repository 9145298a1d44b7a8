import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { stops } from '@tessera/contract/access/stops/stops.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { customerScopes, stopScopes } from '@tessera/domain/access/stops/stop.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { freshKey, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { requireRegistrationOpen } from '#platform/settings/requirements.ts'
import { endDueStops } from './end-due.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

let exchange: ChainExchange
let flow: Withdrawing
let officer: Person
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  officer = await exchange.operator('compliance')
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
type StopInput = Parameters<ReturnType<typeof desk>['set']>[0]
const desk = (as: Person = officer) => exchange.api(stops, as)
const inHours = async (hours: number): Promise<string> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(exchange.deps.db)
  return new Date((rows[0]?.now.getTime() ?? 0) + hours * HOUR_MS).toISOString()
}
const set = async (input: Omit<StopInput, 'until' | 'reason'> & Partial<StopInput>, as?: Person) =>
  desk(as).set({ until: await inHours(24), reason: 'The owner called.', ...input }, freshKey())
const freeze = (id: string, scope: 'account' | 'account_withdrawals' = 'account', as?: Person) =>
  set({ scope, subjectId: id, notice: 'safety' }, as)
const lift = (id: string) =>
  byTwo(exchange, { kind: 'stop_lift', subjectId: id, verdict: 'approve', roles: ['compliance', 'finance'] })
const statusOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ status: string }>`select status from customer where id = ${id}`.execute(exchange.deps.db)).rows[0]
    ?.status
const messagesOf = async (id: string): Promise<string[]> =>
  (
    await sql<{ kind: string }>`select kind from message where customer_id = ${id} order by created_at`.execute(
      exchange.deps.db,
    )
  ).rows.map(({ kind }) => kind)

test('OPR-04 one operator freezes an account at once, with a neutral text, and lifting requires two', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const stop = await freeze(ada.id)
  expect(await statusOf(ada.id)).toBe('frozen')
  expect(await codeOfRefusal(exchange.api(customers, ada).info({}))).toBe('UNAUTHORIZED')
  expect(await messagesOf(ada.id)).toContain('account_stopped_safety')
  const one = { kind: 'stop_lift', subjectId: stop.id, verdict: 'approve', reason: 'They called.' } as const
  const proposed = await exchange.api(approvals, officer).propose({ ...one, proposal: {} })
  const own = {
    requestId: proposed.id,
    verdict: 'approve',
    contentHash: proposed.contentHash,
    note: 'Me too.',
  } as const
  expect(await codeOfRefusal(exchange.api(approvals, officer).decide(own))).toBe('APPROVAL_OWN_PROPOSAL')
  expect(await statusOf(ada.id)).toBe('frozen')
  await exchange.api(approvals, await exchange.operator('finance')).decide(own)
  expect(await statusOf(ada.id)).toBe('active')
  expect(await messagesOf(ada.id)).toContain('account_thawed')
})

test('OPR-04 a stop of an account blocks only outgoing payments, by refusing requests, approvals and signatures', async () => {
  const waiting = await flow.withdrawer(500n * DOLLAR)
  const requested = await flow.request(waiting, '100')
  const approved = await flow.approved()
  const stopped = [
    await freeze(waiting.id, 'account_withdrawals'),
    await freeze(approved.who.id, 'account_withdrawals'),
  ]
  expect(await codeOfRefusal(flow.request(waiting, '100'))).toBe('WITHDRAWAL_FROZEN')
  expect(await flow.review(requested, 'approve')).toBe('WITHDRAWAL_FROZEN')
  await flow.sign()
  expect(await flow.signerRefusal(approved.id)).toBe('frozen')
  expect((await exchange.api(customers, waiting).info({})).freezes).toMatchObject(
    ['withdraw', 'transferOut', 'p2pSell'].map((scope) => ({ scope, reason: 'stopped_by_us' })),
  )
  expect(await statusOf(waiting.id)).toBe('active')
  for (const { id } of stopped) expect(await lift(id)).toBe('done')
  await flow.finish(approved.id)
  expect(await flow.stageOf(approved.id)).toBe('confirmed')
  expect(await messagesOf(waiting.id)).toContain('withdrawals_resumed')
})

test('OPR-04 stopped withdrawals are neither requested nor signed until two people lift the stop', async () => {
  const approved = await flow.approved()
  const ada = await flow.withdrawer(500n * DOLLAR)
  const { id } = await set({ scope: 'withdrawals' })
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBe('WITHDRAWAL_CLOSED')
  await flow.sign()
  expect(await flow.signerRefusal(approved.id)).toBe('stopped')
  expect(await flow.stageOf(approved.id)).toBe('approved')
  expect(await lift(id)).toBe('done')
  await flow.finish(approved.id)
  expect(await flow.stageOf(approved.id)).toBe('confirmed')
})

test('OPR-04 a stopped coin can be neither deposited nor withdrawn, and the public list shows it', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const { id } = await set({ scope: 'coin', subjectId: COIN })
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBe('WITHDRAWAL_CLOSED')
  expect(await codeOfRefusal(exchange.api(deposits, ada).address({ coin: COIN, chain: CHAIN }))).toBe('DEPOSIT_CLOSED')
  const { market } = await exchange.api(publicConfig).market({})
  expect(market.chains[CHAIN]?.coins[COIN]).toMatchObject({ depositOpen: false, withdrawOpen: false })
  expect(await lift(id)).toBe('done')
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBeUndefined()
})

test('OPR-04 stops deposits or withdrawals of one network, and the public list shows it', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const approved = await flow.approved()
  const network = `${COIN}/${CHAIN}`
  const openness = async () => (await exchange.api(publicConfig).market({})).market.chains[CHAIN]?.coins[COIN]
  const first = await set({ scope: 'network_deposits', subjectId: network })
  expect(await codeOfRefusal(exchange.api(deposits, ada).address({ coin: COIN, chain: CHAIN }))).toBe('DEPOSIT_CLOSED')
  expect(await openness()).toMatchObject({ depositOpen: false, withdrawOpen: true })
  const second = await set({ scope: 'network_withdrawals', subjectId: network })
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBe('WITHDRAWAL_CLOSED')
  await flow.sign()
  expect(await flow.signerRefusal(approved.id)).toBe('stopped')
  for (const { id } of [first, second]) expect(await lift(id)).toBe('done')
  expect(await openness()).toMatchObject({ depositOpen: true, withdrawOpen: true })
  await flow.finish(approved.id)
})

test('OPR-04 maintenance closes deposits, withdrawals and registration at once, and the site shows a notice', async () => {
  const ada = await flow.withdrawer(500n * DOLLAR)
  const { id, from, until } = await set({ scope: 'maintenance' })
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBe('WITHDRAWAL_CLOSED')
  expect(await codeOfRefusal(exchange.api(deposits, ada).address({ coin: COIN, chain: CHAIN }))).toBe('DEPOSIT_CLOSED')
  const info = await exchange.api(publicConfig).info({})
  expect(info).toMatchObject({ registerForbidden: true, maintenance: [{ startsAt: from, endsAt: until }] })
  expect(await lift(id)).toBe('done')
  expect((await exchange.api(publicConfig).info({})).maintenance).toEqual([])
  expect(await codeOfRefusal(flow.request(ada, '100'))).toBeUndefined()
})

test('OPR-04 shows no deposit address while deposits are stopped', async () => {
  const ada = await flow.withdrawer(0n)
  const { id } = await set({ scope: 'deposits' })
  expect(await codeOfRefusal(exchange.api(deposits, ada).address({ coin: COIN, chain: CHAIN }))).toBe('DEPOSIT_CLOSED')
  expect(await lift(id)).toBe('done')
})

test('OPR-04 refuses registration while it is stopped, and the site shows it', async () => {
  const open = () => requireRegistrationOpen(exchange.deps, { country: undefined })
  const { id } = await set({ scope: 'registration' })
  expect(await open()).toMatchObject({ ok: false, code: 'REGISTRATION_FORBIDDEN' })
  expect((await exchange.api(publicConfig).info({})).registerForbidden).toBe(true)
  expect(await lift(id)).toBe('done')
  expect((await open()).ok).toBe(true)
})

test('OPR-04 a stop ends at its time, and the account is unfrozen with the last stop that froze it', async () => {
  const ada = await flow.withdrawer(0n)
  await set({ scope: 'account', subjectId: ada.id, notice: 'review', until: await inHours(1) })
  await set({ scope: 'account', subjectId: ada.id, notice: 'review', until: await inHours(3) })
  exchange.passTime(2 * HOUR_MS)
  await endDueStops(exchange.deps)
  expect(await statusOf(ada.id)).toBe('frozen')
  exchange.passTime(2 * HOUR_MS)
  await endDueStops(exchange.deps)
  expect(await statusOf(ada.id)).toBe('active')
})

test('OPR-04 an account that its owner froze stays frozen when an operator’s stop ends or is lifted', async () => {
  const ada = await flow.withdrawer(0n)
  await exchange.api(freezes, ada).freezeAccount({})
  const { id } = await freeze(ada.id)
  expect(await lift(id)).toBe('done')
  expect(await statusOf(ada.id)).toBe('frozen')
})

test('OPR-04 twenty concurrent stops of one account are all stored, and two people end all of them', async () => {
  const ada = await flow.withdrawer(0n)
  const set20 = await Promise.all(Array.from({ length: 20 }, () => freeze(ada.id)))
  expect(new Set(set20.map(({ id }) => id)).size).toBe(20)
  expect(await statusOf(ada.id)).toBe('frozen')
  const unfreezing = {
    kind: 'customer_standing',
    subjectId: ada.id,
    verdict: 'approve',
    proposal: { event: 'thaw' },
  } as const
  expect(await byTwo(exchange, { ...unfreezing, roles: ['compliance', 'compliance'] })).toBe('done')
  expect(await statusOf(ada.id)).toBe('active')
  expect((await desk().list({})).rows.filter(({ subjectId }) => subjectId === ada.id)).toEqual([])
})

test('OPR-04 a withdrawal that is accepted concurrently with a stop comes before the stop', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ada = await flow.withdrawer(500n * DOLLAR)
    const body = await flow.body(ada, '100')
    const withdrawal = codeOfRefusal(exchange.api(withdrawals, ada).create(body, freshKey()))
    const [code, stop] = await Promise.all([withdrawal, freeze(ada.id, 'account_withdrawals')])
    expect([undefined, 'WITHDRAWAL_FROZEN']).toContain(code)
    expect(await codeOfRefusal(flow.request(ada, '100'))).toBe('WITHDRAWAL_FROZEN')
    expect(await lift(stop.id)).toBe('done')
  }
})

test.each([
  ['no customer', { scope: 'account', notice: 'safety' }, 'STOP_SUBJECT_NEEDED'],
  ['an unknown customer', { scope: 'account', subjectId: randomUUID(), notice: 'safety' }, 'NOT_FOUND'],
  ['no text for the customer', { scope: 'account', subjectId: randomUUID() }, 'STOP_NOTICE_NEEDED'],
  ['a text without a customer', { scope: 'deposits', notice: 'safety' }, 'STOP_NOTICE_NEEDED'],
  ['an unknown coin', { scope: 'coin', subjectId: 'NONE' }, 'NOT_FOUND'],
  ['an unknown network', { scope: 'network_deposits', subjectId: 'NONE/solana_devnet' }, 'NOT_FOUND'],
  ['an unknown product', { scope: 'product', subjectId: 'NONE' }, 'NOT_FOUND'],
  ['a subject for a scope without one', { scope: 'withdrawals', subjectId: 'tUSD' }, 'STOP_SUBJECT_NEEDED'],
  ['an end in the past', { scope: 'deposits', until: '2020-01-01T00:00:00.000Z' }, 'STOP_END_OUT_OF_RANGE'],
] as const)('refuses a stop with %s', async (_, input, code) => {
  expect(await codeOfRefusal(set(input))).toBe(code)
})

/** Locks a customer's row as a long transaction would, until it is released. */
async function hold(customerId: string): Promise<() => Promise<void>> {
  const [held, releaseLock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = exchange.deps.inTx('test')(async (tx) => {
    await sql`select 1 from customer where id = ${customerId} for update`.execute(tx.db)
    held.resolve()
    await releaseLock.promise
    return ok(undefined)
  })
  await held.promise
  return async () => {
    releaseLock.resolve()
    await ended
  }
}

test('OPR-04 retries a stop of a locked account until it is set', async () => {
  const ada = await exchange.customer()
  const releaseLock = await hold(ada.id)
  const stopped = freeze(ada.id)
  // Longer than any other request waits for a lock, and longer than one attempt at a stop.
  await pause(5_500)
  await releaseLock()
  expect(await stopped).toMatchObject({ scope: 'account' })
  expect(await statusOf(ada.id)).toBe('frozen')
})

test('OPR-04 a stop that cannot be set in time returns an error and has no effect', async () => {
  const busy = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  const other = new Error('a bug')
  expect(await retryWhileLocked(() => Promise.reject(busy), 10)).toMatchObject({ ok: false, code: 'STOP_NOT_YET' })
  await expect(retryWhileLocked(() => Promise.reject(other), 10)).rejects.toBe(other)
})

test('refuses to stop a closed account', async () => {
  const { id } = await exchange.customer()
  await sql`update customer set status = 'closed' where id = ${id}`.execute(exchange.deps.db)
  expect(await codeOfRefusal(freeze(id))).toBe('STOP_ACCOUNT_CLOSED')
  await sql`update customer set status = 'active' where id = ${id}`.execute(exchange.deps.db)
})

test('OPR-04 a read-only role cannot stop anything, and support cannot lift a stop', async () => {
  const [auditor, support] = [await exchange.operator('auditor'), await exchange.operator('support')]
  expect(await codeOfRefusal(set({ scope: 'deposits' }, auditor))).toBe('FORBIDDEN')
  const { id } = await set({ scope: 'deposits' }, support)
  const alone = { kind: 'stop_lift', subjectId: id, verdict: 'approve' } as const
  expect(await byTwo(exchange, { ...alone, roles: ['support', 'compliance'] })).toBe('FORBIDDEN')
  expect(await lift(id)).toBe('done')
})

test('the row of a stop is immutable except for its end', async () => {
  const { id } = await set({ scope: 'deposits' })
  const change = sql`update stop set until_at = until_at + interval '1 day' where id = ${id}`
  await expect(change.execute(exchange.deps.db)).rejects.toMatchObject({ code: '23514' })
  await expect(sql`delete from stop where id = ${id}`.execute(exchange.deps.db)).rejects.toMatchObject({
    code: '42501',
  })
  expect(await lift(id)).toBe('done')
  expect(stopScopes).toEqual(expect.arrayContaining([...customerScopes]))
})
