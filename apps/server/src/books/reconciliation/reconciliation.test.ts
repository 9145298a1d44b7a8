import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byTwo } from '#testing/by-two.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { exitStop } from '#payments/exits/gate.ts'
import { firstReasons } from '#platform/database/first-reasons.ts'
import { verifyBooks } from '#services/audit/verify.job.ts'
import { verify } from '#services/audit/verify.ts'
import { compareHoldings } from '#payments/deposits/compare-holdings.ts'
import { post } from '#books/ledger/post.sql.ts'
import { connect } from '#platform/database/database.ts'

let exchange: ChainExchange
let lost: bigint
beforeEach(async () => {
  lost = 0n
  exchange = await chainExchange(0n)
})
afterEach(() => exchange.close())

const found = async () => (await verify(exchange.database.auditUrl, 'everything')).map(({ invariant }) => invariant)
/** Compares the ledger with the chain, less the amounts that a thief took from the first account with enough. */
async function compare(): Promise<void> {
  const { chain } = exchange.signer
  let left = lost
  const tokenBalance = async (account: string) => {
    const holds = await chain.tokenBalance(account)
    const gone = left < holds ? left : holds
    left -= gone
    return holds - gone
  }
  await compareHoldings({ ...exchange.deps, chain: { ...chain, tokenBalance } })
}
async function passWaitingPeriod(): Promise<void> {
  await compare()
  exchange.passTime(5 * MINUTE_MS)
  await compare()
}
async function dust(minor: bigint): Promise<void> {
  const { address } = await exchange.signer.keys.hotWallet()
  await exchange.chain.faucet.give(address, minor)
  exchange.slots(40)
}
async function credited(minor: bigint) {
  const who = await exchange.depositor()
  await exchange.chain.faucet.give(who.address, minor)
  exchange.slots(40)
  await exchange.watch()
  return who
}
const pair = ['finance', 'finance'] as const
const byFinance = { verdict: 'approve', roles: pair } as const
const book = (subjectId = COIN, proposal: { cause?: string } = { cause: 'unknown_payment' }) =>
  byTwo(exchange, { ...byFinance, kind: 'reconciliation_difference', subjectId, proposal })
const takeBack = (subjectId: string) =>
  byTwo(exchange, { kind: 'reconciliation_reversal', subjectId, verdict: 'approve', roles: pair })
