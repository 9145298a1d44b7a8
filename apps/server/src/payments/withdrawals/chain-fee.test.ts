import { fees } from '@tessera/contract/books/fees/fees.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { QUOTE_MS } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { isDecidedByPeople } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { address } from '@solana/kit'
import { getBurnInstruction, getCloseAccountInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange, COIN } from '#testing/chain-exchange.ts'
import { freshKey, type Withdrawer, type Withdrawing, withdrawing } from '#testing/withdrawing.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import { keyOf } from '#world/chain/keys.ts'
import { FEE_QUOTE_SEAL, quoteText } from './fee-quote.ts'
import { readNetworkCosts } from './read-costs.ts'
import { ACCOUNT_FRESH_MS, receiverAccounts } from './receiver-account.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
  await exchange.coin('SOL', 'crypto', 9)
  await exchange.coin('USD', 'fiat', 2)
  await run(sql`insert into rate (coin, fiat, price, as_of, source)
                values ('SOL', 'USD', 1500000000000, now() + interval '1 day', 'test'),
                       (${COIN}, 'USD', 10000000000, now() + interval '1 day', 'test')`)
  await run(
    sql`update coin_network set fee_mode = 'chain', fee_margin_ppm = 200000, fee_min = 100000, withdraw_fee = 2000000`,
  )
})
afterAll(() => exchange.close())
beforeEach(async () => {
  for (const node of exchange.nodes) node.falseAnswers = {}
  await readCosts()
})

const DOLLAR = 1_000_000n
/** A payment costs 5,000 lamports, which is below the minimum. A new token account adds 2,039,280. */
const [USUAL, NEW_ACCOUNT, MAX] = ['0.100000', '0.367971', '2.000000']
const run = (statement: ReturnType<typeof sql>) => statement.execute(exchange.deps.db)
const readCosts = () => readNetworkCosts({ ...exchange.deps, chain: exchange.signer.chain })
const termsFor = (who: Withdrawer, addressId?: string) =>
  exchange.api(withdrawals, who).terms({ coin: COIN, chain: CHAIN, ...(addressId !== undefined && { addressId }) })
const publicFee = async () => (await exchange.api(fees).list({})).withdrawal[0]
const create = async (who: Withdrawer, fee: string, feeQuote: string | null) => {
  const body = { coin: COIN, chain: CHAIN, amount: '100', fee }
  const verifyToken = await flow.prove(who, 'withdraw', {
    ...body,
    ...signedAddress({ address: who.wallet, tag: who.tag }),
  })
  return exchange
    .api(withdrawals, who)
    .create({ ...body, addressId: who.addressId, verifyToken, ...(feeQuote !== null && { feeQuote }) }, freshKey())
}
const customer = () => flow.withdrawer(500n * DOLLAR)
const changedTo = (fee: string) => ({ code: 'WITHDRAWAL_FEE_CHANGED', message: expect.stringContaining(fee) })

test('the fee page, the market and the form show the current fee with its maximum', async () => {
  const ada = await customer()
  expect(await publicFee()).toMatchObject({ coin: COIN, mode: 'chain', fee: USUAL, max: MAX })
  const { market } = await exchange.api(publicConfig).market({})
  expect(market.chains[CHAIN]?.coins[COIN]).toMatchObject({ withdrawFee: USUAL, withdrawFeeMode: 'chain' })
  expect(await termsFor(ada)).toMatchObject({ fee: USUAL, feeMode: 'chain', feeQuote: null, feeUntil: null })
})

test('a receiver without a token account also pays its rent, and the quoted fee applies while the cost changes', async () => {
  const ada = await customer()
  const { fee, feeQuote } = await termsFor(ada, ada.addressId)
  expect(fee).toBe(NEW_ACCOUNT)
  for (const node of exchange.nodes) node.falseAnswers = { feeTimes: 300 }
  await readCosts()
  expect(await publicFee()).toMatchObject({ fee: '0.270000' })
  expect((await termsFor(ada, ada.addressId)).fee).toBe('0.637071')
  expect(await create(ada, fee, feeQuote)).toMatchObject({ fee: NEW_ACCOUNT, receives: '99.632029' })
})

test('a receiver with a token account pays the usual fee', async () => {
  const ada = await customer()
  await exchange.chain.faucet.give(ada.wallet, 1n)
  exchange.slots(40)
  const { fee, feeQuote } = await termsFor(ada, ada.addressId)
  expect(fee).toBe(USUAL)
  expect(await create(ada, fee, feeQuote)).toMatchObject({ fee: USUAL })
})

