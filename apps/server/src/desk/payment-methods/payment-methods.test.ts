import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import { provenPaymentMethod, type NewPaymentMethod } from '#testing/proven-payment-method.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { forgetRates } from '#testing/every-row.ts'
import { type Customer, testExchange, type TestExchange } from '#testing/exchange.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { paymentAccountCipher } from './account-cipher.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

const paynow: NewPaymentMethod = { kind: 'paynow', account: '+65 9123 4567' }
const own = (who: Customer) => exchange.api(paymentMethods, who)
async function named(about: Parameters<TestExchange['customer']>[0] = {}): Promise<Customer> {
  const who = await exchange.customer(about)
  await sql`update customer set nickname = 'Ada' where id = ${who.id}`.execute(exchange.deps.db)
  return who
}
const add = async (who: Customer, details: NewPaymentMethod = paynow) =>
  own(who).add(await provenPaymentMethod(exchange.deps, who, details), freshKey())
const kinds = async (table: 'message' | 'security_event', who: Customer): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from ${sql.table(table)} where customer_id = ${who.id} and kind like 'payment_method%' order by kind`.execute(
    exchange.deps.db,
  )
  return rows.map(({ kind }) => kind)
}

test('a payment method has the verified name, shows only the end of its account, and is encrypted in the database', async () => {
  const ada = await named()
  const method = await add(ada)
  expect(method).toMatchObject({
    kind: 'paynow',
    accountName: 'Test Person',
    accountMasked: '•••• 4567',
    active: true,
    usable: false,
    inOwnName: true,
  })
  expect(await own(ada).list({})).toEqual({ rows: [method], max: 10, accountName: 'Test Person', waitHours: 48 })
  const { rows } = await sql<{ text: string; account_sealed: string }>`
    select to_jsonb(m)::text as text, account_sealed from payment_method m where id = ${method.id}`.execute(
    exchange.deps.db,
  )
  expect(rows[0]?.text).not.toContain('91234567')
  expect(paymentAccountCipher(exchange.deps.config).open(rows[0]?.account_sealed ?? '')).toBe('+6591234567')
})

test('WDR-05 a new payment method waits 48 hours, and its owner gets a message and a record', async () => {
  const ada = await named()
  await add(ada)
  expect(await kinds('message', ada)).toEqual(['payment_method_added'])
  expect(await kinds('security_event', ada)).toEqual(['payment_method_added'])
  exchange.passTime(48 * HOUR_MS + 1_000)
  expect((await own(ada).list({})).rows).toMatchObject([{ usable: true }])
})

test('WDR-05 a code for another account adds no payment method', async () => {
  const ada = await named()
  const input = await provenPaymentMethod(exchange.deps, ada, paynow)
  for (const changed of [{ account: '+6591234568' }, { remark: 'x' }, { salt: 'x'.repeat(32) }])
    expect(await codeOfRefusal(own(ada).add({ ...input, ...changed }, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
  const bob = await named()
  expect(await codeOfRefusal(own(bob).add(input, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
})

test('AZ-03 a request can set neither the owner nor the time of use', async () => {
  const ada = await named()
  const input = await provenPaymentMethod(exchange.deps, ada, paynow)
  for (const poison of [{ accountName: 'Eve' }, { customerId: ada.id }, { usableAt: '2020-01-01' }, { active: true }])
    expect(await codeOfRefusal(own(ada).add({ ...input, ...poison }, freshKey()))).toBe('PARAM_INVALID')
})

test('requires a verified name, a factor, a nickname and no pause, in this order', async () => {
  expect(await codeOfRefusal(add(await named({ kyc: 'pending' })))).toBe('KYC_REQUIRED')
  const alone = await named({ phone: null })
  const unproven = { ...paynow, salt: 'x'.repeat(32), verifyToken: 'x'.repeat(43) }
  expect(await codeOfRefusal(own(alone).add(unproven, freshKey()))).toBe('SECURITY_FACTOR_REQUIRED')
  expect(await codeOfRefusal(add(await exchange.customer()))).toBe('NICKNAME_REQUIRED')
  const frozen = await named()
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${frozen.id}, 'p2pSell', 'phone_changed', now(), now() + interval '480 hours')`.execute(
    exchange.deps.db,
  )
  expect(await codeOfRefusal(add(frozen))).toBe('OTC_SALE_FROZEN')
})

test('a replacement starts a new waiting period and ends the old method; the tenth is the last', async () => {
  const ada = await named()
  const { id } = await add(ada)
  exchange.passTime(49 * HOUR_MS)
  const details: NewPaymentMethod = { kind: 'bank_transfer', bank: 'DBS Bank', account: '003-918204-7' }
  const input = await provenPaymentMethod(exchange.deps, ada, details, id)
  const edited = await own(ada).edit({ ...input, replaces: id }, freshKey())
  expect((await own(ada).list({})).rows).toEqual([edited])
  expect(edited).toMatchObject({ usable: false, bank: 'DBS Bank' })
  expect(await kinds('message', ada)).toEqual(['payment_method_added', 'payment_method_changed'])
  for (let n = 1; n < 10; n += 1) await add(ada)
  expect(await codeOfRefusal(add(ada))).toBe('PAYMENT_METHODS_FULL')
})

test('is disabled and enabled, is removed with a separate code, and does not exist for other customers', async () => {
  const [ada, bob] = [await named(), await named()]
  const { id, kind } = await add(ada)
  expect(await own(ada).activate({ id, active: false })).toMatchObject({ active: false, usable: false })
  expect(await codeOfRefusal(own(bob).activate({ id, active: true }))).toBe('NOT_FOUND')
  const payload = { kind, ending: '4567', id }
  const stolen = { id, verifyToken: await proof(exchange.deps, bob, 'remove_payment_method', payload) }
  expect(await codeOfRefusal(own(bob).remove(stolen, freshKey()))).toBe('NOT_FOUND')
  const verifyToken = await proof(exchange.deps, ada, 'remove_payment_method', payload)
  await own(ada).remove({ id, verifyToken }, freshKey())
  expect((await own(ada).list({})).rows).toEqual([])
})

test('the database refuses changes of a payment account', async () => {
  const ada = await named()
  const { id } = await add(ada)
  const edit = sql`update payment_method set ending = '0000' where id = ${id}`.execute(exchange.deps.db)
  await expect(edit).rejects.toThrow('cannot be edited')
})
