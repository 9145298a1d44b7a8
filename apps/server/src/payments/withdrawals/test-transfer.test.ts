import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { testTransfers } from '@tessera/contract/payments/withdrawals/test-transfers.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { ownAtProvider } from '#world/people/own-at-provider.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { verify } from '#services/audit/verify.ts'
import { proveByTransfer } from './prove-by-transfer.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterEach(async ({ expect: check }) => {
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const DOLLARS = 50_000_000n
const own = { person: null, provider: null }
const api = (who: Withdrawer) => exchange.api(withdrawals, who)
const start = (who: Withdrawer) => exchange.api(testTransfers, who).start({ id: who.addressId })

/** Returns a customer with an unproved self-hosted wallet in the address book, which holds coins on the chain. */
async function walletOwner(tag?: string): Promise<Withdrawer> {
  const who = await flow.withdrawer(0n, tag === undefined ? {} : { tag })
  await exchange.depositor(who)
  await api(who).tellBeneficiary({ id: who.addressId, beneficiary: own }, freshKey())
  await exchange.chain.faucet.give(who.wallet, DOLLARS)
  await exchange.chain.faucet.airdrop(who.wallet, 100_000_000n)
  exchange.slots(40)
  return who
}
/** Sends coins from a customer's wallet on the chain, and waits until the transfer is finalized. */
async function sendFromWallet(from: Withdrawer, to: string, minor: bigint): Promise<void> {
  const { chain } = exchange.signer
  const key = await keyOf('outside', from.id)
  const coin = { mint: exchange.chain.faucet.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6 }
  const { wire } = await chain.signPayment({ from: key, feePayer: key, to, coin, amount: minor, memo: String(minor) })
  await chain.broadcast(wire)
  exchange.slots(40)
  await watchAndProve()
}
const watchAndProve = async () => {
  await exchange.watch()
  await proveByTransfer(exchange.deps)
}
const minorOf = (text: string) => parseAmount(text, 6) ?? amount(0n)
const stateOf = async (who: Withdrawer) => (await api(who).listAddresses({})).rows[0]?.identification

test("WDR-18 exactly the displayed amount to the customer's deposit address proves a wallet, and is credited", async () => {
  const who = await walletOwner()
  const instructions = await start(who)
  expect(Date.parse(instructions.until) - Date.parse(instructions.serverNow)).toBe(HOUR_MS)
  expect(await start(who)).toMatchObject({
    amount: instructions.amount,
    to: instructions.to,
    until: instructions.until,
  })
  expect(await stateOf(who)).toBe('unproved')
  await sendFromWallet(who, instructions.to, minorOf(instructions.amount))
  expect(await stateOf(who)).toBe('identified')
  expect((await exchange.tokenBalance(who.id)).posted).toBe(minorOf(instructions.amount))
  const { rows } = await sql`select 1 from message where customer_id = ${who.id} and kind = 'address_proved'`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
  expect(await codeOfRefusal(start(who))).toBe('ADDRESS_TEST_NOT_NEEDED')
})

test('WDR-18 a test transfer proves no address with a tag, because others send from it too', async () => {
  const who = await walletOwner()
  const instructions = await start(who)
  await exchange.asOwner(sql`update address_book set tag = '104857' where id = ${who.addressId}`)
  expect(await codeOfRefusal(start(who))).toBe('ADDRESS_TEST_SHARED')
  await sendFromWallet(who, instructions.to, minorOf(instructions.amount))
  expect((await api(who).listAddresses({})).rows).toMatchObject([{ tag: '104857', identification: 'unproved' }])
})

test('WDR-18 another amount, another wallet or another deposit address proves nothing', async () => {
  const [who, other] = [await walletOwner(), await walletOwner()]
  const [instructions, theirs] = [await start(who), await start(other)]
  const minor = minorOf(instructions.amount)
  await sendFromWallet(who, instructions.to, minor + 1n)
  await sendFromWallet(other, instructions.to, minor)
  await sendFromWallet(who, theirs.to, minor)
  await exchange.chain.faucet.give(instructions.to, minor)
  exchange.slots(40)
  await watchAndProve()
  expect([await stateOf(who), await stateOf(other)]).toEqual(['unproved', 'unproved'])
})

test('WDR-18 a late transfer proves nothing, but one seen in time and finalized later proves the wallet', async () => {
  const [late, slow] = [await walletOwner(), await walletOwner()]
  const [first, second] = [await start(late), await start(slow)]
  await sql`update test_transfer set started_at = started_at - interval '2 hours', expires_at = now() - interval '1 second'
             where address_id = ${late.addressId}`.execute(exchange.deps.db)
  await sendFromWallet(late, first.to, minorOf(first.amount))
  await sendFromWallet(slow, second.to, minorOf(second.amount))
  expect([await stateOf(late), await stateOf(slow)]).toEqual(['unproved', 'identified'])
})

test('WDR-18 a transfer proves nothing while the nodes differ', async () => {
  const who = await walletOwner()
  const instructions = await start(who)
  const [, second] = exchange.nodes
  second.falseAnswers = { denies: true }
  await sendFromWallet(who, instructions.to, minorOf(instructions.amount))
  expect(await stateOf(who)).toBe('unproved')
  second.falseAnswers = {}
  await watchAndProve()
  expect(await stateOf(who)).toBe('identified')
})

test('rejects a test transfer for an address at an exchange, of another person or of another customer', async () => {
  const [who, other] = [await walletOwner(), await walletOwner()]
  await api(who).tellBeneficiary({ id: who.addressId, beneficiary: ownAtProvider }, freshKey())
  expect(await codeOfRefusal(start(who))).toBe('ADDRESS_TEST_NOT_NEEDED')
  const stolen = exchange.api(testTransfers, who).start({ id: other.addressId })
  expect(await codeOfRefusal(stolen)).toBe('WITHDRAWAL_ADDRESS_UNKNOWN')
})

test('allows five test transfers per address and day', async () => {
  const who = await walletOwner()
  const amounts = new Set<string>()
  for (let n = 0; n < 5; n++) {
    amounts.add((await start(who)).amount)
    await sql`update test_transfer set started_at = started_at - interval '2 hours', expires_at = now() - interval '1 second'
               where address_id = ${who.addressId} and expires_at > now()`.execute(exchange.deps.db)
  }
  expect(amounts.size).toBe(5)
  expect(await codeOfRefusal(start(who))).toBe('ADDRESS_TEST_LIMIT')
})
