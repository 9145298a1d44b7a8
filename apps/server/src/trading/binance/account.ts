import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount, type Ppm, ppm } from '@tessera/domain/books/money/amount.ts'
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
const feesOf = ({ makerFee, takerFee }: Pick<MarketTerms, 'makerFee' | 'takerFee'>) => ({
  maker: rate(makerFee),
  taker: rate(takerFee),
})
const nothing = { maker: none, taker: none, buyer: none, seller: none }
const noDiscount = { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: none }

/** The fees of an order in a pair, in the form of Binance's test order. */
export const commissionForOrder = (terms: MarketTerms): object => ({
  standardCommissionForOrder: feesOf(terms),
  specialCommissionForOrder: { maker: none, taker: none },
  taxCommissionForOrder: { maker: none, taker: none },
  discount: noDiscount,
})

/** The balances, permissions and fees of a key's owner. */
export const accountRoutesOfBinance = ({ db }: Pick<Deps, 'db'>): readonly Route[] => [
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
      const [dearest] = terms.toSorted((a, b) => b.takerFee - a.takerFee)
      const { makerFee, takerFee } = dearest ?? { makerFee: ppm(0), takerFee: ppm(0) }
      return ok({
        makerCommission: makerFee / 100,
        takerCommission: takerFee / 100,
        buyerCommission: 0,
        sellerCommission: 0,
        commissionRates: { ...nothing, ...feesOf({ makerFee, takerFee }) },
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
  ...feeRoutes(db),
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
const feeRoutes = (db: Deps['db']): readonly Route[] => [
  own({
    method: 'GET',
    path: '/api/v3/account/commission',
    needs: 'read',
    input: z.object({ symbol }),
    handle: (request) =>
      ofMarket(db, request.symbol, async ({ terms }) => ({
        symbol: request.symbol,
        standardCommission: { ...nothing, ...feesOf(terms) },
        specialCommission: nothing,
        taxCommission: nothing,
        discount: noDiscount,
      })),
  }),
  own({
    method: 'GET',
    path: '/sapi/v1/asset/tradeFee',
    needs: 'read',
    input: z.object({ symbol: symbol.optional() }),
    handle: async (request) => {
      const markets = await chosenMarkets({ db }, request)
      if (!markets.ok) return markets
      return ok(
        markets.value.map(({ terms }) => ({
          symbol: binanceSymbol(terms),
          makerCommission: rate(terms.makerFee),
          takerCommission: rate(terms.takerFee),
        })),
      )
    },
  }),
]
