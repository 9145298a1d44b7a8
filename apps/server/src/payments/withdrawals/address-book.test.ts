import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import type { MemoRule } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '#world/chain/keys.ts'
import { CHAIN, chainExchange, COIN, type ChainExchange } from '#testing/chain-exchange.ts'
import { ownAtProvider } from '#world/people/own-at-provider.ts'
import type { Person } from '#testing/exchange.ts'
import { freshKey, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

const on = { coin: COIN, chain: CHAIN }
const walletOf = async (name: string) => (await keyOf('outside', name)).address as string
const add = async (who: Person, address: string, tag?: string) => {
  const to = { ...on, address, ...(tag !== undefined && { tag }) }
  const verifyToken = await flow.prove(who, 'add_address', to)
  return exchange
    .api(withdrawals, who)
    .addAddress({ ...to, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken }, freshKey())
}
const setMemo = (memo: MemoRule) =>
  sql`update coin_network set memo = ${memo} where coin = ${COIN}`.execute(exchange.deps.db)

test('WDR-05 a new address cannot be used for 24 hours, and its owner is notified', async () => {
  const ada = await exchange.customer()
  await exchange.fund({ customer: ada.id, kind: 'token' }, COIN, 500_000_000n)
  const address = await walletOf('ada')
  const entry = await add(ada, address)
  expect(entry).toMatchObject({ address, usable: false, trusted: false })
  const request = async () => {
    const payload = { ...on, amount: '100', fee: '1' }
    const verifyToken = await flow.prove(ada, 'withdraw', { ...payload, address })
    return exchange.api(withdrawals, ada).create({ ...payload, addressId: entry.id, verifyToken }, freshKey())
  }
  await expect(request()).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_WAITING' })
  exchange.passTime(DAY_MS - 5_000)
  await expect(request()).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_WAITING' })
  exchange.passTime(6_000)
  expect(await request()).toMatchObject({ stage: 'email_confirm' })
  const { rows } = await sql`select 1 from message where customer_id = ${ada.id} and kind = 'address_added'`.execute(
    exchange.deps.db,
  )
  expect(rows).toHaveLength(1)
})

test('WDR-05 a session alone adds no address, and the request body alone trusts none', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('ada')
  const api = exchange.api(withdrawals, ada)
  const body = { ...on, address, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken: 'x'.repeat(43) }
  await expect(api.addAddress(body, freshKey())).rejects.toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  const forOther = await flow.prove(ada, 'add_address', { ...on, address: await walletOf('eve') })
  await expect(api.addAddress({ ...body, verifyToken: forOther }, freshKey())).rejects.toMatchObject({
    code: 'VERIFY_TOKEN_INVALID',
  })
  const trusting = { ...body, trusted: true }
  await expect(api.addAddress(trusting, freshKey())).rejects.toMatchObject({ code: 'PARAM_INVALID' })
  expect((await api.listAddresses({})).rows).toEqual([])
})

