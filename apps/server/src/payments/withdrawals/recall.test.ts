import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { givenBack, paidOnce, type RequestedWithdrawal, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: ChainExchange
let flow: Withdrawing
/** Starts with an empty hot wallet, so that the signer refuses every approved withdrawal. */
beforeAll(async () => {
  exchange = await chainExchange(0n)
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const fill = async (minor: bigint): Promise<void> => {
  await exchange.chain.faucet.give((await exchange.signer.keys.hotWallet()).address, minor)
  exchange.slots(10)
}
async function refusedBySigner(): Promise<RequestedWithdrawal> {
  const w = await flow.approved()
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('funds_short')
  return w
}

test('queues a withdrawal that the signer refuses, with the reason, and two people return the money', async () => {
  const w = await refusedBySigner()
  const desk = await exchange.operator('finance')
  const queue = await exchange.api(approvals, desk).queue({ kind: 'withdrawal_recall' })
  const about = [
    { field: 'amount', value: '100.000000', unit: 'tUSD' },
    { field: 'signerRefusal', value: 'funds_short' },
  ]
  expect(queue.rows).toMatchObject([{ subjectId: w.id, about, needs: 'maker' }])
  const { rows } = await exchange.api(withdrawalsReview, desk).list({ stage: 'approved' })
  expect(rows).toMatchObject([{ id: w.id, signerRefusal: 'funds_short' }])
  const found = await exchange.api(search, desk).find({ text: w.id })
  expect(found.rows).toMatchObject([{ id: w.id, status: 'approved', signerRefusal: 'funds_short' }])
  expect(await flow.recall(w.id, 'refuse')).toBe('done')
  expect(await flow.stageOf(w.id)).toBe('refused')
  expect(await flow.outcome(w)).toEqual(givenBack)
  await fill(99_000_000n)
  await flow.sign()
  expect(await flow.outcomesOf(w.id)).toEqual([])
  const again = await flow.approved()
  await flow.finish(again.id)
  expect(await flow.outcome(again)).toEqual(paidOnce)
})

test('WDR-12 a withdrawal that returns to review loses its approvals, and is paid only after two people approve again', async () => {
  const w = await refusedBySigner()
  expect(await flow.recall(w.id, 'approve')).toBe('done')
  expect(await flow.stageOf(w.id)).toBe('review')
  await fill(99_000_000n)
  await sql`update withdrawal set status = 'approved' where id = ${w.id}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('approval_missing')
  await sql`update withdrawal set status = 'review' where id = ${w.id}`.execute(exchange.deps.db)
  expect(await flow.review(w.id, 'approve')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('rejects a recall of an approved withdrawal that the signer has not refused', async () => {
  const w = await flow.approved()
  expect(await flow.recall(w.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  await fill(99_000_000n)
  await flow.finish(w.id)
  expect(await flow.recall(w.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.outcome(w)).toEqual(paidOnce)
})

test('WDR-13 either the return of the money or the signature succeeds, and money moves in one direction', async () => {
  for (const verdict of ['refuse', 'approve', 'refuse'] as const) {
    const w = await refusedBySigner()
    await fill(99_000_000n)
    const [recalled] = await Promise.all([flow.recall(w.id, verdict), flow.sign(), flow.sign()])
    const stage = await flow.stageOf(w.id)
    expect([recalled, stage]).toEqual(
      recalled === 'done'
        ? ['done', verdict === 'refuse' ? 'refused' : 'review']
        : ['APPROVAL_SUBJECT_MOVED', 'signed'],
    )
    if (stage === 'review') await flow.review(w.id, 'approve')
    await flow.finish(w.id)
    expect(await flow.outcome(w)).toEqual(stage === 'refused' ? givenBack : paidOnce)
    // Takes the unpaid amount out again, so that the next withdrawal is refused too.
    if (stage === 'refused') {
      const other = await flow.approved()
      await flow.finish(other.id)
    }
  }
})

test('shows no transaction of bytes that were never confirmed, neither in a repeated review nor after the money returned', async () => {
  await fill(99_000_000n)
  const w = await flow.approved()
  await flow.sign()
  const { chain } = exchange.signer
  const refusingChain = { ...chain, broadcast: () => Promise.reject(new Error('refused')) }
  await flow.advance(refusingChain)
  exchange.slots(170)
  await flow.advance(refusingChain)
  expect(await flow.outcomesOf(w.id)).toEqual(['expired'])
  await sql`update customer set kyc_status = 'pending' where id = ${w.who.id}`.execute(exchange.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('standing_lost')
  expect(await flow.recall(w.id, 'approve')).toBe('done')
  const seen = async () => (await exchange.api(withdrawals, w.who).get({ id: w.id })).txId
  expect([await flow.stageOf(w.id), await seen()]).toEqual(['review', null])
  expect(await flow.review(w.id, 'refuse')).toBe('done')
  expect([await flow.outcome(w), await seen()]).toEqual([givenBack, null])
})
