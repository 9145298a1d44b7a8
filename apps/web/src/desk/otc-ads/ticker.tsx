import { Facts } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { momentText } from '#parts/time-text.ts'
import { useToday } from '#parts/use-today.ts'
import { otcTicker } from './otc-ads.queries.ts'
import { priceText } from './price-text.ts'

/** The current best prices of one pair, to buy and to sell. */
export function Ticker({ coin, fiat }: { coin: string; fiat: string }) {
  const t = useTranslations('otc-ads')
  const today = useToday()
  const { data } = useQuery(otcTicker(coin, fiat))
  const last = data?.last[0]
  const price = (value: string | null | undefined) =>
    value === null || value === undefined ? '--' : <Num value={priceText(value)} unit={fiat} />
  return (
    <Facts
      items={[
        { term: t('ticker.buy'), value: price(data?.buy) },
        { term: t('ticker.sell'), value: price(data?.sell) },
        { term: t('ticker.rate'), value: price(data?.rate) },
        {
          term: t('ticker.last'),
          value: price(last?.price),
          ...(last && { note: momentText(last.time, today) }),
        },
      ]}
    />
  )
}
