import {
  compileOffchainMessageV1Envelope,
  getBase58Decoder,
  getUtf8Encoder,
  type KeyPairSigner,
  signBytes,
} from '@solana/kit'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { ivms101 } from '@tessera/domain/payments/withdrawals/ivms101.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { amount } from '@tessera/domain/books/money/amount.ts'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { ownAtProvider } from '#world/people/own-at-provider.ts'
import { makeKey, send, sign } from '#testing/api-keys.ts'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { deleteOwned } from '#profile/account-closings/forget-closed.sql.ts'
import { saveRates } from '#books/rates/rates.sql.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  await sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at)
            values ('SGD', 'fiat', 2, 'Singapore dollar', '新加坡元', now()), ('USD', 'fiat', 2, 'US dollar', '美元', now())
            on conflict do nothing`.execute(exchange.deps.db)
})
afterAll(() => exchange.close())
beforeEach(() => priceDollars(FIFTH))

/** 0.20 in the scale of stored rates. */
const FIFTH = 2_000_000_000n
/**
 * Sets the price of the Singapore dollar: 1,500 of them at 0.20 are 300 US dollars, below the maximum of one withdrawal
 * here.
 */
const priceDollars = (price: bigint) =>
  exchange.deps.inTx('test')(async (tx) => {
    await saveRates(tx, [{ coin: 'SGD', fiat: 'USD', price: amount(price) }], tx.now, 'test')
    return ok({})
  })
const api = (who: Person) => exchange.api(withdrawals, who)
const entryOf = async (who: Withdrawer, id = who.addressId) => {
  const { rows } = await api(who).listAddresses({})
  return rows.find((each) => each.id === id)
}
/** Removes the beneficiary, as in an entry that was added before beneficiaries were required. */
const forget = (who: Withdrawer, id = who.addressId) =>
  sql`update address_book set beneficiary = null where id = ${id}`.execute(exchange.deps.db)
const own = { person: null, provider: null }
const addBeneficiary = (
  who: Withdrawer,
  beneficiary: Parameters<ReturnType<typeof api>['tellBeneficiary']>[0]['beneficiary'],
) => api(who).tellBeneficiary({ id: who.addressId, beneficiary }, freshKey())

/** Returns a customer with 50,000 and one entry without a beneficiary. */
async function unknown(): Promise<Withdrawer> {
  const who = await flow.withdrawer(50_000_000_000n, { class: 'ai' })
  await forget(who)
  return who
}
/** A second entry without a beneficiary in the same book. */
async function another(who: Withdrawer): Promise<Withdrawer> {
  const { address: wallet } = await keyOf('outside', `${who.id} two`)
  const payload = { coin: COIN, chain: CHAIN, address: wallet }
  const verifyToken = await flow.prove(who, 'add_address', payload)
  const entry = { ...payload, remark: 'Second', beneficiary: ownAtProvider, verifyToken }
  const { id } = await api(who).addAddress(entry, freshKey())
  await sql`update address_book set usable_at = added_at where id = ${id}`.execute(exchange.deps.db)
  await forget(who, id)
  return { ...who, wallet, addressId: id }
}
const needed = { code: 'WITHDRAWAL_BENEFICIARY_NEEDED' }
const unproved = { code: 'WITHDRAWAL_OWNERSHIP_UNPROVED' }

test('WDR-18 the same rules apply to an API key, and in the database', async () => {
  const who = await unknown()
  const payload = { coin: COIN, chain: CHAIN, address: who.wallet }
  const verifyToken = await flow.prove(who, 'trust_address', payload)
  await api(who).trustAddress({ id: who.addressId, verifyToken }, freshKey())
  const key = await makeKey(exchange, who)
  const body = { coin: COIN, chain: CHAIN, addressId: who.addressId, amount: '900', fee: '1' }
  expect((await send(exchange, sign(key, withdrawals.create, body))).code).toBe('WITHDRAWAL_BENEFICIARY_NEEDED')
  const id = await flow.request(who, '250')
  const raise = sql`update withdrawal set limit_value = limit_value + 200000000 where id = ${id}`
  await expect(exchange.asOwner(raise)).rejects.toThrow('nobody_unknown_above_cap')
  const claim = sql`update withdrawal set identified = true where id = ${id}`
  await expect(exchange.asOwner(claim)).rejects.toThrow('identified_by_name')
})

test('WDR-18 adds up small withdrawals to unknown addresses, however many addresses there are', async () => {
  const first = await unknown()
  const second = await another(first)
  await flow.request(first, '160')
  await flow.request(second, '100')
  await expect(flow.request(first, '40.000001')).rejects.toMatchObject(needed)
  await expect(flow.request(second, '40.000001')).rejects.toMatchObject(needed)
  expect((await api(first).terms({ coin: COIN, chain: CHAIN })).unidentifiedLeft).toBe('40.000000')
  await flow.request(second, '40')
  await expect(flow.request(first, '11')).rejects.toMatchObject(needed)
  exchange.passTime(DAY_MS + 60_000)
  await priceDollars(FIFTH)
  expect(await flow.stageOf(await flow.request(first, '300'))).toBe('review')
})

test('WDR-18 concurrent requests withdraw no more than consecutive ones', async () => {
  const first = await unknown()
  const second = await another(first)
  const bodies = await Promise.all([first, second].flatMap((who) => [1, 2, 3, 4].map(() => flow.body(who, '100'))))
  const received = await Promise.allSettled(bodies.map((body) => api(first).create(body, freshKey())))
  expect(received.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('WDR-18 does not count withdrawals whose money was returned', async () => {
  const who = await unknown()
  const id = await flow.request(who, '250')
  await expect(flow.request(who, '100')).rejects.toMatchObject(needed)
  await api(who).cancel({ id }, freshKey())
  expect(await flow.stageOf(await flow.request(who, '290'))).toBe('review')
})

test('WDR-18 rejects an unknown address without a current price of the Singapore dollar', async () => {
  const who = await unknown()
  exchange.passTime(2 * MINUTE_MS)
  await expect(flow.request(who, '11')).rejects.toMatchObject(needed)
  await addBeneficiary(who, ownAtProvider)
  expect(await flow.stageOf(await flow.request(who, '900'))).toBe('review')
})

test('WDR-18 allows any amount once the beneficiary is stated, and stores the beneficiary with the withdrawal', async () => {
  const who = await unknown()
  await expect(flow.request(who, '900')).rejects.toMatchObject(needed)
  const lee = { person: { name: 'Lee Jun Jie', country: 'MY' }, provider: null }
  expect(await addBeneficiary(who, lee)).toMatchObject({ beneficiary: lee, identification: 'identified' })
  const id = await flow.request(who, '900')
  await addBeneficiary(who, ownAtProvider)
  expect((await api(who).get({ id })).beneficiary).toEqual(lee)
  expect((await entryOf(who))?.beneficiary).toEqual(ownAtProvider)
})

const signed = async (key: KeyPairSigner, bytes: Uint8Array): Promise<string> =>
  getBase58Decoder().decode(await signBytes(key.keyPair.privateKey, bytes))
const plain = (text: string) => Uint8Array.from(getUtf8Encoder().encode(text))
/**
 * Returns the bytes that `solana sign-offchain-message` signs: 16 letters, version and format 0, the length, the text.
 */
const byCommandLine = (text: string) =>
  Uint8Array.from([0xff, ...Buffer.from('solana offchain'), 0, 0, text.length, 0, ...plain(text)])
const byVersionOne = (text: string, key: KeyPairSigner) =>
  Uint8Array.from(
    compileOffchainMessageV1Envelope({
      version: 1,
      content: text,
      requiredSignatories: [{ address: key.address }],
    }).content,
  )

test.each([
  ['as it is', plain],
  ['as the command line signs it', byCommandLine],
  ['as a message off the chain', byVersionOne],
] as const)('proves a self-hosted wallet after it signs its text %s', async (_form, form) => {
  const who = await unknown()
  const key = await keyOf('outside', who.id)
  await addBeneficiary(who, own)
  await expect(flow.request(who, '900')).rejects.toMatchObject(unproved)
  const entry = await entryOf(who)
  expect(entry).toMatchObject({ identification: 'unproved', ownershipText: expect.stringContaining(who.wallet) })
  const signature = await signed(key, form(entry?.ownershipText ?? '', key))
  const proved = await api(who).proveAddress({ id: who.addressId, signature }, freshKey())
  expect(proved.identification).toBe('identified')
  expect(await flow.stageOf(await flow.request(who, '900'))).toBe('review')
})

test('WDR-18 a signature of another key, another text or another account proves nothing', async () => {
  const [who, eve] = [await unknown(), await unknown()]
  await addBeneficiary(who, own)
  const key = await keyOf('outside', who.id)
  const text = (await entryOf(who))?.ownershipText ?? ''
  const hers = (await entryOf(eve))?.ownershipText ?? ''
  const wrong = { code: 'ADDRESS_SIGNATURE_WRONG' }
  const offered = [
    await signed(await keyOf('outside', eve.id), plain(text)),
    await signed(key, plain(hers)),
    await signed(key, plain(`${text} `)),
    '1'.repeat(64),
    '2'.repeat(88),
    'z'.repeat(90),
  ]
  for (const signature of offered)
    await expect(api(who).proveAddress({ id: who.addressId, signature }, freshKey())).rejects.toMatchObject(wrong)
  await expect(flow.request(who, '900')).rejects.toMatchObject(unproved)
})

test("a customer can neither state the beneficiary of another customer's entry nor prove it", async () => {
  const [who, eve] = [await unknown(), await unknown()]
  const foreign = { code: 'WITHDRAWAL_ADDRESS_UNKNOWN' }
  const { addressId: id } = who
  await expect(api(eve).tellBeneficiary({ id, beneficiary: own }, freshKey())).rejects.toMatchObject(foreign)
  await expect(api(eve).proveAddress({ id, signature: '1'.repeat(88) }, freshKey())).rejects.toMatchObject(foreign)
})

test('KYC-11 hides the beneficiaries of an erased account, while the ledger keeps the amounts', async () => {
  const who = await unknown()
  const provider = { name: 'Harbour Exchange', country: 'SG' }
  await addBeneficiary(who, { person: { name: 'Lee Jun Jie', country: 'MY' }, provider })
  await flow.request(who, '900')
  await exchange.deps.inTx('test')(async (tx) => ok(await deleteOwned(tx, who.id)))
  const nameless = { remark: '', beneficiary: { person: { name: '', country: 'MY' }, provider } }
  for (const table of ['withdrawal', 'address_book']) {
    const { rows } =
      await sql`select remark, beneficiary from ${sql.table(table)} where customer_id = ${who.id}`.execute(
        exchange.deps.db,
      )
    expect(rows).toEqual([nameless])
  }
})

/** Returns the identity file, which other tests do not need. */
const fileOf = (who: Withdrawer) =>
  sql`with c as (insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at, decided_at)
                 values (gen_random_uuid(), ${who.id}, 'approved', 1, now(), now(), now()) returning id)
      insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed,
                               document_number_hash, document_number_masked, address, at)
      select id, 1, 'Ada Tan', '1990-01-01', 'SG', 'passport', '', '', '',
             '{"line1": "12 Marina View", "city": "Singapore", "postcode": "018961", "country": "SG"}', now() from c`.execute(
    exchange.deps.db,
  )

test('exports the Travel Rule data for the other provider, and logs the operator', async () => {
  const who = await unknown()
  await addBeneficiary(who, {
    person: { name: 'Lee Jun Jie', country: 'MY' },
    provider: { name: 'Harbour Exchange', country: 'JP' },
  })
  await fileOf(who)
  const id = await flow.request(who, '100')
  const desk = exchange.api(withdrawalsReview, await exchange.operator('compliance'))
  const message = JSON.parse(await (await desk.travelData({ id })).text()) as ReturnType<typeof ivms101>
  expect(message).toMatchObject({
    originator: {
      originatorPersons: [{ naturalPerson: { geographicAddress: [{ addressLine: ['12 Marina View'] }] } }],
      accountNumber: [expect.stringMatching(/^\d+$/u)],
    },
    beneficiary: { accountNumber: [who.wallet] },
  })
  expect(JSON.stringify(message)).toContain('Harbour Exchange')
  const { rows } =
    await sql`select 1 from audit_entry where action = 'withdrawals.download_travel_data' and target_id = ${id}`.execute(
      exchange.deps.db,
    )
  expect(rows).toHaveLength(1)
  const other = await unknown()
  await fileOf(other)
  const withoutBeneficiary = await flow.request(other, '100')
  await expect(desk.travelData({ id: withoutBeneficiary })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
