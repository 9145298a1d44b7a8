import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import type { Person } from '#testing/exchange.ts'
import { primaryMarket } from '#testing/offering.ts'
import { takesDifferentTime } from '#testing/same-time.ts'
import { sending } from '#testing/sending.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { freshKey } from '#testing/withdrawing.ts'

let exchange: ChainExchange
let flow: ReturnType<typeof sending>
beforeAll(async () => {
  exchange = await chainExchange()
  flow = sending(exchange)
})
afterAll(() => exchange.close())

const DOLLAR = 1_000_000n
type Address = Parameters<typeof flow.body>[3] & object
const email = (value: string): Address => ({ type: 'email', value })
const mobile = (value: string): Address => ({ type: 'mobile', value })
const preview = (from: Person, to: Address, coin = COIN) =>
  exchange.api(internalTransfers, from).preview({ coin, amount: '1', to })
const reasons = async (from: Person, to: Address, coin = COIN) => (await preview(from, to, coin)).reasons
/** Returns the response of `create` for a correct id and address. */
const created = async (from: Person, to: Person, address: Address) =>
  codeOfRefusal(exchange.api(internalTransfers, from).create(await flow.body(from, to, '1', address), freshKey()))

test("TRF-01 treats every spelling of the sender's address, and every account of the sender's family, as the sender", async () => {
  const ada = await flow.holder(500n * DOLLAR)
  const sub = await openSub(exchange, ada)
  const [user, host] = ada.email.split('@')
  const own = [
    email(ada.email.toUpperCase()),
    email(`${user}+me@${host}`),
    email(` ${ada.email}\u200b`),
    mobile(ada.phone),
    mobile(ada.phone.replace(/(\d{4})$/, ' $1')),
    await flow.uidOf(ada),
    await flow.uidOf(sub),
  ]
  for (const address of own) expect(await reasons(ada, address)).toEqual(['INTERNAL_TRANSFER_SELF'])
  expect(await created(ada, ada, mobile(ada.phone))).toBe('INTERNAL_TRANSFER_SELF')
  expect(await created(ada, sub, await flow.uidOf(sub))).toBe('INTERNAL_TRANSFER_SELF')
})

test('TRF-01 finds one person by every spelling of the address', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const [user, host] = bob.email.split('@')
  for (const address of [
    email(bob.email),
    email(`${user}+boat@${host}`.toUpperCase()),
    mobile(bob.phone),
    await flow.uidOf(bob),
  ])
    expect(await preview(ada, address)).toMatchObject({ recipientId: bob.id, eligible: true })
})

test('TRF-02 compares a given name without revealing the right one, and twenty tries end the lookups of a day', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const to = email(bob.email)
  await sql`update customer set real_name = 'José Tan Müller' where id = ${bob.id}`.execute(exchange.deps.db)
  const tried = (name: string) => exchange.api(internalTransfers, ada).preview({ coin: COIN, amount: '1', to, name })
  for (const name of ['José Tan Müller', 'MULLER JOSE TAN'])
    expect(await tried(name)).toMatchObject({ recipientId: bob.id, eligible: true, reasons: [] })
  expect(await tried('José Tan')).toMatchObject({
    recipientId: null,
    maskedName: null,
    eligible: false,
    reasons: ['INTERNAL_TRANSFER_NAME_DIFFERS'],
  })
  const nobody = exchange
    .api(internalTransfers, ada)
    .preview({ coin: COIN, amount: '1', to: email('nobody@example.com'), name: 'José Tan Müller' })
  expect((await nobody).reasons).toEqual(['INTERNAL_TRANSFER_CANNOT_RECEIVE'])
  const codes = []
  for (let n = 0; n < 20; n += 1) codes.push(await codeOfRefusal(tried(`Guess ${'ABCDEFGHIJKLMNOPQRST'[n]}`)))
  expect(codes.filter((code) => code === 'INTERNAL_TRANSFER_TOO_MANY_LOOKUPS')).toHaveLength(4)
})

