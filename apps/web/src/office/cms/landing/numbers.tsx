import { numberText } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { shortNumber } from '#parts/short-number.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './numbers.module.css'

export type SiteNumbers = {
  products: number
  issuers: number
  regions: number
  raised: string
  volume24h: string
  currency: string
}

/** Four figures, counted in the database when the page was requested. */
export function Numbers({ facts }: { facts: SiteNumbers | undefined }) {
  const t = useTranslations('landing')
  const locale = useLocale()
  const formatted = (amount: string, currency: string) => (
    <>
      {shortNumber(amount, locale)}
      <span className="unit">{currency}</span>
    </>
  )
  const rows: readonly (readonly [id: string, value: ReactNode, words: string])[] | undefined = facts && [
    ['products', numberText(String(facts.products)), t('numbers.products', { count: facts.products })],
    ['raised', formatted(facts.raised, facts.currency), t('numbers.raised')],
    [
      'issuers',
      numberText(String(facts.issuers)),
      t('numbers.issuers', { issuers: facts.issuers, regions: facts.regions }),
    ],
    ['volume', formatted(facts.volume24h, facts.currency), t('numbers.volume')],
  ]
  return (
    <section className={s['numbers']} aria-label={t('numbers.label')}>
      <div className="container">
        {rows
          ? rows.map(([id, value, words]) => (
              <div key={id}>
                <b>{value}</b>
                <span>{words}</span>
              </div>
            ))
          : [1, 2, 3, 4].map((n) => (
              <div key={n} className="col">
                <Skeleton width="80px" />
                <Skeleton width="120px" />
              </div>
            ))}
      </div>
    </section>
  )
}