test('WDR-05 rejects an address while withdrawals are frozen', async () => {
  const ada = await exchange.customer()
  await sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
            values (gen_random_uuid(), ${ada.id}, 'withdraw', 'login_password_changed', now(), now() + interval '10 days')`.execute(
    exchange.deps.db,
  )
  await expect(add(ada, await walletOf('ada'))).rejects.toMatchObject({ code: 'WITHDRAWAL_FROZEN' })
})

test('WDR-14 accepts only a wallet of this chain outside the exchange', async () => {
  const ada = await exchange.customer()
  const bob = await exchange.depositor()
  const tokenAccount = await exchange.signer.chain.tokenAccountOf(bob.address, {
    mint: exchange.chain.faucet.mint,
    tokenProgram: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  })
  const wallet = await walletOf('ada')
  const corpus: Record<string, string> = {
    [bob.address]: 'ADDRESS_INTERNAL',
    [(await exchange.signer.keys.hotWallet()).address]: 'ADDRESS_INTERNAL',
    [tokenAccount]: 'ADDRESS_NOT_A_WALLET',
    [exchange.chain.faucet.mint]: 'ADDRESS_NOT_A_WALLET',
    '11111111111111111111111111111111': 'ADDRESS_NOT_A_WALLET',
    'not an address': 'ADDRESS_INVALID',
    [` ${wallet}`]: 'ADDRESS_INVALID',
    [wallet.toLowerCase()]: 'ADDRESS_INVALID',
    '0x52908400098527886E0F7030069857D2E4169EE7': 'ADDRESS_INVALID',
  }
  for (const [address, code] of Object.entries(corpus)) await expect(add(ada, address)).rejects.toMatchObject({ code })
})

test('rejects an address while the node does not respond, and says that the network does not respond', async () => {
  const ada = await exchange.customer()
  const [first] = exchange.nodes
  const address = await walletOf('ada')
  const staff = exchange.api(withdrawalsReview, await exchange.operator('finance'))
  first.falseAnswers = { isSilent: true }
  await expect(add(ada, address)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  await expect(staff.wallets({})).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  first.falseAnswers = {}
  expect((await exchange.api(withdrawals, ada).listAddresses({})).rows).toEqual([])
  expect(await add(ada, address)).toMatchObject({ address })
  expect((await staff.wallets({})).rows).toMatchObject([{ coin: COIN }])
})

test('adds the same address once, and again after it was removed', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('ada')
  const api = exchange.api(withdrawals, ada)
  const { id } = await add(ada, address)
  await expect(add(ada, address)).rejects.toMatchObject({ code: 'ADDRESS_EXISTS' })
  await api.removeAddress({ id }, freshKey())
  await expect(api.removeAddress({ id }, freshKey())).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_UNKNOWN' })
  await add(ada, address)
  expect((await api.listAddresses({ coin: COIN })).rows).toMatchObject([{ address, remark: 'My wallet' }])
})

test('the same address with another tag is another entry, and each pair is added once', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('shared')
  const api = exchange.api(withdrawals, ada)
  for (const tag of [undefined, '104857', '104858']) {
    expect(await add(ada, address, tag)).toMatchObject({ address, tag: tag ?? null })
    await expect(add(ada, address, tag)).rejects.toMatchObject({ code: 'ADDRESS_EXISTS' })
  }
  expect((await api.listAddresses({})).rows.map(({ tag }) => tag)).toHaveLength(3)
  const { rows } =
    await sql`select 1 from message where customer_id = ${ada.id} and params::text like '%(Memo: 104857)%'`.execute(
      exchange.deps.db,
    )
  expect(rows).toHaveLength(1)
})

test('stores a tag in the spelling of its recipient', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('shared')
  const verifyToken = await flow.prove(ada, 'add_address', { ...on, address, tag: '104857-A' })
  const entry = { ...on, address, tag: ' １０４８５７－Ａ ', remark: 'Pasted', beneficiary: ownAtProvider, verifyToken }
  expect(await exchange.api(withdrawals, ada).addAddress(entry, freshKey())).toMatchObject({ tag: '104857-A' })
})

test.each([
  ['an invisible character', '104\u200b857'],
  ['a character that turns the direction', '104\u202e857'],
  ['more than 100 bytes', '账'.repeat(34)],
  ['the id of a withdrawal', randomUUID()],
  ['nothing', ' '],
])('WDR-20 rejects a tag with %s and names the field', async (_, tag) => {
  const body = { ...on, address: await walletOf('shared'), tag, remark: 'Wrong', beneficiary: ownAtProvider }
  const adding = exchange
    .api(withdrawals, await exchange.customer())
    .addAddress({ ...body, verifyToken: 'x'.repeat(43) }, freshKey())
  await expect(adding).rejects.toMatchObject({ code: 'PARAM_INVALID', field: 'tag' })
})

test('WDR-20 rejects an address without a tag if its network requires one, and a tag on a network without tags', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('shared')
  await setMemo('required')
  await expect(add(ada, address)).rejects.toMatchObject({ code: 'ADDRESS_TAG_NEEDED', field: 'tag' })
  await add(ada, address, '104857')
  await setMemo('none')
  await expect(add(ada, address, '104858')).rejects.toMatchObject({ code: 'ADDRESS_TAG_NOT_TAKEN', field: 'tag' })
  await add(ada, address)
  await setMemo('optional')
})

test('WDR-20 adds no entry with a code for the address without its tag, or with another one', async () => {
  const ada = await exchange.customer()
  const address = await walletOf('shared')
  const body = { ...on, address, tag: '104857', remark: 'Swapped', beneficiary: ownAtProvider }
  for (const named of [{}, { tag: '104858' }]) {
    const verifyToken = await flow.prove(ada, 'add_address', { ...on, address, ...named })
    const adding = exchange.api(withdrawals, ada).addAddress({ ...body, verifyToken }, freshKey())
    await expect(adding).rejects.toMatchObject({ code: 'VERIFY_TOKEN_INVALID' })
  }
})

test("another customer's entry can be neither listed nor removed", async () => {
  const [ada, eve] = [await exchange.customer(), await exchange.customer()]
  const { id } = await add(ada, await walletOf('ada'))
  const api = exchange.api(withdrawals, eve)
  expect((await api.listAddresses({})).rows).toEqual([])
  await expect(api.removeAddress({ id }, freshKey())).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_UNKNOWN' })
})

test('allows at most a hundred addresses in a book', async () => {
  const ada = await exchange.customer()
  await sql`insert into address_book (id, customer_id, coin, chain, address, remark, added_at, usable_at)
            select gen_random_uuid(), ${ada.id}, ${COIN}, ${CHAIN}, 'address ' || n, 'one of many', now(), now()
              from generate_series(1, 100) n`.execute(exchange.deps.db)
  await expect(add(ada, await walletOf('ada'))).rejects.toMatchObject({ code: 'ADDRESS_BOOK_FULL' })
})

test('concurrent requests add at most a hundred addresses to a book', async () => {
  const ada = await exchange.customer()
  await sql`insert into address_book (id, customer_id, coin, chain, address, remark, added_at, usable_at)
            select gen_random_uuid(), ${ada.id}, ${COIN}, ${CHAIN}, 'address ' || n, 'one of many', now(), now()
              from generate_series(1, 98) n`.execute(exchange.deps.db)
  const api = exchange.api(withdrawals, ada)
  const proven: (() => Promise<unknown>)[] = []
  for (let n = 0; n < 8; n++) {
    const address = await walletOf(`ada ${n}`)
    const verifyToken = await flow.prove(ada, 'add_address', { ...on, address })
    proven.push(() =>
      api.addAddress({ ...on, address, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken }, freshKey()),
    )
  }
  const added = await Promise.allSettled(proven.map((send) => send()))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await api.listAddresses({})).rows).toHaveLength(100)
})

test('WDR-06 applies limits, freeze and review to a trusted address as to any other', async () => {
  const ada = await flow.withdrawer(60_000_000_000n)
  await sql`update address_book set trusted = true where id = ${ada.addressId}`.execute(exchange.deps.db)
  for (let n = 0; n < 5; n++) expect(await flow.stageOf(await flow.request(ada, '1000'))).toBe('review')
  await expect(flow.request(ada, '11')).rejects.toMatchObject({ code: 'WITHDRAWAL_DAY_LIMIT_REACHED' })
})
