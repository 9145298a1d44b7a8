import type { Fees, rates } from '@tessera/contract/books/rates/rates.ts'
import { rates as rows } from '@tessera/contract/books/rates/rates.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { isStale } from '@tessera/domain/books/rates/rate.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceText, ratioText } from './price-text.ts'
import { fiatOf } from './fiat-of.ts'
import { listFiats, otcFees, payoutFees, ratesIn, subscriptionFees, tradingFees, withdrawalFees } from './rates.sql.ts'

export const ratesRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('rates', rows, {
    fiatCoins: async ({ locale }) =>
      ok(
        (await listFiats(deps)).map((fiat) => ({
          fiat_symbol: fiat.code,
          name: nameIn(fiat, locale),
          decimals: fiat.scale,
          deposit: fiat.deposit,
        })),
      ),
    rate: (call, { fiat }) =>
      call.inTx(async (tx) => {
        const known = await fiatOf(tx, fiat)
        return known.ok ? ok(await ratesView(tx, known.value.code)) : known
      }),
    fees: (call) => call.inTx(async (tx) => ok(await feesView(tx))),
  })

export const nameIn = (named: { name_en: string; name_zh: string }, locale: Locale): string =>
  locale === 'zh_CN' ? named.name_zh : named.name_en

async function ratesView(tx: Tx, fiat: string): Promise<ReplyOf<typeof rates.rate>> {
  const found = await ratesIn(tx, fiat)
  const oldest = found.toSorted((a, b) => a.as_of.getTime() - b.as_of.getTime())[0]
  return {
    fiat,
    rate: Object.fromEntries(found.map((rate) => [rate.coin, priceText(rate.price)])),
    asOf: oldest?.as_of.toISOString() ?? null,
    source: oldest?.source ?? null,
    stale: oldest === undefined || isStale(oldest.as_of, tx.now),
  }
}

async function feesView(tx: Tx): Promise<z.output<typeof Fees>> {
  const [trading, subscription, otc] = [await tradingFees(tx), await subscriptionFees(tx), await otcFees(tx)]
  const [withdrawal, payout] = [await withdrawalFees(tx), await payoutFees(tx)]
  return {
    trading: trading.map(({ symbol, maker, taker }) => ({ symbol, maker: ratioText(maker), taker: ratioText(taker) })),
    subscription: subscription.map(({ symbol, fee }) => ({ symbol, fee: ratioText(fee) })),
    withdrawal: withdrawal.map(({ coin, chain, scale, fee, min }) => ({
      coin,
      chain,
      fee: formatAmount(fee, scale),
      min: formatAmount(min, scale),
    })),
    payout: payout.map(({ fiat, scale, fee, min }) => ({
      fiat,
      fee: formatAmount(fee, scale),
      min: formatAmount(min, scale),
    })),
    otc: otc.map(({ coin, fee }) => ({ coin, fee: ratioText(fee) })),
    deposit: '0',
    transfer: '0',
    asOf: tx.now.toISOString(),
  }
}
