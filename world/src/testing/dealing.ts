import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { proof } from './direct-proof.sql.ts'
import { provenPaymentMethod, type NewPaymentMethod } from './proven-payment-method.ts'
import type { Customer, TestExchange } from './exchange.ts'

const key = () => ({ idempotencyKey: randomUUID() })
export const DOLLAR = 1_000_000n

/** A customer for OTC: verified, with a nickname, and a usable payment method. */
export type Dealer = Customer & { readonly methodId: string }
export type DealView = ReplyOf<typeof otcDeals.get>
type AdChanges = Partial<Omit<InputOf<typeof otcAds.create>, 'uaTime' | 'securityInfo'>>

const PAYNOW: NewPaymentMethod = { kind: 'paynow', account: '+65 9123 4567' }

/** Sets up OTC without waiting periods for new accounts: coins, currencies, current rates, and people who may deal. */
export async function dealing(exchange: TestExchange) {
  const { deps } = exchange
  await exchange.coin('tUSD', 'crypto', 6)
  for (const fiat of ['SGD', 'CNY', 'USD']) await exchange.coin(fiat, 'fiat', 2)
  for (const [fiat, price] of [
    ['SGD', '13000000000'],
    ['CNY', '72000000000'],
    ['USD', '10000000000'],
  ] as const)
    await rateOf(exchange, 'tUSD', fiat, price)
  const ads = (who: Customer) => exchange.api(otcAds, who)
  const deals = (who: Customer) => exchange.api(otcDeals, who)

  const addMethod = async (who: Customer, details: NewPaymentMethod = PAYNOW): Promise<string> => {
    const { id } = await exchange.api(paymentMethods, who).add(await provenPaymentMethod(deps, who, details), key())
    return id
  }
  return {
    ads,
    deals,
    addMethod,
    dealer: async (minor = 0n, about: Parameters<TestExchange['customer']>[0] = { class: 'ai' }): Promise<Dealer> => {
      const who = await exchange.customer(about)
      await sql`update customer set nickname = ${who.id.slice(0, 8)} where id = ${who.id}`.execute(deps.db)
      if (minor > 0n) await exchange.fund({ customer: who.id, kind: 'token' }, 'tUSD', minor)
      return { ...who, methodId: await addMethod(who) }
    },
    /** Publishes an ad for 1,000 tUSD at 1.31 SGD, with deals from 10 to 1,000 SGD. */
    publish: async (who: Dealer, changes: AdChanges = {}) => ads(who).create(adOf(who, changes), key()),
    take: async (who: Dealer, ad: { readonly id: string; readonly price: string | null }, changes: TakeChanges = {}) =>
      deals(who).take({ adId: ad.id, method: 'paynow', price: ad.price ?? '', ...withDefaultAmount(changes) }, key()),
    pay: async (who: Customer, id: string) => deals(who).markPaid({ id }, key()),
    cancel: async (who: Customer, id: string) => deals(who).cancel({ id }, key()),
    appeal: async (who: Customer, id: string) =>
      deals(who).appeal({ id, reason: 'other', text: 'Please look at this.' }, key()),
    release: async (who: Customer, deal: DealView, bound: Partial<ReleasePayload> = {}) => {
      const payload = { ...releasePayload(deal), ...bound }
      const verifyToken = await proof(deps, who, 'otc_release', payload)
      return deals(who).release({ id: deal.id, verifyToken }, key())
    },
    close: async (who: Customer, id: string) => ads(who).close({ id }, key()),
    money: async (who: Customer) => {
      const { rows } = await sql<{ posted: bigint; held: bigint }>`
        select posted, held from account where customer_id = ${who.id} and kind = 'token' and coin = 'tUSD'`.execute(
        deps.db,
      )
      return rows[0] ?? { posted: 0n, held: 0n }
    },
  }
}
export type Dealing = Awaited<ReturnType<typeof dealing>>

type TakeChanges = Partial<
  Pick<InputOf<typeof otcDeals.take>, 'amount' | 'fiatAmount' | 'paymentMethodId' | 'price' | 'method'>
>
/** Takes a hundred coins by default. */
const withDefaultAmount = (changes: TakeChanges): TakeChanges =>
  changes.amount === undefined && changes.fiatAmount === undefined ? { amount: '100', ...changes } : changes

export const adOf = (who: Dealer, changes: AdChanges = {}): InputOf<typeof otcAds.create> => {
  const side = changes.side ?? 'sell'
  return {
    side,
    coin: 'tUSD',
    fiat: 'SGD',
    quantity: '1000',
    priceType: 'fixed',
    ...((changes.priceType ?? 'fixed') === 'fixed' && { price: '1.31' }),
    min: '10',
    max: '1000',
    windowMinutes: 30,
    ...(side === 'sell' ? { methodIds: [who.methodId] } : { methodKinds: ['paynow'] }),
    ...changes,
  }
}

type ReleasePayload = ReturnType<typeof releasePayload>
const releasePayload = ({ id, number, coin, amount, fiat, fiatAmount }: DealView) => ({
  dealId: id,
  number,
  coin,
  amount,
  fiat,
  fiatAmount,
})

/** Stores a price at scale 10 that never becomes outdated. */
export const rateOf = ({ deps }: Pick<TestExchange, 'deps'>, coin: string, fiat: string, minor: string) =>
  sql`insert into rate (coin, fiat, price, as_of, source) values (${coin}, ${fiat}, ${minor}::numeric, now() + interval '1000 days', 'test')
      on conflict (coin, fiat) do update set price = excluded.price, as_of = excluded.as_of`.execute(deps.db)
