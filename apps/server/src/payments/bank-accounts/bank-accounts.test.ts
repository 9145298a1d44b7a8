import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proof } from '#testing/direct-proof.sql.ts'
import type { NewBankAccount } from '#world/people/own-bank-account.ts'
import { provenBankAccount } from '#world/testing/proven-bank-account.ts'
import { type AccessExchange, accessExchange, codeOfRefusal } from '#testing/access.ts'
import { forgetRates } from '#testing/every-row.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { freshKey } from '#testing/withdrawing.ts'
import { accountNumberCipher } from './account-number.ts'
import { lockBankAccount } from './bank-accounts.sql.ts'

let exchange: AccessExchange
beforeAll(async () => {
  exchange = await accessExchange()
  for (const coin of ['SGD', 'USD', 'CNY', 'EUR', 'GBP', 'INR']) await exchange.coin(coin, 'fiat', 2)
})
beforeEach(() => forgetRates(exchange))
afterAll(() => exchange.close())

type Customer = Awaited<ReturnType<AccessExchange['customer']>>
const dbs: NewBankAccount = { fiat: 'SGD', bank: 'DBS Bank', accountNumber: '003-918204-7', bankCountry: 'SG' }
const named = async (about: Parameters<AccessExchange['customer']>[0] = {}): Promise<Customer> => {
  const who = await exchange.customer(about)
  await exchange.api(customers, who).updateNickname({ nickname: 'Ada' })
  return who
}
const own = (who: { token: string }) => exchange.api(bankAccounts, who)
const add = async (who: Customer, details: Partial<NewBankAccount> = {}) =>
  own(who).add(await provenBankAccount(exchange.deps, who, { ...dbs, ...details }), freshKey())
const remove = async (who: Customer, { id, bank, fiat, accountNumberMasked }: Awaited<ReturnType<typeof add>>) => {
  const payload = { id, bank, fiat, ending: accountNumberMasked.slice(-4) }
  return own(who).remove(
    { id, verifyToken: await proof(exchange.deps, who, 'remove_bank_account', payload) },
    freshKey(),
  )
}
const refused = (who: Customer, details: Partial<NewBankAccount> = {}) => codeOfRefusal(add(who, details))
const kinds = async (table: 'message' | 'security_event', who: Customer): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from ${sql.table(table)} where customer_id = ${who.id} and kind like 'bank_account%' order by kind`.execute(
    exchange.deps.db,
  )
  return rows.map(({ kind }) => kind)
}

test('stores a bank account in the verified name, shows the end of its number, and encrypts the number in the database', async () => {
  const ada = await named()
  const account = await add(ada, { bankCode: 'dbss sgsg', branch: 'Marina Bay', remark: 'Salary' })
  expect(account).toMatchObject({
    accountName: 'Test Person',
    accountNumberMasked: '•••• 2047',
    bankCode: 'DBSSSGSG',
    branch: 'Marina Bay',
    usable: false,
    inOwnName: true,
    paymentName: 'Test Person',
    paymentAddress: 'Singapore, SG',
  })
  expect(await own(ada).get({})).toMatchObject({
    rows: [account],
    max: 4,
    accountName: 'Test Person',
    paymentName: 'Test Person',
    waitHours: 48,
    fiats: ['CNY', 'EUR', 'GBP', 'INR', 'SGD', 'USD'],
  })
  const { rows } = await sql<{ text: string; number_sealed: string }>`
    select to_jsonb(b)::text as text, number_sealed from customer_bank_account b where id = ${account.id}`.execute(
    exchange.deps.db,
  )
  expect(rows[0]?.text).not.toContain('0039182047')
  expect(accountNumberCipher(exchange.deps.config).open(rows[0]?.number_sealed ?? '')).toBe('0039182047')
})

test('WDR-05 a new bank account cannot be used for 48 hours, and its owner gets a message and an email with a freeze link', async () => {
  const ada = await named()
  const account = await add(ada)
  expect(Date.parse(account.usableAt) - Date.parse(account.addedAt)).toBe(48 * HOUR_MS)
  expect(await kinds('message', ada)).toEqual(['bank_account_added'])
  expect(await kinds('security_event', ada)).toEqual(['bank_account_added'])
  const mail = await exchange.nextMail(ada.email)
  expect(mail.text).toMatch(/DBS Bank, ending 2047[^]*freezeAccount\?token=/)
  exchange.passTime(48 * HOUR_MS - 5_000)
  const isUsableNow = async () =>
    exchange.deps.inTx('test')(async (tx) => {
      const found = await lockBankAccount(tx, ada.id, 'SGD')
      assert(found.ok, 'the added account is missing')
      return ok(found.value.usable_at <= tx.now)
    })
  expect(await isUsableNow()).toEqual(ok(false))
  exchange.passTime(6_000)
  expect(await isUsableNow()).toEqual(ok(true))
  exchange.passTime(-48 * HOUR_MS - 1_000)
})

test('WDR-05 a bank account requires a confirmation that is bound to the confirmed content', async () => {
  const ada = await named()
  const body = await provenBankAccount(exchange.deps, ada, dbs)
  const send = (change: Partial<typeof body>) => codeOfRefusal(own(ada).add({ ...body, ...change }, freshKey()))
  expect(await send({ verifyToken: 'x'.repeat(43) })).toBe('VERIFY_TOKEN_INVALID')
  const others: Partial<typeof body>[] = [
    { accountNumber: '9999992047' },
    { bank: 'OCBC Bank' },
    { bankCode: 'OCBCSGSG' },
    { branch: 'Elsewhere' },
    { fiat: 'USD' },
    { salt: 's'.repeat(24) },
  ]
  for (const other of others) expect(await send(other)).toBe('VERIFY_TOKEN_INVALID')
  expect((await own(ada).get({})).rows).toEqual([])
  expect(await send({})).toBeUndefined()
})

test('WDR-05 rejects a bank account while withdrawals are frozen', async () => {
  const ada = await named()
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${ada.id}, 'withdraw', 'login_password_changed', now(), now() + interval '48 hours')`.execute(
    exchange.deps.db,
  )
  expect(await refused(ada)).toBe('WITHDRAWAL_FROZEN')
})