const desk = async () => exchange.api(approvals, await exchange.operator('finance'))
const listed = async () => exchange.api(reconciliation, await exchange.operator('auditor')).list({})
const held = async (purpose: string): Promise<bigint> =>
  (
    await sql<{
      posted: bigint
    }>`select posted from account where customer_id is null and purpose = ${purpose} and coin = ${COIN}`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.posted ?? 0n
const earn = (minor: bigint, from: string) =>
  exchange.deps.inTx('test')((tx) =>
    post(tx, {
      kind: 'adjustment',
      ref: { type: 'test', id: randomUUID() },
      transfers: [
        { debit: { customer: from, kind: 'token' }, credit: { exchange: 'fees' }, coin: COIN, amount: amount(minor) },
      ],
    }),
  )

const checksOrdered = async (): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from graphile_worker.jobs where task_identifier = 'verify_everything' and key is not null`.execute(
      exchange.deps.db,
    )
  ).rows[0]?.n ?? -1

test('dust in the hot wallet stops all withdrawals until two people move it to suspense', async () => {
  await credited(5_000_000n)
  await dust(1n)
  await compare()
  exchange.passTime(4 * MINUTE_MS)
  await compare()
  expect([await book(), await found()]).toEqual(['APPROVAL_SUBJECT_MOVED', []])
  exchange.passTime(60_000)
  await compare()
  expect(await found()).toEqual(['I27'])
  const { rows } = await (await desk()).queue({ kind: 'reconciliation_difference' })
  expect(rows).toMatchObject([
    {
      number: 'REC-tUSD',
      subjectId: COIN,
      about: [
        { field: 'finding', value: 'surplus' },
        { field: 'amount', value: '0.000001', unit: COIN },
      ],
      needs: 'maker',
    },
  ])
  const { content } = await (await desk()).subject({ kind: 'reconciliation_difference', subjectId: COIN })
  expect(content).toMatchObject({ where: 'chain', outside: '5.000001', books: '5.000000', amount: '0.000001' })
  expect((await listed()).standing).toMatchObject([{ coin: COIN, where: 'chain', finding: 'surplus' }])
  expect(await book()).toBe('done')
  expect(await found()).toEqual([])
  await compare()
  expect([await found(), await held('suspense:reconciliation')]).toEqual([[], 1n])
  expect(await listed()).toMatchObject({
    standing: [],
    rows: [{ coin: COIN, finding: 'surplus', amount: '0.000001', reversed: false }],
  })
  expect(await book()).toBe('APPROVAL_SUBJECT_MOVED')
})

test('withdrawals resume as soon as a difference is posted, not only at night', async () => {
  await credited(5_000_000n)
  await dust(3n)
  await passWaitingPeriod()
  const refusal = async () => (await exchange.deps.inTx('test')(async (tx) => ok(await exitStop(tx)))).value
  await verifyBooks(exchange.deps, 'tail')
  expect([await refusal(), await checksOrdered()]).toEqual(['books_broken', 0])
  expect([await book(), await checksOrdered()]).toEqual(['done', 1])
  await verifyBooks(exchange.deps, 'tail')
  expect(await refusal()).toBe('books_broken')
  await verifyBooks(exchange.deps, 'everything')
  expect(await refusal()).toBeUndefined()
})

test('posts the amount that both people saw: later deposits change nothing, and a changed difference is refused', async () => {
  await credited(5_000_000n)
  await dust(10n)
  await passWaitingPeriod()
  const [maker, checker] = [await desk(), await desk()]
  const approvalRequest = {
    kind: 'reconciliation_difference',
    subjectId: COIN,
    verdict: 'approve',
    reason: 'dust',
    proposal: { cause: 'unknown_payment' },
  } as const
  const first = await maker.propose(approvalRequest)
  await credited(2_000_000n)
  await passWaitingPeriod()
  const decision = { verdict: 'approve', note: 'seen' } as const
  await dust(10n)
  await passWaitingPeriod()
  const request = { requestId: first.id, contentHash: first.contentHash, ...decision }
  await expect(checker.decide(request)).rejects.toMatchObject({ code: 'APPROVAL_CONTENT_CHANGED' })
  await checker.decide({ ...request, verdict: 'refuse' })
  expect([await found(), await held('suspense:reconciliation')]).toEqual([['I27'], 0n])
  const second = await maker.propose(approvalRequest)
  await credited(2_000_000n)
  await compare()
  await checker.decide({ requestId: second.id, contentHash: second.contentHash, ...decision })
  await compare()
  expect([await found(), await held('suspense:reconciliation')]).toEqual([[], 20n])
})

test('posts a reported difference although dust keeps arriving, and reports the rest only after another waiting period', async () => {
  await credited(5_000_000n)
  await dust(10n)
  await passWaitingPeriod()
  await dust(1n)
  await compare()
  expect([await found(), await book(), await found()]).toEqual([['I27'], 'done', []])
  exchange.passTime(4 * MINUTE_MS)
  await compare()
  expect(await found()).toEqual([])
})

test('posts nothing of a surplus that has disappeared', async () => {
  await credited(5_000_000n)
  await dust(10n)
  await passWaitingPeriod()
  lost = 4n
  await compare()
  expect([await book(), (await listed()).standing]).toEqual(['APPROVAL_SUBJECT_MOVED', []])
  lost = 10n
  await compare()
  expect(await found()).toEqual([])
})

test("pays a shortfall from the exchange's own income, never more than it has", async () => {
  const ada = await credited(5_000_000n)
  lost = 1_000_000n
  await passWaitingPeriod()
  await earn(999_999n, ada.id)
  expect([await found(), await book(), await held('fees')]).toEqual([['I27'], 'RECONCILIATION_FEES_TOO_LOW', 999_999n])
  const [open] = (await (await desk()).subject({ kind: 'reconciliation_difference', subjectId: COIN })).requests
  await sql`update approval_request set status = 'cancelled' where id = ${open?.id}`.execute(exchange.deps.db)
  await earn(1n, ada.id)
  expect([await book(), await held('fees'), await found()]).toEqual(['done', 0n, []])
  await compare()
  expect(await found()).toEqual([])
  lost = 1_500_000n
  await passWaitingPeriod()
  expect(await found()).toEqual(['I27'])
  expect((await listed()).standing).toMatchObject([{ finding: 'shortfall', amount: '0.500000' }])
  lost = 1_000_000n
  await compare()
})

test('credits a deposit that was posted as a surplus, and reverses that posting once', async () => {
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 3_000_000n)
  exchange.slots(40)
  await passWaitingPeriod()
  expect(await book()).toBe('done')
  await exchange.watch()
  expect((await exchange.tokenBalance(ada.id)).posted).toBe(3_000_000n)
  expect((await exchange.api(deposits, ada).list({})).rows).toMatchObject([{ status: 'credited' }])
  await passWaitingPeriod()
  expect(await found()).toEqual(['I27'])
  const [booking] = (await listed()).rows
  const all = await Promise.all([1, 2, 3].map(() => takeBack(booking?.id ?? '')))
  expect(all.filter((answer) => answer === 'done')).toHaveLength(1)
  expect([await found(), await held('suspense:reconciliation')]).toEqual([[], 0n])
  await compare()
  expect([await found(), (await listed()).rows]).toMatchObject([[], [{ reversed: true }]])
})

test('returns a wrongly paid shortfall to the exchange, and reports a wrong reversal as a difference again', async () => {
  const ada = await credited(5_000_000n)
  await earn(2_000_000n, ada.id)
  lost = 2_000_000n
  await passWaitingPeriod()
  expect([await book(), await held('fees')]).toEqual(['done', 0n])
  const [booking] = (await listed()).rows
  expect([await takeBack(booking?.id ?? ''), await held('fees')]).toEqual(['done', 2_000_000n])
  expect(await found()).toEqual([])
  await passWaitingPeriod()
  expect(await found()).toEqual(['I27'])
  lost = 0n
  await compare()
  expect(await found()).toEqual([])
})

test('I22 stores every posting with the approval of a second person', async () => {
  await credited(5_000_000n)
  await dust(7n)
  await passWaitingPeriod()
  expect(await book()).toBe('done')
  const { db } = connect(exchange.database.auditUrl, { max: 1, onError: () => undefined })
  const { rows } = await sql<{ amount: bigint; approvals: number }>`
    select a.amount, (select count(*)::int from audit.approval x where x.request_id = a.request_id and x.approver <> x.requester) as approvals
      from audit.adjustment a`.execute(db)
  await db.destroy()
  expect(rows).toEqual([{ amount: -7n, approvals: 1 }])
})

test('posts a difference only with a cause from the settings, which both people see', async () => {
  await credited(5_000_000n)
  await dust(9n)
  await passWaitingPeriod()
  expect(await book(COIN, {})).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await book(COIN, { cause: 'faucet_dust' })).toBe('REASON_CODE_ENDED')
  const name = { en_US: 'Dust from the faucet', zh_CN: '水龙头粉尘' }
  const codes = [...firstReasons.difference.codes, { code: 'faucet_dust', name, text: name, lastDay: null }]
  expect(await changingSettings(exchange).change('reasonCodes', 'difference', { codes })).toBe('done')
  expect(await book(COIN, { cause: 'faucet_dust' })).toBe('done')
  const { requests } = await (await desk()).subject({ kind: 'reconciliation_difference', subjectId: COIN })
  expect(requests[0]?.content).toMatchObject({ differenceCause: 'faucet_dust' })
})

test('only finance operators post a difference, and support may read it', async () => {
  await credited(5_000_000n)
  await dust(7n)
  await passWaitingPeriod()
  const [support, compliance] = [await exchange.operator('support'), await exchange.operator('compliance')]
  expect((await exchange.api(reconciliation, support).list({})).standing).toHaveLength(1)
  await expect(
    exchange.api(approvals, compliance).propose({
      kind: 'reconciliation_difference',
      subjectId: COIN,
      verdict: 'approve',
      reason: 'x',
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await book()).toBe('done')
})
