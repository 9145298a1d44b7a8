import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { frozenScopes, type FreezeScope } from '@tessera/domain/access/security/frozen-scopes.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { sending } from '#testing/sending.ts'
import { withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'

let exchange: ChainExchange
let flow: Withdrawing
let maker: Person
let checker: Person
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  ;[maker, checker] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

type Row = { id: string; until: string }
const run = (statement: ReturnType<typeof sql>) => statement.execute(exchange.deps.db)
const frozen = async () => {
  const who = await flow.withdrawer(500_000_000n)
  await exchange.deps.inTx('test')(async (tx) => {
    await sql`select 1 from customer where id = ${who.id} for no key update`.execute(tx.db)
    const { from } = await pauseWithdrawals(tx, who.id, 'phone_changed')
    await insertSecurityEvent(tx, who.id, 'phone_changed', { ip: '--', userAgent: '' }, from)
    return ok(undefined)
  })
  return who
}
const rowOf = async (who: Person, scope: FreezeScope): Promise<Row> => {
  const { freezes } = await exchange.api(securityDesk, maker).get({ id: who.id })
  const row = freezes.find((each) => each.scope === scope)
  return { id: row?.id ?? '', until: row?.until ?? '' }
}
const openScopes = async (who: Person): Promise<FreezeScope[]> => {
  const { freezes } = await exchange.api(customers, who).info({})
  return frozenScopes.filter((scope) => freezes.every((freeze) => freeze.scope !== scope))
}
const laterBy = (until: string, hours: number): string => new Date(Date.parse(until) + hours * HOUR_MS).toISOString()
const extend = ({ id, until }: Row, hours: number, as = maker) =>
  exchange.api(securityDesk, as).extendFreeze({ id, until: laterBy(until, hours), reason: 'The bank called.' })
const proposed = (subjectId: string, until?: string) =>
  exchange.api(approvals, maker).propose({
    kind: 'freeze_shorten',
    subjectId,
    verdict: 'approve',
    reason: 'They showed their passport.',
    proposal: until === undefined ? {} : { until },
  })
const confirm = ({ id, contentHash }: { id: string; contentHash: string }, as = checker) =>
  exchange.api(approvals, as).decide({ requestId: id, verdict: 'approve', contentHash, note: 'I saw it too.' })
const lift = async (id: string) => confirm(await proposed(id))

test('WDR-09 two people lift the freeze of one scope, and the others remain', async () => {
  const [who, whom] = [await frozen(), await exchange.customer()]
  expect(await openScopes(who)).toEqual([])
  const request = await proposed((await rowOf(who, 'transferOut')).id)
  expect(await codeOfRefusal(confirm(request, maker))).toBe('APPROVAL_OWN_PROPOSAL')
  expect(await codeOfRefusal(sending(exchange).send(who, whom, '1'))).toBe('TRANSFER_OUT_FROZEN')
  await confirm(request)
  expect(await openScopes(who)).toEqual(['transferOut'])
  // After any freeze, the first outgoing action requires the identity check.
  expect(await codeOfRefusal(sending(exchange).send(who, whom, '1'))).toBe('WITHDRAWAL_IDENTITY_NEEDED')
  expect(await codeOfRefusal(flow.request(who, '100'))).toBe('WITHDRAWAL_FROZEN')
  const { rows } = await sql<{ kind: string }>`
    select kind from message where customer_id = ${who.id} order by created_at desc limit 1`.execute(exchange.deps.db)
  expect(rows).toEqual([{ kind: 'freeze_shortened' }])
})

test('one operator extends a freeze but cannot shorten it, and the customer is notified', async () => {
  const who = await frozen()
  const sale = await rowOf(who, 'p2pSell')
  await extend(sale, 24)
  expect((await rowOf(who, 'p2pSell')).until).toBe(laterBy(sale.until, 24))
  expect((await rowOf(who, 'withdraw')).until).toBe(sale.until)
  expect(await codeOfRefusal(extend(sale, 24))).toBe('FREEZE_END_NOT_LATER')
  expect(await codeOfRefusal(extend(sale, -24))).toBe('FREEZE_END_NOT_LATER')
  expect(await codeOfRefusal(extend(sale, 24 * 400))).toBe('STOP_END_OUT_OF_RANGE')
  expect(await codeOfRefusal(extend(sale, 48, await exchange.operator('support')))).toBe('FORBIDDEN')
  const { rows } = await sql<{ extended_by: string }>`
    select extended_by from account_freeze where id = ${sale.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ extended_by: maker.id }])
})

test('two people shorten a freeze to an earlier end, and not to a later one', async () => {
  const who = await frozen()
  const { id, until } = await rowOf(who, 'withdraw')
  expect(await codeOfRefusal(proposed(id, laterBy(until, 1)))).toBeDefined()
  const sooner = laterBy(until, -12)
  await confirm(await proposed(id, sooner))
  expect((await rowOf(who, 'withdraw')).until).toBe(sooner)
  expect(await codeOfRefusal(flow.request(who, '100'))).toBe('WITHDRAWAL_FROZEN')
})

test('an extension after the proposal makes the approval outdated', async () => {
  const who = await frozen()
  const row = await rowOf(who, 'withdraw')
  const request = await proposed(row.id)
  await extend(row, 24)
  expect(await codeOfRefusal(confirm(request))).toBeDefined()
  expect((await rowOf(who, 'withdraw')).until).toBe(laterBy(row.until, 24))
})

test('an extension and a lift at the same moment: only one takes effect', async () => {
  for (let round = 0; round < 4; round += 1) {
    const who = await frozen()
    const row = await rowOf(who, 'withdraw')
    const request = await proposed(row.id)
    const [extended, lifted] = await Promise.all([codeOfRefusal(extend(row, 24)), codeOfRefusal(confirm(request))])
    const now = (await rowOf(who, 'withdraw')).until
    const outcome = lifted === undefined ? ['lifted', extended, now] : ['extended', extended, now]
    expect([
      ['lifted', 'NOT_FOUND', ''],
      ['extended', undefined, laterBy(row.until, 24)],
    ]).toContainEqual(outcome)
  }
})

test('a withdrawal concurrent with a lift is refused, or comes after the lift', async () => {
  const who = await frozen()
  const request = await proposed((await rowOf(who, 'withdraw')).id)
  const [code] = await Promise.all([codeOfRefusal(flow.request(who, '100')), confirm(request)])
  expect(['WITHDRAWAL_FROZEN', 'WITHDRAWAL_IDENTITY_NEEDED']).toContain(code)
})

test('a new cause freezes a lifted scope again, until the later end', async () => {
  const who = await frozen()
  await lift((await rowOf(who, 'p2pSell')).id)
  expect(await openScopes(who)).toEqual(['p2pSell'])
  await exchange.deps.inTx('test')(async (tx) => {
    await sql`select 1 from customer where id = ${who.id} for no key update`.execute(tx.db)
    return ok(await pauseWithdrawals(tx, who.id, 'identity_check_failed', 24))
  })
  expect(await openScopes(who)).toEqual([])
  const longest = (await rowOf(who, 'withdraw')).until
  expect(Date.parse(longest)).toBeGreaterThan(Date.parse((await rowOf(who, 'p2pSell')).until))
})

test('the audit reports a freeze that was shortened without the decision of two people', async () => {
  const who = await frozen()
  const { id, until } = await rowOf(who, 'withdraw')
  await run(
    sql`update account_freeze set until_at = until_at - interval '1 hour', shortened_from = until_at where id = ${id}`,
  )
  const found = await verify(exchange.database.auditUrl, 'everything')
  expect(found.map((each) => JSON.stringify(each)).some((text) => text.includes('I19b'))).toBe(true)
  await run(sql`update account_freeze set until_at = ${until}::timestamptz where id = ${id}`)
})
