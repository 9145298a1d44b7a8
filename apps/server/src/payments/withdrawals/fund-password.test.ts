import { customers } from '@tessera/contract/access/customers/customers.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, type Withdrawing, withdrawing } from '#testing/withdrawing.ts'
import { hashPassword } from '#platform/secrets/password.ts'

let exchange: ChainExchange
let flow: Withdrawing
let hash = ''
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  hash = await hashPassword('fund harbour 7')
})
afterAll(() => exchange.close())

type Guarded = Withdrawer & { readonly withdrawToken: string; readonly trustToken: string }
const trustOf = (who: Withdrawer) => ({ coin: COIN, chain: CHAIN, address: who.wallet })
const payloadOf = (who: Withdrawer) => ({ ...trustOf(who), amount: '100', fee: '1' })
/** Returns a customer with tokens that prove the factor but, because they are older, not the fund password. */
const guarded = async (): Promise<Guarded> => {
  const who = await flow.withdrawer(500_000_000n)
  const withdrawToken = await flow.prove(who, 'withdraw', payloadOf(who))
  const trustToken = await flow.prove(who, 'trust_address', trustOf(who))
  await sql`update customer set fund_password_hash = ${hash} where id = ${who.id}`.execute(exchange.deps.db)
  return { ...who, withdrawToken, trustToken }
}
const proveFund = (who: Withdrawer, password: string, verifyToken?: string) =>
  exchange
    .api(verification, who)
    .proveFundPassword({ scene: 'withdraw', payload: payloadOf(who), password, verifyToken })
const create = async ({ addressId, ...who }: Withdrawer, verifyToken: string) => {
  const request = { coin: COIN, chain: CHAIN, addressId, amount: '100', fee: '1', verifyToken }
  return codeOfRefusal(exchange.api(withdrawals, who).create(request, freshKey()))
}

test('AZ-07 a withdrawal from an account with a fund password requires it and a factor', async () => {
  const who = await guarded()
  const { demands } = await exchange.api(verification, who).demands({ scene: 'withdraw' })
  expect(demands.at(-1)).toEqual(['fund'])
  expect(await create(who, who.withdrawToken)).toBe('VERIFY_TOKEN_INVALID')
  const alone = await proveFund(who, 'fund harbour 7')
  expect(alone.missing).toHaveLength(1)
  expect(await create(who, alone.verifyToken)).toBe('VERIFY_TOKEN_INVALID')
  const both = await proveFund(who, 'fund harbour 7', who.withdrawToken)
  expect(both.missing).toEqual([])
  expect(await create(who, both.verifyToken)).toBeUndefined()
})

test('AZ-07 trusting an address, which keys may pay without a code, requires the fund password', async () => {
  const who = await guarded()
  const trust = async (verifyToken: string) =>
    codeOfRefusal(exchange.api(withdrawals, who).trustAddress({ id: who.addressId, verifyToken }, freshKey()))
  expect(await trust(who.trustToken)).toBe('VERIFY_TOKEN_INVALID')
  const payload = trustOf(who)
  const both = await exchange
    .api(verification, who)
    .proveFundPassword({ scene: 'trust_address', payload, password: 'fund harbour 7', verifyToken: who.trustToken })
  expect(await trust(both.verifyToken)).toBeUndefined()
})

test('AUT-06 checks five of many concurrent wrong fund passwords, then pauses withdrawals for a day and notifies the owner', async () => {
  const who = await guarded()
  const answers = await Promise.all(Array.from({ length: 12 }, () => codeOfRefusal(proveFund(who, 'guess number 1'))))
  expect(answers.filter((code) => code === 'FUND_PASSWORD_WRONG')).toHaveLength(5)
  expect(answers.filter((code) => code === 'FUND_PASSWORD_LOCKED')).toHaveLength(7)
  expect(await codeOfRefusal(proveFund(who, 'fund harbour 7'))).toBe('FUND_PASSWORD_LOCKED')
  const { freezes } = await exchange.api(customers, who).info({})
  expect(new Set(freezes.map(({ reason }) => reason))).toEqual(new Set(['fund_password_failed']))
  const list = await exchange.api(messages, who).list({})
  expect(list.rows.filter(({ title }) => title === 'Wrong fund password entered five times')).toHaveLength(1)
})

test('AUT-06 a right fund password resets the count of wrong tries, and so does a day', async () => {
  const who = await guarded()
  for (let n = 0; n < 4; n += 1)
    expect(await codeOfRefusal(proveFund(who, 'guess number 1'))).toBe('FUND_PASSWORD_WRONG')
  await proveFund(who, 'fund harbour 7')
  for (let n = 0; n < 5; n += 1)
    expect(await codeOfRefusal(proveFund(who, 'guess number 1'))).toBe('FUND_PASSWORD_WRONG')
  expect(await codeOfRefusal(proveFund(who, 'fund harbour 7'))).toBe('FUND_PASSWORD_LOCKED')
  exchange.passTime(25 * HOUR_MS)
  expect(await codeOfRefusal(proveFund(who, 'fund harbour 7'))).toBeUndefined()
})

test('AUT-06 counts no failure for a right fund password whose token has expired', async () => {
  const who = await guarded()
  for (let n = 0; n < 6; n += 1)
    expect(await codeOfRefusal(proveFund(who, 'fund harbour 7', 'x'.repeat(43)))).toBe('VERIFY_TOKEN_INVALID')
  expect(await codeOfRefusal(proveFund(who, 'fund harbour 7'))).toBeUndefined()
})
