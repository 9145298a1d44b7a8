import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { listPaymentMethods } from '#desk/payment-methods/payment-methods.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { nextOf, pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceText } from '#books/rates/price-text.ts'
import { closeAd } from './close-ad.ts'
import { listOwnAds } from './list-ads.sql.ts'
import { findAd } from './otc-ads.sql.ts'
import { findPair } from './pairs.sql.ts'
import { createAd, editAd } from './put-ad.ts'
import { findOffers, lastDeals } from './search.sql.ts'
import { readAmount } from './shape.ts'
import { adView, offerView } from './view.ts'
import { otcTerms } from './terms.ts'

const LAST_DEALS = 20

export const otcAdRoutes = ({ random }: Pick<Deps, 'random'>): Noun =>
  noun('otc-ads', otcAds, {
    terms: ({ inTx, customer }) => inTx(async (tx) => ok(await otcTerms(tx, customer.customerId))),
    create: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const created = await createAd(tx, random.uuid(), customerId, input)
        return created.ok ? ok(await ownAd(tx, customerId, created.value.id)) : created
      }),
    edit: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const edited = await editAd(tx, customerId, input)
        return edited.ok ? ok(await ownAd(tx, customerId, input.id)) : edited
      }),
    close: ({ inTx, customer: { customerId } }, { id }) =>
      inTx(async (tx) => {
        const closed = await closeAd(tx, customerId, id)
        return closed.ok ? ok(await ownAd(tx, customerId, id)) : closed
      }),
    myList: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const { rows, ...list } = await listOwnAds(tx, customerId, input, tx.now)
        const own = await listPaymentMethods(tx, customerId)
        return ok({ ...pageAnswer(input, list), rows: rows.map((row) => adView(row, own, tx.now)) })
      }),
    search: ({ inTx, customer }, input) => inTx((tx) => search(tx, customer.customerId, input)),
    ticker: ({ inTx, customer }, input) => inTx((tx) => ticker(tx, customer.customerId, input)),
  })

async function ownAd(tx: Tx, customerId: string, id: string): Promise<ReplyOf<typeof otcAds.create>> {
  const row = await findAd(tx, id, tx.now)
  assert(row, `ad ${id} was just changed but cannot be read`)
  return adView(row, await listPaymentMethods(tx, customerId), tx.now)
}

type Search = typeof otcAds.search
async function search(
  tx: Tx,
  customerId: string,
  input: InputOf<Search>,
): Promise<Outcome<ReplyOf<Search>, Search['refusals'][number]>> {
  const pair = await findPair(tx, input, tx.now)
  if (!pair.ok) return pair
  const { rate, fiat_scale: scale } = pair.value
  const amount = input.amount === undefined ? ok(undefined) : readAmount(input.amount, scale, 'amount')
  if (!amount.ok) return amount
  const rows = await findOffers(tx, customerId, { ...input, amount: amount.value }, tx.now)
  const next = nextOf(rows, { page: 1, ...input })
  return ok({ rows: rows.map(offerView), next, rate: rate === null ? null : priceText(rate) })
}

type Ticker = typeof otcAds.ticker
async function ticker(
  tx: Tx,
  customerId: string,
  { coin, fiat }: InputOf<Ticker>,
): Promise<Outcome<ReplyOf<Ticker>, Ticker['refusals'][number]>> {
  const pair = await findPair(tx, { coin, fiat }, tx.now)
  if (!pair.ok) return pair
  const { rate, coin_scale: scale } = pair.value
  const best = async (side: 'buy' | 'sell') => {
    const [first] = await findOffers(tx, customerId, { side, coin, fiat, sort: 'price', pageSize: 1 }, tx.now)
    return first === undefined ? null : priceText(first.price_now)
  }
  const last = await lastDeals(tx, { coin, fiat }, LAST_DEALS)
  return ok({
    coin,
    fiat,
    buy: await best('buy'),
    sell: await best('sell'),
    rate: rate === null ? null : priceText(rate),
    last: last.map(({ at, price, amount }) => ({
      time: at.toISOString(),
      price: priceText(price),
      amount: formatAmount(amount, scale),
    })),
  })
}
