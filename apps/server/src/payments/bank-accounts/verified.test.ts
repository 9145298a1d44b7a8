import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { provenBankAccount } from '#world/testing/proven-bank-account.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { asOwnerOf } from '#testing/as-owner.ts'
import { type BankExchange, bankExchange, freshKey } from '#testing/bank-exchange.ts'
import { booksHold } from '#testing/books.ts'
import type { Customer } from '#testing/exchange.ts'
import { accountIdentityHash } from './account-number.ts'
import { renewIdentityHashes } from './renew-identity-hashes.ts'

let setup: BankExchange
beforeAll(async () => {
  setup = await bankExchange()
})
afterEach(() => booksHold(setup.exchange))
afterAll(() => setup.close())

const NUMBER = '0039182047'
const BIC = 'DBSSSGSG'
const hashOf = (number: string, bic: string) => accountIdentityHash(setup.exchange.deps.config, { number, bic })
const named = async (): Promise<Customer> => {
  const who = await setup.exchange.customer()
  await setup.exchange.api(customers, who).updateNickname({ nickname: 'Ada' })
  return who
}
const api = (who: Customer) => setup.exchange.api(bankAccounts, who)
const add = async (
  who: Customer,
  details: { accountNumber?: string; payNow?: string; bankCode?: string | undefined } = {},
) => {
  const request = { fiat: 'SGD', bank: 'DBS Bank', accountNumber: NUMBER, bankCountry: 'SG', bankCode: BIC, ...details }
  return api(who).add(await provenBankAccount(setup.exchange.deps, who, request), freshKey())
}
const bankAccountView = async (who: Customer) => (await api(who).get({})).rows[0]
const deposit = async (who: Customer, from = NUMBER, bic = BIC) => {
  const order = await setup.orderOf(who)
  const payerHash = hashOf(from, bic)
  await setup.settle({ lineId: `${order.id}-1`, text: order.reference, payerHash })
  return order
}

test('WDR-17 verifies the account from which a credited deposit came, and compares the name', async () => {
  const ada = await named()
  expect(await add(ada)).toMatchObject({ verifiedBy: null, nameMatch: null })
  await deposit(ada, '003-918 2048')
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null })
  await deposit(ada, '003-918204-7')
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: 'deposit', nameMatch: 'same' })
})

test('WDR-17 a deposit from the same number at another or unknown bank verifies nothing', async () => {
  const ada = await named()
  await add(ada)
  await deposit(ada, NUMBER, 'OCBCSGSG')
  await deposit(ada, NUMBER, 'DBSSHKHH')
  await deposit(ada, NUMBER, '')
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null, nameMatch: null })
  await deposit(ada)
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: 'deposit' })
})

test('WDR-17 an account without a BIC is verified only if its number is an IBAN', async () => {
  const [ada, bob] = [await named(), await named()]
  await add(ada, { bankCode: undefined })
  await deposit(ada)
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null })
  const iban = 'DE89370400440532013000'
  await add(bob, { accountNumber: iban, bankCode: undefined })
  await deposit(bob, iban, '')
  expect(await bankAccountView(bob)).toMatchObject({ verifiedBy: 'deposit' })
})

test('WDR-17 once a hash without the bank is renewed, the next payment verifies the account', async () => {
  const ada = await named()
  expect(await add(ada)).toMatchObject({ verifiedBy: null })
  const asOwner = asOwnerOf(setup.exchange)
  await asOwner(sql`alter table customer_bank_account disable trigger bank_account_guard`)
  await asOwner(sql`update customer_bank_account set hash_formula = 1, number_hash = null`)
  await asOwner(sql`alter table customer_bank_account enable trigger bank_account_guard`)
  await renewIdentityHashes(setup.exchange.deps)
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null })
  await deposit(ada)
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: 'deposit', nameMatch: 'same' })
  // A renewed hash cannot be changed.
  const change = sql`update customer_bank_account set number_hash = 'x' where customer_id = ${ada.id}`
  await expect(change.execute(setup.exchange.deps.db)).rejects.toMatchObject({ code: '23514' })
})

test('verifies an account that is added after the deposit', async () => {
  const ada = await named()
  await deposit(ada)
  expect(await add(ada)).toMatchObject({ verifiedBy: 'deposit', nameMatch: 'same' })
})

test('WDR-17 marks the names as different after two people credit a deposit from another name', async () => {
  const ada = await named()
  await add(ada)
  const order = await setup.orderOf(ada)
  const payerHash = hashOf(NUMBER, BIC)
  const line = { lineId: `${order.id}-1`, text: order.reference, payerName: 'Another Person', payerHash }
  expect(await setup.settle(line)).toMatchObject({ value: 'queued' })
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null })
  await setup.decide((await setup.lineOf(line.lineId)).id, 'approve')
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: 'deposit', nameMatch: 'differs' })
})

test('WDR-17 a deposit of another customer from the same account verifies nothing', async () => {
  const [ada, bob] = [await named(), await setup.exchange.customer()]
  await add(ada)
  await deposit(bob)
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: null, nameMatch: null })
})

test('stores the verification of a bank account once', async () => {
  const ada = await named()
  await deposit(ada)
  const { id } = await add(ada)
  const change = sql`update customer_bank_account set name_match = 'differs' where id = ${id}`.execute(
    setup.exchange.deps.db,
  )
  await expect(change).rejects.toMatchObject({ code: '23514' })
})

test('encrypts a PayNow proxy, shows its end, binds it to the confirmation and validates it', async () => {
  const ada = await named()
  expect(await codeOfRefusal(add(ada, { payNow: '+65 6123 4567' }))).toBe('BANK_ACCOUNT_PAY_NOW_INVALID')
  const { id, payNowMasked } = await add(ada, { payNow: '+65 9123-4567' })
  expect(payNowMasked).toBe('•••• 4567')
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(b)::text as text from customer_bank_account b where id = ${id}`.execute(setup.exchange.deps.db)
  expect(rows[0]?.text).not.toContain('91234567')
  const bob = await named()
  const body = await provenBankAccount(setup.exchange.deps, bob, {
    fiat: 'SGD',
    bank: 'DBS Bank',
    accountNumber: NUMBER,
    bankCountry: 'SG',
    payNow: '+6591234567',
  })
  expect(await codeOfRefusal(api(bob).add({ ...body, payNow: '+6598765432' }, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
})

test('reads the payer account from its column in a statement and from its field in the feed', async () => {
  const ada = await named()
  await add(ada)
  const order = await setup.orderOf(ada)
  await setup.pay(order.reference, { payerAccount: '0039 182047', payerBank: 'DBSSSGSGXXX' })
  await setup.readFeed()
  expect(await bankAccountView(ada)).toMatchObject({ verifiedBy: 'deposit', nameMatch: 'same' })
})