/** Closes the token account of a customer's wallet, which receives the rent. */
async function closeAccount(who: Withdrawer): Promise<void> {
  const owner = await keyOf('outside', who.id)
  const mint = address(exchange.chain.faucet.mint)
  const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const account = address(await exchange.signer.chain.tokenAccountOf(who.wallet, coin))
  await exchange.chain.faucet.send([
    getBurnInstruction({ account, mint, authority: owner, amount: 1n }),
    getCloseAccountInstruction({ account, destination: owner.address, owner }),
  ])
}
/** Returns a withdrawal that two people approved, whose fee was quoted while the receiver had a token account. */
async function approvedWithAccount(): Promise<Withdrawer & { readonly withdrawal: string }> {
  const ada = await customer()
  await exchange.chain.faucet.give(ada.wallet, 1n)
  exchange.slots(40)
  const { fee, feeQuote } = await termsFor(ada, ada.addressId)
  const { id } = await create(ada, fee, feeQuote)
  await flow.confirm(id)
  await flow.review(id, 'approve')
  return { ...ada, withdrawal: id }
}
const hotLamports = async () => exchange.signer.chain.lamportsOf((await exchange.signer.keys.hotWallet()).address)

test('WDR-15 does not pay the rent for a receiver who closes the token account after the quote, and pays once it exists again', async () => {
  const { withdrawal, ...ada } = await approvedWithAccount()
  await closeAccount(ada)
  exchange.slots(40)
  await flow.sign()
  expect([await flow.stageOf(withdrawal), await flow.signerRefusal(withdrawal)]).toEqual([
    'approved',
    'account_missing',
  ])
  await run(sql`update withdrawal set may_open_account = true where id = ${withdrawal}`)
  await flow.sign()
  expect(await flow.signerRefusal(withdrawal)).toBe('seal_broken')
  await run(sql`update withdrawal set may_open_account = false where id = ${withdrawal}`)
  await exchange.chain.faucet.give(ada.wallet, 1n)
  exchange.slots(40)
  await flow.finish(withdrawal)
  expect(await flow.stageOf(withdrawal)).toBe('confirmed')
  expect(await exchange.onChain(ada.wallet)).toBe(99_900_001n)
})

test('WDR-15 a payment to an account that is closed after the signature fails on the chain without its rent', async () => {
  const { withdrawal, ...ada } = await approvedWithAccount()
  await flow.sign()
  const before = await hotLamports()
  await closeAccount(ada)
  await flow.advance()
  exchange.slots(40)
  await flow.advance()
  expect(await flow.stageOf(withdrawal)).toBe('failed')
  // The receiver's account costs 2,039,280 lamports; the failed transaction 5,000.
  expect(before - (await hotLamports())).toBeLessThan(20_000n)
  expect(await flow.review(withdrawal, 'refuse')).toBe('done')
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
})

test('a withdrawal that a rule approved returns to review if the receiver has closed the token account', () => {
  expect(isDecidedByPeople('account_missing')).toBe(true)
})

