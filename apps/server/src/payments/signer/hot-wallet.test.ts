import { ACCOUNT_LAMPORTS, RESERVE_LAMPORTS } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { paidOnce, type RequestedWithdrawal, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { signWithdrawalsOnce } from './sign-withdrawals.ts'

/** Enough for one payment of 99 and half of another. */
const HOT = 150_000_000n
let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange(HOT)
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const refill = async (minor: bigint): Promise<void> => {
  await exchange.chain.faucet.give((await exchange.signer.keys.hotWallet()).address, minor)
  exchange.slots(10)
}
/** Pays the remaining withdrawals, so that the next test starts with `HOT`. */
async function payAll(open: readonly RequestedWithdrawal[]): Promise<void> {
  await refill(99_000_000n * BigInt(open.length))
  for (const w of open) {
    await flow.finish(w.id)
    expect(await flow.outcome(w)).toEqual(paidOnce)
  }
}

test('WDR-12 does not spend the amount of a payment twice that is finalized between the read of the balance and the signature', async () => {
  const [first, second] = [await flow.approved(), await flow.approved()]
  await sql`update withdrawal set status_at = status_at - interval '1 minute' where id = ${first.id}`.execute(
    exchange.deps.db,
  )
  await flow.sign()
  expect([await flow.stageOf(first.id), await flow.signerRefusal(second.id)]).toEqual(['signed', 'funds_short'])
  await flow.advance()
  const { chain } = exchange.signer
  // Returns the balance before the first payment, although that payment is finalized.
  const slow: typeof chain = {
    ...chain,
    tokenBalance: async () => {
      exchange.slots(10)
      await flow.advance()
      return HOT
    },
  }
  await signWithdrawalsOnce({ ...exchange.signer, chain: slow })
  expect([await flow.stageOf(first.id), await flow.stageOf(second.id)]).toEqual(['confirmed', 'approved'])
  expect(await flow.signerRefusal(second.id)).toBe('funds_short')
  await payAll([first, second])
})

test('WDR-12 eight concurrent signers sign no more than the hot wallet holds', async () => {
  const all = [await flow.approved(), await flow.approved(), await flow.approved()]
  await Promise.all(Array.from({ length: 8 }, () => flow.sign()))
  const stages = await Promise.all(all.map(({ id }) => flow.stageOf(id)))
  expect(stages.toSorted()).toEqual(['approved', 'approved', 'signed'])
  await payAll(all)
})

test('WDR-15 pays new recipients while the wallet can open their accounts, and no payment fails on the chain', async () => {
  await refill(1_000_000_000n)
  const all = [await flow.approved(), await flow.approved(), await flow.approved()]
  const { chain } = exchange.signer
  const two: typeof chain = {
    ...chain,
    lamportsOf: () => Promise.resolve(RESERVE_LAMPORTS + 2n * ACCOUNT_LAMPORTS),
  }
  await signWithdrawalsOnce({ ...exchange.signer, chain: two })
  const stages = await Promise.all(all.map(({ id }) => flow.stageOf(id)))
  expect(stages.toSorted()).toEqual(['approved', 'signed', 'signed'])
  const waiting = all.find((_, i) => stages[i] === 'approved')
  expect(await flow.signerRefusal(waiting?.id ?? '')).toBe('fees_short')
  await payAll(all)
  const { rows } = await sql<{ opens: boolean }>`
    select opens_account as opens from withdraw_attempt where withdrawal_id = any(${all.map(({ id }) => id)}::uuid[])`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ opens: true }, { opens: true }, { opens: true }])
})

test('signs withdrawals that come after more than two hundred that the signer refuses', async () => {
  const stuck = await flow.approved()
  await exchange.asOwner(sql`
    with h as (insert into hold (id, account_id, coin, amount, state, ref_type, ref_id, created_at)
      select gen_random_uuid(), account_id, coin, amount, 'open', 'stuck', g::text, created_at
        from hold, generate_series(1, 250) g where ref_id = ${stuck.id} returning id)
    insert into withdrawal (id, customer_id, coin, chain, address, address_id, amount, fee, limit_value, limit_currency, status, seal, hold_id,
                            kyc_at_request, factor, beneficiary, identified, unidentified_before, unidentified_cap, requested_at, status_at)
    select gen_random_uuid(), customer_id, coin, chain, address, address_id, amount, fee, limit_value, limit_currency, 'approved', 'of another',
           h.id, kyc_at_request, factor, beneficiary, identified, unidentified_before, unidentified_cap, requested_at, status_at - interval '1 hour'
      from withdrawal w, h where w.id = ${stuck.id}`)
  await flow.sign()
  expect(await flow.stageOf(stuck.id)).toBe('signed')
  await exchange.asOwner(sql`delete from withdrawal where seal = 'of another'`)
  await exchange.asOwner(sql`delete from hold where ref_type = 'stuck'`)
  await payAll([stuck])
})
