import { Status } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { countryText } from './country-text.ts'
import { listText } from './list-text.ts'
import { useLocale } from './use-locale.ts'

export type RiskPlace = {
  readonly place: 'nationality' | 'residence' | 'registered' | 'business' | 'owner'
  readonly country: string | null | undefined
  /** The person or company, if it is not the customer. */
  readonly name?: string | null
}

/** The risk tier of a row in a list. */
export function RiskTier({ highRisk }: { highRisk: readonly string[] }) {
  const t = useTranslations('shell')
  return highRisk.length === 0 ? '--' : <Status tone="warning">{t('risk.high')}</Status>
}

/** Names each high-risk country of a case and where it occurs: the review must be an enhanced one. */
export function HighRisk({ highRisk, places }: { highRisk: readonly string[]; places: readonly RiskPlace[] }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const found = places.flatMap(({ place, country, name }) =>
    country && highRisk.includes(country)
      ? [
          t(`risk.${name ? 'placeOf' : 'place'}`, {
            place: t(`risk.places.${place}`),
            country: countryText(locale, country),
            name: name ?? '',
          }),
        ]
      : [],
  )
  if (found.length === 0) return null
  return (
    <Banner tone="warning" lead={t('risk.lead')}>
      {listText(locale, [...new Set(found)])}
    </Banner>
  )
}
