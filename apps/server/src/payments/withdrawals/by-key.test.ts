import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, send, sign } from '#testing/api-keys.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

const request = ({ addressId }: Withdrawer) => ({ coin: COIN, chain: CHAIN, addressId, amount: '100', fee: '1' })
const trust = async (who: Withdrawer): Promise<void> => {
  const payload = { coin: COIN, chain: CHAIN, address: who.wallet }
  const verifyToken = await flow.prove(who, 'trust_address', payload)
  const trusted = await exchange.api(withdrawals, who).trustAddress({ id: who.addressId, verifyToken }, freshKey())
  expect(trusted.trusted).toBe(true)
}

test('withdraws to a trusted address by API key, after the review of two people', async () => {
  const who = await flow.withdrawer(500_000_000n)
  const key = await makeKey(exchange, who)
  expect((await send(exchange, sign(key, withdrawals.create, request(who)))).code).toBe(
    'WITHDRAWAL_ADDRESS_NOT_TRUSTED',
  )
  await trust(who)
  const made = await send(exchange, sign(key, withdrawals.create, request(who)))
  expect(made).toMatchObject({ code: 'SUCCESS', data: { stage: 'review' } })
  const { id } = made.data as { id: string }
  await flow.review(id, 'approve')
  await flow.finish(id)
  expect(await flow.stageOf(id)).toBe('confirmed')
  const { rows } = await sql<{ factor: string }>`select factor from withdrawal where id = ${id}`.execute(
    exchange.deps.db,
  )
  expect(rows).toEqual([{ factor: `api_key:${key.id}` }])
  expect(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})

test('requires a code for a trusted address in a session', async () => {
  const who = await flow.withdrawer(500_000_000n)
  await trust(who)
  await expect(exchange.api(withdrawals, who).create(request(who), freshKey())).rejects.toMatchObject({
    code: 'VERIFY_TOKEN_INVALID',
  })
})

test('API keys cannot withdraw while withdrawals are paused after a change of security settings', async () => {
  const who = await flow.withdrawer(500_000_000n)
  await trust(who)
  const key = await makeKey(exchange, who)
  await exchange.deps.inTx('test')(async (tx) => ok(await pauseWithdrawals(tx, who.id, 'login_password_changed')))
  expect((await send(exchange, sign(key, withdrawals.create, request(who)))).code).toBe('WITHDRAWAL_FROZEN')
})