test('queries the nodes about one account at most every 30 seconds, and at most 60 times a minute for a customer', async () => {
  let [reads, time] = [0, 0]
  const hasTokenAccount = () => {
    reads += 1
    return Promise.resolve(reads > 1)
  }
  const hasAccount = receiverAccounts({ ...exchange.deps, chain: { chain: CHAIN, hasTokenAccount }, now: () => time })
  const ada = await customer()
  const about = { coin: COIN, chain: CHAIN, addressId: ada.addressId }
  expect(await Promise.all(Array.from({ length: 20 }, () => hasAccount(ada.id, about)))).not.toContain(true)
  expect(reads).toBe(1)
  time = ACCOUNT_FRESH_MS
  expect([await hasAccount(ada.id, about), reads]).toEqual([true, 2])
  for (let call = 0; call < 60; call += 1) await termsFor(ada)
  await expect(termsFor(ada)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('queries the nodes again after one did not respond', async () => {
  let isSilent = true
  const hasTokenAccount = () => (isSilent ? Promise.reject(new NodeSilent('silent')) : Promise.resolve(true))
  const hasAccount = receiverAccounts({ ...exchange.deps, chain: { chain: CHAIN, hasTokenAccount }, now: () => 0 })
  const ada = await customer()
  const about = { coin: COIN, chain: CHAIN, addressId: ada.addressId }
  expect(await hasAccount(ada.id, about)).toBe(false)
  isSilent = false
  expect(await hasAccount(ada.id, about)).toBe(true)
})

test('the fee includes the rent while a node does not respond', async () => {
  const ada = await customer()
  await exchange.chain.faucet.give(ada.wallet, 1n)
  exchange.slots(40)
  exchange.nodes[1].falseAnswers = { isSilent: true }
  expect((await termsFor(ada, ada.addressId)).fee).toBe(NEW_ACCOUNT)
})

test('NODE-01 the maximum applies while the nodes disagree, and once their last response is too old', async () => {
  const ada = await customer()
  exchange.nodes[1].falseAnswers = { feeTimes: 3 }
  await readCosts()
  expect(await publicFee()).toMatchObject({ fee: MAX })
  exchange.nodes[1].falseAnswers = { isSilent: true }
  await expect(readCosts()).rejects.toThrow('fetch failed')
  expect(await publicFee()).toMatchObject({ fee: MAX })
  exchange.nodes[1].falseAnswers = {}
  await readCosts()
  expect(await publicFee()).toMatchObject({ fee: USUAL })
  await run(sql`update network_cost set read_at = read_at - interval '11 minutes'`)
  expect((await termsFor(ada, ada.addressId)).fee).toBe(MAX)
})

test('uses the larger of two costs that agree', async () => {
  await run(sql`update coin_network set fee_min = 0`)
  exchange.nodes[1].falseAnswers = { feeTimes: 2 }
  await readCosts()
  expect(await publicFee()).toMatchObject({ fee: '0.001800' })
  await run(sql`update coin_network set fee_min = 100000`)
})

test('the maximum applies without a current price', async () => {
  await run(sql`update rate set as_of = now() - interval '1 hour' where coin = 'SOL'`)
  expect(await publicFee()).toMatchObject({ fee: MAX })
  await run(sql`update rate set as_of = now() + interval '1 day' where coin = 'SOL'`)
})

test('WDR-08 rejects a fee below the current one without its quote, and charges nothing', async () => {
  const ada = await customer()
  await expect(create(ada, USUAL, null)).rejects.toMatchObject(changedTo('0.367971'))
  expect(await exchange.tokenBalance(ada.id)).toEqual({ posted: 500n * DOLLAR, held: 0n })
  expect(await create(ada, NEW_ACCOUNT, null)).toMatchObject({ fee: NEW_ACCOUNT })
})

test('WDR-08 rejects quotes of other customers, other addresses and other fees, and forged and expired ones', async () => {
  const [ada, ben] = [await customer(), await customer()]
  const { feeQuote } = await termsFor(ada, ada.addressId)
  for (const node of exchange.nodes) node.falseAnswers = { feeTimes: 300 }
  await readCosts()
  await expect(create(ben, NEW_ACCOUNT, feeQuote)).rejects.toMatchObject(changedTo('0.637071'))
  await expect(create(ada, USUAL, feeQuote)).rejects.toMatchObject(changedTo('0.637071'))
  await expect(create(ada, NEW_ACCOUNT, `9${feeQuote?.slice(1)}`)).rejects.toMatchObject(changedTo('0.637071'))
  const seal = sealFor(exchange.deps.config, FEE_QUOTE_SEAL)
  const quoted = {
    customerId: ada.id,
    coin: COIN,
    chain: CHAIN,
    addressId: ada.addressId,
    fee: amount(367_971n),
    mayOpenAccount: true,
  }
  const now = exchange.deps.clock(new Date())
  const ended = quoteText(seal, quoted, new Date(now.getTime() - QUOTE_MS - 1)).text
  await expect(create(ada, NEW_ACCOUNT, ended)).rejects.toMatchObject(changedTo('0.637071'))
  const elsewhere = quoteText(seal, { ...quoted, addressId: ben.addressId }, now).text
  await expect(create(ada, NEW_ACCOUNT, elsewhere)).rejects.toMatchObject(changedTo('0.637071'))
  expect(await create(ada, formatAmount(quoted.fee, 6), feeQuote)).toMatchObject({ fee: NEW_ACCOUNT })
})

test('a quote ends with the rule: after staff set a fixed fee, that fee applies', async () => {
  const ada = await customer()
  const { fee, feeQuote } = await termsFor(ada, ada.addressId)
  await run(sql`update coin_network set fee_mode = 'fixed'`)
  await expect(create(ada, fee, feeQuote)).rejects.toMatchObject(changedTo('2.00'))
  expect(await termsFor(ada, ada.addressId)).toMatchObject({ fee: MAX, feeMode: 'fixed', feeQuote: null })
  await run(sql`update coin_network set fee_mode = 'chain'`)
})
