import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { Rates } from '@tessera/domain/books/fees/trading-rates.ts'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount, type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'
import { ratesOf, readCoinDiscount, readFeeFacts } from '#books/fees/rates-of.ts'
import { wallMs } from '#platform/clock/clock.ts'
import type { Deps } from '#platform/http/deps.ts'
import { customerNumber } from './orders.sql.ts'
import { flag, symbol } from './params.ts'
import { own, type Route } from './route.ts'
import { binanceSymbol, chosenMarkets, ofMarket } from './symbols.ts'
import { type Balance, readBalances } from './wallet.sql.ts'

/** A rate in parts per million as the decimal number that clients expect: 1500 → 0.001500. */
const rate = (of: Ppm): string => formatAmount(amount(BigInt(of)), 6)

const none = rate(ppm(0))
const feesOf = ({ maker, taker }: Rates) => ({ maker: rate(maker), taker: rate(taker) })
const nothing = { maker: none, taker: none, buyer: none, seller: none }
const MILLION = 1_000_000

type CoinDiscount = Awaited<ReturnType<typeof readCoinDiscount>>
/** Returns the fee coin in Binance's form, in which `discount` is the share of a fee that is still paid. */
function discountOf(coin: CoinDiscount, { quote }: Pick<MarketTerms, 'quote'>): object {
  if (coin === undefined)
    return { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: none }
  return {
    enabledForAccount: coin.pays,
    enabledForSymbol: coin.coin !== quote,
    discountAsset: coin.coin,
    discount: rate(ppm(MILLION - coin.discount)),
  }
}

/** Returns the fees of an order in a pair, in the form of Binance's test order. */
export const commissionForOrder = (rates: Rates, coin: CoinDiscount, pair: Pick<MarketTerms, 'quote'>): object => ({
  standardCommissionForOrder: feesOf(rates),
  specialCommissionForOrder: { maker: none, taker: none },
  taxCommissionForOrder: { maker: none, taker: none },
  discount: discountOf(coin, pair),
})

/** The balances, permissions and fees of a key's owner. */
export const accountRoutesOfBinance = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): readonly Route[] => [
  own({
    method: 'GET',
    path: '/api/v3/account',
    needs: 'read',
    input: z.object({ omitZeroBalances: flag.optional() }),
    handle: async (request, { customerId, kyc, status, apiKey }) => {
      const isOpen = kyc === 'approved' && status === 'active'
      const may = (scope: 'trade' | 'withdraw') => isOpen && apiKey?.scopes.includes(scope) === true
      const markets = await chosenMarkets({ db }, {})
      if (!markets.ok) return markets
      const terms = markets.value.map((market) => market.terms)
      const balances = withZeros(await readBalances({ db }, customerId, ['spot']), terms)
      const facts = await readFeeFacts({ db, clock }, customerId)
      const [dearest] = terms.map((pair) => ratesOf(facts, pair)).toSorted((a, b) => b.taker - a.taker)
      const rates = dearest ?? { maker: ppm(0), taker: ppm(0) }
      return ok({
        makerCommission: rates.maker / 100,
        takerCommission: rates.taker / 100,
        buyerCommission: 0,
        sellerCommission: 0,
        commissionRates: { ...nothing, ...feesOf(rates) },
        canTrade: may('trade'),
        canWithdraw: may('withdraw'),
        canDeposit: isOpen,
        brokered: false,
        requireSelfTradePrevention: false,
        preventSor: false,
        updateTime: wallMs(),
        accountType: 'SPOT',
        balances: balances
          .filter(({ free, locked }) => request.omitZeroBalances !== true || /[1-9]/.test(free + locked))
          .map(({ coin, ...rest }) => ({ asset: coin, ...rest })),
        permissions: ['SPOT'],
        uid: await customerNumber({ db }, customerId),
      })
    },
  }),
  ...feeRoutes({ db, clock }),
]

/** Adds a zero balance for every coin that trades here. */
function withZeros(balances: readonly Balance[], terms: readonly MarketTerms[]): readonly Balance[] {
  const known = new Map(balances.map((balance) => [balance.coin, balance]))
  const trading = terms.flatMap(({ base, baseScale, quote, quoteScale }) => [
    [base, baseScale] as const,
    [quote, quoteScale] as const,
  ])
  for (const [coin, scale] of trading) {
    const zero = formatAmount(amount(0n), scale)
    if (!known.has(coin)) known.set(coin, { coin, free: zero, locked: zero })
  }
  return [...known.values()].toSorted((a, b) => (a.coin < b.coin ? -1 : 1))
}

/** The routes for trading fees. */
const feeRoutes = (deps: Pick<Deps, 'db' | 'clock'>): readonly Route[] => [
  own({
    method: 'GET',
    path: '/api/v3/account/commission',
    needs: 'read',
    input: z.object({ symbol }),
    handle: (request, { customerId }) =>
      ofMarket(deps.db, request.symbol, async ({ terms }) => ({
        symbol: request.symbol,
        standardCommission: { ...nothing, ...feesOf(ratesOf(await readFeeFacts(deps, customerId), terms)) },
        specialCommission: nothing,
        taxCommission: nothing,
        discount: discountOf(await readCoinDiscount(deps, customerId), terms),
      })),
  }),
  own({
    method: 'GET',
    path: '/sapi/v1/asset/tradeFee',
    needs: 'read',
    input: z.object({ symbol: symbol.optional() }),
    handle: async (request, { customerId }) => {
      const markets = await chosenMarkets(deps, request)
      if (!markets.ok) return markets
      const facts = await readFeeFacts(deps, customerId)
      return ok(
        markets.value.map(({ terms }) => {
          const { maker, taker } = feesOf(ratesOf(facts, terms))
          return { symbol: binanceSymbol(terms), makerCommission: maker, takerCommission: taker }
        }),
      )
    },
  }),
]
