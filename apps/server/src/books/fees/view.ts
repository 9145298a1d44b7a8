import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ratioText } from '#books/rates/price-text.ts'

/** Returns rows with their rates as ratios, and their other columns unchanged. */
const withRatios = <Row extends { readonly maker: number; readonly taker: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, maker: ratioText(row.maker), taker: ratioText(row.taker) }))

export const settingRatesView = ({ tiers, classes, products, pairs }: Setting<'tradingFees'>) => ({
  tiers: withRatios(tiers).map((tier) => ({ ...tier, volume: String(tier.volume) })),
  classes: withRatios(classes),
  products: withRatios(products),
  pairs: withRatios(pairs),
})

export const subscriptionView = ({ classes, products }: Setting<'subscriptionFees'>) => ({
  classes: classes.map((row) => ({ class: row.class, discount: ratioText(row.discount) })),
  products: products.map((row) => ({ ...row, fee: ratioText(row.fee) })),
})

/** Returns the fee coin with its discount as a ratio; null for none. */
export const feeCoinView = ({ coins: [row] }: Setting<'feeCoin'>) =>
  row === undefined ? null : { coin: row.coin, discount: ratioText(row.discount) }

export const coinFeesView = ({ usual, coins }: Setting<'otcFees' | 'transferFees'>) => ({
  usual: ratioText(usual),
  coins: coins.map(({ coin, fee }) => ({ coin, fee: ratioText(fee) })),
})