test('requires a verified name, a factor and a nickname', async () => {
  expect(await refused(await named({ kyc: 'pending' }))).toBe('KYC_REQUIRED')
  expect(await refused(await named({ phone: null }))).toBe('SECURITY_FACTOR_REQUIRED')
  const unnamed = await exchange.customer()
  expect(await refused(unnamed)).toBe('NICKNAME_REQUIRED')
})

test('WDR-17 rejects a bank account of a sub-account, for the owner and for the sub-account itself', async () => {
  const ada = await named()
  const sub = await openSub(exchange, ada)
  await expect(
    sql`insert into customer_bank_account (id, customer_id, coin, account_name, bank, bank_country, number_sealed, number_ending, added_at, usable_at)
        values (gen_random_uuid(), ${sub.id}, 'SGD', 'Test Person', 'DBS', 'SG', '', '2047', now(), now())`.execute(
      exchange.deps.db,
    ),
  ).rejects.toThrow('a sub-account cannot have a row in table customer_bank_account')
})

test.each([
  [{ fiat: 'tUSD' }, 'BANK_ACCOUNT_FIAT_UNKNOWN', 'fiat'],
  [{ bankCountry: 'ZZ' }, 'BANK_ACCOUNT_COUNTRY_NOT_SERVED', 'bankCountry'],
  [{ accountNumber: '12345' }, 'BANK_ACCOUNT_NUMBER_INVALID', 'accountNumber'],
  [{ accountNumber: 'DE89370400440532013001' }, 'BANK_ACCOUNT_IBAN_INVALID', 'accountNumber'],
  [{ bankCode: 'DBS' }, 'BANK_ACCOUNT_CODE_INVALID', 'bankCode'],
  [{ fiat: 'INR' }, 'BANK_ACCOUNT_IFSC_INVALID', 'ifsc'],
  [{ replaces: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND', 'replaces'],
])('refuses %o with %s at the field', async (details: Partial<NewBankAccount>, code, field) => {
  await expect(add(await named(), details)).rejects.toMatchObject({ code, field })
})

test('rejects a country that the exchange does not serve', async () => {
  const ada = await named()
  const settings = sql`update site_setting set restriction_type = 1, limit_countries = '{KP}'`
  await settings.execute(exchange.deps.db)
  expect(await refused(ada, { bankCountry: 'KP' })).toBe('BANK_ACCOUNT_COUNTRY_NOT_SERVED')
})

test('concurrent requests add one account per currency', async () => {
  const ada = await named()
  const bodies = await Promise.all(
    [1, 2, 3, 4].map((n) => provenBankAccount(exchange.deps, ada, { ...dbs, accountNumber: `11111${n}` })),
  )
  const codes = await Promise.all(bodies.map((body) => codeOfRefusal(own(ada).add(body, freshKey()))))
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes.filter((code) => code === 'BANK_ACCOUNT_EXISTS')).toHaveLength(3)
  expect((await own(ada).get({})).rows).toHaveLength(1)
})

test('concurrent requests add at most four accounts', async () => {
  const ada = await named()
  const bodies = await Promise.all(
    ['SGD', 'USD', 'CNY', 'EUR', 'GBP', 'INR'].map((fiat) =>
      provenBankAccount(exchange.deps, ada, { ...dbs, fiat, ...(fiat === 'INR' && { ifsc: 'HDFC0001234' }) }),
    ),
  )
  const codes = await Promise.all(bodies.map((body) => codeOfRefusal(own(ada).add(body, freshKey()))))
  expect(codes.filter((code) => code === undefined)).toHaveLength(4)
  expect(codes.filter((code) => code === 'BANK_ACCOUNTS_FULL')).toHaveLength(2)
  const [first] = (await own(ada).get({})).rows
  assert(first, 'a customer does not have four accounts')
  expect(await refused(ada, { fiat: first.fiat, replaces: first.id, ifsc: 'HDFC0001234' })).toBeUndefined()
})

test('WDR-17 a replacement is another row: the earlier row does not change, and the waiting period starts again', async () => {
  const ada = await named()
  const before = await add(ada)
  exchange.passTime(HOUR_MS)
  const after = await add(ada, { accountNumber: '222222222', replaces: before.id })
  exchange.passTime(-HOUR_MS)
  expect((await own(ada).get({})).rows).toEqual([after])
  expect(after.usable).toBe(false)
  expect(await kinds('message', ada)).toEqual(['bank_account_added', 'bank_account_changed'])
  expect(await refused(ada, { accountNumber: '333333333', replaces: before.id })).toBe('NOT_FOUND')
  const edit = (what: string) =>
    sql`update customer_bank_account set ${sql.raw(what)} where id = ${before.id}`.execute(exchange.deps.db)
  await expect(edit(`bank = 'Mine'`)).rejects.toThrow('cannot be edited; a change is another row')
  await expect(edit('removed_at = null')).rejects.toThrow('cannot be edited; a change is another row')
})

test('removes an account with its own confirmation, and notifies the owner', async () => {
  const ada = await named()
  const account = await add(ada)
  const alone = own(ada).remove({ id: account.id, verifyToken: 'x'.repeat(43) }, freshKey())
  expect(await codeOfRefusal(alone)).toBe('VERIFY_TOKEN_INVALID')
  await remove(ada, account)
  expect((await own(ada).get({})).rows).toEqual([])
  expect(await kinds('message', ada)).toEqual(['bank_account_added', 'bank_account_removed'])
  expect(await kinds('security_event', ada)).toEqual(['bank_account_added', 'bank_account_removed'])
  expect(await codeOfRefusal(remove(ada, account))).toBe('NOT_FOUND')
  const history = await exchange.api(sessions, ada).settingHistory({})
  expect(history.rows.map(({ action }) => action)).toContain('bank_account_removed')
})

test("AZ-01 another customer's account is not found, neither for replacing nor for removing", async () => {
  const [ada, eve] = [await named(), await named()]
  const account = await add(ada)
  await add(eve)
  expect(await refused(eve, { replaces: account.id })).toBe('NOT_FOUND')
  expect(await codeOfRefusal(remove(eve, account))).toBe('NOT_FOUND')
  expect((await own(ada).get({})).rows).toEqual([account])
})

test("WDR-17 an account cannot be used if the customer's verified name differs from its name", async () => {
  const ada = await named()
  await add(ada)
  await sql`update customer set real_name = 'Another Name' where id = ${ada.id}`.execute(exchange.deps.db)
  expect((await own(ada).get({})).rows).toMatchObject([{ accountName: 'Test Person', inOwnName: false, usable: false }])
})

test('a customer without an account in a currency reads that one is required', async () => {
  const ada = await named()
  const found = await exchange.deps.inTx('test')((tx) => lockBankAccount(tx, ada.id, 'SGD'))
  expect(found).toMatchObject({ ok: false, code: 'BANK_ACCOUNT_UNKNOWN', params: { coin: 'SGD' } })
})

test('the message with the code names currency, bank and last digits, but no hash', async () => {
  const ada = await named()
  const payload = { fiat: 'SGD', bank: 'DBS Bank', ending: '2047', content: 'a'.repeat(64) }
  await exchange.api(verification, ada).sendCode({ scene: 'set_bank_account', payload, proof: 'mobile' })
  await expect.poll(() => exchange.catcher.outbox.mails(ada.phone)[0]?.text).toMatch(/SGD[^]*DBS Bank[^]*2047/)
  expect(exchange.catcher.outbox.mails(ada.phone)[0]?.text).not.toContain('aaaa')
})

test('WDR-17 refuses a name that differs from the one in payments, and an address that no bank can print', async () => {
  const ada = await named()
  const body = await provenBankAccount(exchange.deps, ada, dbs)
  await expect(own(ada).add({ ...body, paymentName: 'Eve Tan' }, freshKey())).rejects.toMatchObject({
    code: 'BANK_ACCOUNT_NAME_OTHER',
    field: 'paymentName',
  })
  await expect(add(ada, { address: { country: 'SG', town: '*' } })).rejects.toMatchObject({
    code: 'BANK_ACCOUNT_TEXT_INVALID',
    field: 'address.town',
  })
  // The code is bound to the address.
  const elsewhere = { ...body, address: { country: 'SG', town: 'Jurong' } }
  expect(await codeOfRefusal(own(ada).add(elsewhere, freshKey()))).toBe('VERIFY_TOKEN_INVALID')
})
