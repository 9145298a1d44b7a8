import { fees } from '@tessera/contract/books/fees/fees.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { subscriptionRate } from '@tessera/domain/books/fees/subscription-rate.ts'
import { tierOf } from '@tessera/domain/books/fees/trading-rates.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { ratioText } from '#books/rates/price-text.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { feesNow } from '#books/coins/network-fees.ts'
import { countedThrough, feePayment } from './fee-basis.sql.ts'
import { feePairs, otcCoins, payoutFees, subscriptionFees, withdrawalFees } from './fees.sql.ts'
import { coinFeeOf } from './coin-fee.ts'
import { plannedFees } from './planned-fees.ts'
import { ratesOf, readFeeFacts } from './rates-of.ts'
import { coinFeesView, feeCoinView, settingRatesView, subscriptionView } from './view.ts'

export const feeRoutes = () =>
  noun('fees', fees, {
    list: (call) => call.inTx(async (tx) => ok(await feesView(tx))),
    own: (call) => call.inTx(async (tx) => ok(await ownView(tx, call.customer.customerId))),
  })

async function feesView(tx: Tx): Promise<ReplyOf<typeof fees.list>> {
  const otc = await readSetting(tx, 'otcFees')
  const transfers = coinFeesView(await readSetting(tx, 'transferFees'))
  const coins = (await otcCoins(tx)).map(({ coin }) => ({ coin, fee: coinFeeOf(otc, coin) }))
  return {
    trading: (await feePairs(tx)).map(({ symbol, makerFee, takerFee }) => ({
      symbol,
      maker: ratioText(makerFee),
      taker: ratioText(takerFee),
    })),
    ...settingRatesView(await readSetting(tx, 'tradingFees')),
    currency: await referenceCurrency(tx),
    subscriptionRates: subscriptionView(await readSetting(tx, 'subscriptionFees')),
    subscription: (await subscriptionFees(tx)).map(({ symbol, fee }) => ({ symbol, fee: ratioText(fee) })),
    withdrawal: (await feesNow(tx, await withdrawalFees(tx))).map(({ coin, chain, scale, fee, min, ...row }) => ({
      coin,
      chain,
      fee: formatAmount(fee.usual, scale),
      mode: row.fee_mode,
      max: formatAmount(row.withdraw_fee, scale),
      min: formatAmount(min, scale),
    })),
    payout: (await payoutFees(tx)).map(({ fiat, scale, fee, min }) => ({
      fiat,
      fee: formatAmount(fee, scale),
      min: formatAmount(min, scale),
    })),
    otc: coins.filter(({ fee }) => fee > 0).map(({ coin, fee }) => ({ coin, fee: ratioText(fee) })),
    deposit: '0',
    transfer: transfers.usual,
    transferCoins: transfers.coins,
    feeCoin: feeCoinView(await readSetting(tx, 'feeCoin')),
    planned: await plannedFees(tx),
    asOf: tx.now.toISOString(),
  }
}

async function ownView(tx: Tx, customerId: string): Promise<ReplyOf<typeof fees.own>> {
  const facts = await readFeeFacts(tx, customerId)
  const pairs = await feePairs(tx)
  const products = await subscriptionFees(tx)
  const subscription = await readSetting(tx, 'subscriptionFees')
  return {
    class: facts.basis.feeClass,
    volume: String(facts.basis.volume),
    currency: await referenceCurrency(tx),
    through: (await countedThrough(tx)) ?? null,
    tier: tierOf(facts.fees, facts.basis.volume),
    payment: {
      coin: feeCoinView(await readSetting(tx, 'feeCoin'))?.coin ?? null,
      ...(await feePayment(tx, customerId)),
    },
    trading: pairs.map((pair) => {
      const { maker, taker, rule } = ratesOf(facts, pair)
      return { symbol: pair.symbol, maker: ratioText(maker), taker: ratioText(taker), rule }
    }),
    subscription: products.map((product) => {
      const { fee, rule } = subscriptionRate(subscription, facts.basis.feeClass, product)
      return { symbol: product.symbol, fee: ratioText(fee), rule }
    }),
  }
}