test('TRF-01 TRF-02 answers equally for unknown, unverified, frozen and closed recipients, before and after the code', async () => {
  const ada = await flow.holder(500n * DOLLAR)
  const [pending, frozen, closed, owner] = [
    await exchange.customer({ kyc: 'pending' }),
    await exchange.customer(),
    await exchange.customer(),
    await exchange.customer(),
  ]
  const sub = await openSub(exchange, owner)
  const [ofSub, ofClosed] = [await flow.uidOf(sub), await flow.uidOf(closed)]
  await exchange.api(freezes, frozen).freezeAccount({})
  await exchange.api(freezes, owner).freezeAccount({})
  await sql`update customer set status = 'closed' where id = ${closed.id}`.execute(exchange.deps.db)
  const addresses: [Person, Address][] = [
    [pending, email(pending.email)],
    [frozen, email(frozen.email)],
    [closed, ofClosed],
    [sub, ofSub],
  ]
  const nobody = await preview(ada, email('nobody@example.com'))
  expect(nobody).toMatchObject({
    recipientId: null,
    maskedName: null,
    eligible: false,
    reasons: ['INTERNAL_TRANSFER_CANNOT_RECEIVE'],
  })
  for (const [who, address] of addresses) {
    expect(await preview(ada, address)).toEqual(nobody)
    expect(await created(ada, who, address)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
  }
})

test('TRF-02 reveals nothing about an address if `create` lacks the id of a preview', async () => {
  const ada = await flow.holder(500n * DOLLAR)
  const owner = await exchange.customer()
  const sub = await openSub(exchange, owner)
  await exchange.api(subAccounts, owner).setSwitches({ id: sub.id, depositsOpen: false, tradingOpen: true })
  const stranger = { ...ada, id: randomUUID() }
  const addresses = [email('nobody@example.com'), email(owner.email), await flow.uidOf(sub), email(ada.email)]
  for (const address of addresses)
    expect(await created(ada, stranger, address)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test('AZ-08 sends nothing to a sub-account whose owner disabled deposits, but sends to another one', async () => {
  const [ada, owner] = [await flow.holder(500n * DOLLAR), await exchange.customer()]
  const sub = await openSub(exchange, owner)
  const uid = await flow.uidOf(sub)
  expect(await created(ada, sub, uid)).toBeUndefined()
  expect((await exchange.api(internalTransfers, sub).list({})).total).toBe(1)
  await exchange.api(subAccounts, owner).setSwitches({ id: sub.id, depositsOpen: false, tradingOpen: true })
  expect(await reasons(ada, uid)).toEqual(['INTERNAL_TRANSFER_DEPOSIT_DISABLED'])
  expect(await created(ada, sub, uid)).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
})

test('rejects a coin whose deposits are stopped or whose value is unknown', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  await sql`update coin_network set deposit_open = false`.execute(exchange.deps.db)
  expect(await created(ada, bob, email(bob.email))).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
  await sql`update coin_network set deposit_open = true`.execute(exchange.deps.db)
  await exchange.coin('AURX', 'token', 0)
  await exchange.coin('SGD', 'fiat', 2)
  for (const coin of ['AURX', 'SGD'])
    expect(await reasons(ada, email(bob.email), coin)).toContain('INTERNAL_TRANSFER_UNSUPPORTED')
})

test("ELG-01 sends a product's token only to an eligible investor class, and otherwise refuses it like a coin that cannot be sent", async () => {
  const ada = await flow.holder(0n)
  const [retail, accredited] = [await exchange.customer(), await exchange.customer({ class: 'ai' })]
  // Creates a token with a value that the limits know: one dollar.
  await exchange.coin('USDT', 'token', 6)
  await exchange.fund({ customer: ada.id, kind: 'token' }, 'USDT', 10n * DOLLAR)
  const { symbol } = await (await primaryMarket(exchange)).published()
  await exchange.asOwner(sql`update product set symbol = 'USDT', category = 'ai' where symbol = ${symbol}`)
  expect(await reasons(ada, email(retail.email), 'USDT')).toEqual(['INTERNAL_TRANSFER_UNSUPPORTED'])
  expect(await reasons(ada, email(accredited.email), 'USDT')).toEqual([])
})

test('TRF-02 allows twenty recipients in a day, the same one again for free, and twenty more a day later', async () => {
  const [ada, bob] = [await flow.holder(500n * DOLLAR), await flow.holder(0n)]
  const strangers = Array.from({ length: 18 }, (_, n) => email(`stranger${n}@example.com`))
  for (const address of strangers) expect(await codeOfRefusal(preview(ada, address))).toBeUndefined()
  const last = Array.from({ length: 6 }, (_, n) => preview(ada, email(`last${n}@example.com`)))
  const codes = await Promise.all(last.map((each) => codeOfRefusal(each)))
  expect(codes.filter((code) => code === undefined)).toHaveLength(2)
  expect(codes.filter((code) => code === 'INTERNAL_TRANSFER_TOO_MANY_LOOKUPS')).toHaveLength(4)
  expect(await codeOfRefusal(preview(ada, email(bob.email)))).toBe('INTERNAL_TRANSFER_TOO_MANY_LOOKUPS')
  expect(await codeOfRefusal(preview(ada, email('STRANGER7@example.com')))).toBeUndefined()
  // Without a code, the response reveals nothing about a person whose address is unproven.
  expect(await created(ada, bob, email(bob.email))).toBeUndefined()
  exchange.passTime(86_400_001)
  expect(await codeOfRefusal(preview(ada, email(bob.email)))).toBeUndefined()
  exchange.passTime(-86_400_001)
})

test('TRF-02 only verified customers can look up others, and no address is stored in plain text', async () => {
  const eve = await exchange.customer({ kyc: 'pending' })
  expect(await codeOfRefusal(preview(eve, email('nobody@example.com')))).toBe('KYC_REQUIRED')
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from recipient_lookup where customer_id = ${eve.id}`.execute(exchange.deps.db)
  expect(rows).toEqual([{ n: 0 }])
  const { rows: saved } = await sql<{
    all: string
  }>`select string_agg(l::text, ' ') as all from recipient_lookup l`.execute(exchange.deps.db)
  expect(saved[0]?.all).not.toContain('@')
})

test('TRF-02 an unknown and an unverified recipient take equally long', async () => {
  const ada = await flow.holder(500n * DOLLAR)
  const pending = await exchange.customer({ kyc: 'pending' })
  const timed = (address: Address) => async () => {
    await sql`delete from rate_limit`.execute(exchange.deps.db)
    const began = performance.now()
    await preview(ada, address)
    return performance.now() - began
  }
  for (const address of [email('nobody@example.com'), email(pending.email)]) await preview(ada, address)
  expect(await takesDifferentTime(timed(email('nobody@example.com')), timed(email(pending.email)))).toBeUndefined()
})
