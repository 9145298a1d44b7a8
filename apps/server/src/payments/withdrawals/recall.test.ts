import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainHouse, type ChainHouse } from '#testing/chain-house.ts'
import { givenBack, paidOnce, type Requested, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'

let house: ChainHouse
let flow: Withdrawing
/** An empty hot wallet, so that the signer refuses every approved withdrawal. */
beforeAll(async () => {
  house = await chainHouse(0n)
  flow = withdrawing(house)
})
afterEach(async ({ expect: check }) => {
  check(await verify(house.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => house.close())

const fill = async (minor: bigint): Promise<void> => {
  await house.chain.faucet.give((await house.signer.keys.hotWallet()).address, minor)
  house.slots(10)
}
async function refusedBySigner(): Promise<Requested> {
  const w = await flow.approved()
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('funds_short')
  return w
}

test('queues a withdrawal that the signer refuses, with the reason, and two people give it back', async () => {
  const w = await refusedBySigner()
  const desk = await house.operator('finance')
  const queue = await house.api(approvals, desk).queue({ kind: 'withdrawal_recall' })
  const about = [
    { field: 'amount', value: '100.000000', unit: 'tUSD' },
    { field: 'signerRefusal', value: 'funds_short' },
  ]
  expect(queue.rows).toMatchObject([{ subjectId: w.id, about, needs: 'maker' }])
  const { rows } = await house.api(withdrawalsReview, desk).list({ stage: 'approved' })
  expect(rows).toMatchObject([{ id: w.id, signerRefusal: 'funds_short' }])
  const found = await house.api(search, desk).find({ text: w.id })
  expect(found.rows).toMatchObject([{ id: w.id, status: 'approved', signerRefusal: 'funds_short' }])
  expect(await flow.recall(w.id, 'refuse')).toBe('done')
  expect(await flow.stageOf(w.id)).toBe('refused')
  expect(await flow.fate(w)).toEqual(givenBack)
  await fill(99_000_000n)
  await flow.sign()
  expect(await flow.outcomesOf(w.id)).toEqual([])
  const again = await flow.approved()
  await flow.finish(again.id)
  expect(await flow.fate(again)).toEqual(paidOnce)
})

test('WDR-12 discards the approvals of a withdrawal that returns to review, and pays it only after two people approve again', async () => {
  const w = await refusedBySigner()
  expect(await flow.recall(w.id, 'approve')).toBe('done')
  expect(await flow.stageOf(w.id)).toBe('review')
  await fill(99_000_000n)
  await sql`update withdrawal set status = 'approved' where id = ${w.id}`.execute(house.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('approval_missing')
  await sql`update withdrawal set status = 'review' where id = ${w.id}`.execute(house.deps.db)
  expect(await flow.review(w.id, 'approve')).toBe('done')
  await flow.finish(w.id)
  expect(await flow.fate(w)).toEqual(paidOnce)
})

test('rejects a recall of an approved withdrawal that the signer has not refused', async () => {
  const w = await flow.approved()
  expect(await flow.recall(w.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  await fill(99_000_000n)
  await flow.finish(w.id)
  expect(await flow.recall(w.id, 'refuse')).toBe('APPROVAL_SUBJECT_MOVED')
  expect(await flow.fate(w)).toEqual(paidOnce)
})

test('WDR-13 lets either giving back or signing win, and moves money in one direction', async () => {
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
    expect(await flow.fate(w)).toEqual(stage === 'refused' ? givenBack : paidOnce)
    // Takes the unpaid amount out again, so that the next withdrawal is refused too.
    if (stage === 'refused') {
      const other = await flow.approved()
      await flow.finish(other.id)
    }
  }
})

test('shows no transaction of bytes that never landed, in a repeated review and after giving back', async () => {
  await fill(99_000_000n)
  const w = await flow.approved()
  await flow.sign()
  const { chain } = house.signer
  const deaf = { ...chain, broadcast: () => Promise.reject(new Error('refused')) }
  await flow.advance(deaf)
  house.slots(170)
  await flow.advance(deaf)
  expect(await flow.outcomesOf(w.id)).toEqual(['expired'])
  await sql`update customer set kyc_status = 'pending' where id = ${w.who.id}`.execute(house.deps.db)
  await flow.sign()
  expect(await flow.signerRefusal(w.id)).toBe('standing_lost')
  expect(await flow.recall(w.id, 'approve')).toBe('done')
  const seen = async () => (await house.api(withdrawals, w.who).get({ id: w.id })).txId
  expect([await flow.stageOf(w.id), await seen()]).toEqual(['review', null])
  expect(await flow.review(w.id, 'refuse')).toBe('done')
  expect([await flow.fate(w), await seen()]).toEqual([givenBack, null])
})
