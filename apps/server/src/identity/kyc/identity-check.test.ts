import { customers } from '@tessera/contract/access/customers/customers.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { byTwo } from '#testing/by-two.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

type Known = { readonly who: Person; readonly idNo: string }
/** Returns a customer whose identity two people approved. */
async function known(): Promise<Known> {
  const { customer: who, caseId } = await submittedCustomer(exchange)
  const roles = ['compliance', 'compliance'] as const
  expect(await byTwo(exchange, { kind: 'kyc_review', subjectId: caseId, verdict: 'approve', roles })).toBe('done')
  const desk = exchange.api(kycCases, await exchange.operator('compliance'))
  return { who, idNo: (await desk.reveal({ id: caseId, reason: 'test' })).documentNumber }
}
const check = async (who: Person, name: string, idNo: string) =>
  exchange
    .api(kyc, who)
    .checkIdentity({ name, idNo, verifyToken: await proof(exchange.deps, who, 'check_identity', {}) })
const wrong = (who: Person) => codeOfRefusal(check(who, 'Lim Jia Wen', 'X0000000'))
const needed = (id: string) =>
  exchange.deps.inTx('test')(async (tx) => ({
    ok: true as const,
    value: (await lockCustomerState(tx, id)).identity_needed,
  }))

test('accepts name and number in any spelling', async () => {
  const { who, idNo } = await known()
  const spelled = `${idNo.slice(0, 2)}-${idNo.slice(2)}`.toLowerCase()
  expect(await check(who, 'WEN, lim JIA', spelled)).toEqual({ needed: false, remaining: 5 })
  expect(await codeOfRefusal(check(who, 'Lim Jia Wei', idNo))).toBe('KYC_IDENTITY_WRONG')
  const bare = { name: 'Lim Jia Wen', idNo, verifyToken: 'x'.repeat(43) }
  expect(await codeOfRefusal(exchange.api(kyc, who).checkIdentity(bare))).toBe('VERIFY_TOKEN_INVALID')
})

test('AUT-06, WDR-10 counts five of twenty concurrent wrong tries, then pauses withdrawals for a day and refuses even the right answer', async () => {
  const { who, idNo } = await known()
  const tries = await Promise.all(Array.from({ length: 20 }, () => wrong(who)))
  expect(tries.filter((code) => code === 'KYC_IDENTITY_WRONG')).toHaveLength(5)
  expect(tries.filter((code) => code === 'KYC_IDENTITY_CHECK_LOCKED')).toHaveLength(15)
  expect(await codeOfRefusal(check(who, 'Lim Jia Wen', idNo))).toBe('KYC_IDENTITY_CHECK_LOCKED')
  const [freeze] = (await exchange.api(customers, who).info({})).freezes
  expect(freeze?.reason).toBe('identity_check_failed')
  const hours = (Date.parse(freeze?.until ?? '') - Date.parse(freeze?.from ?? '')) / HOUR_MS
  expect(hours).toBe(24)
})

test('the next withdrawal after a pause requires the identity check, until it is passed once', async () => {
  const { who, idNo } = await known()
  expect((await needed(who.id)).value).toBe(false)
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${who.id}, 'withdraw', 'login_password_changed', now() - interval '49 hours', now() - interval '1 hour')`.execute(
    exchange.deps.db,
  )
  expect((await needed(who.id)).value).toBe(true)
  expect(await exchange.api(kyc, who).identityCheck({})).toEqual({ needed: true, remaining: 5 })
  expect(await wrong(who)).toBe('KYC_IDENTITY_WRONG')
  expect((await needed(who.id)).value).toBe(true)
  await check(who, 'Lim Jia Wen', idNo)
  expect((await needed(who.id)).value).toBe(false)
})
