import { Num } from '@tessera/ui/num.tsx'
import { Sparkline } from '@tessera/ui/sparkline.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { percentText } from '#parts/ratio.ts'
import type { ProductCardFacts } from './products.queries.ts'

export type PairFacts = NonNullable<ProductCardFacts['market']>

/** '-0.0046' → '-0.46'; undefined without any trade. */
export const percentOf = (ratio: string | null): string | undefined =>
  ratio === null ? undefined : ratio.startsWith('-') ? `-${percentText(ratio.slice(1))}` : percentText(ratio)

export const LastPrice = ({ market: { price, quote } }: { market: PairFacts }) =>
  price === null ? '--' : <Num value={trimmed(price)} unit={quote} />

/** The last 24 hours as a line chart in the colour of their change. */
export const PriceLine = ({ market: { sparkline, change24h } }: { market: PairFacts }) => {
  const t = useTranslations('products')
  const tone = change24h === null || !/[1-9]/u.test(change24h) ? 'flat' : change24h.startsWith('-') ? 'down' : 'up'
  return <Sparkline values={sparkline} label={t('priceLine')} tone={tone} />
}
