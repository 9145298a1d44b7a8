import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { OtcTerms } from './otc-ads.queries.ts'

type Lack = OtcTerms['lacks'][number]
const wayTo = {
  KYC_REQUIRED: paths.kycEnter,
  SECURITY_FACTOR_REQUIRED: paths.userManagement,
  NICKNAME_REQUIRED: paths.userManagement,
  OTC_METHOD_NEEDED: paths.paymentMethods,
} as const satisfies Record<Lack, (locale: ReturnType<typeof useLocale>) => string>

/** The first missing requirement for a deal. A payment method is required only of the seller. */
export const firstLack = ({ lacks }: OtcTerms, sells: boolean): Lack | undefined =>
  lacks.find((lack) => sells || lack !== 'OTC_METHOD_NEEDED')

/** The reason why the reader cannot trade now, in words; undefined if they can. */
export function useWhyNot(terms: OtcTerms, sells: boolean): string | undefined {
  const t = useTranslations('otc-ads')
  const lack = firstLack(terms, sells)
  if (lack !== undefined) return t(`lacks.${lack}`)
  return sells && terms.frozenUntil !== null ? t('frozen', { until: stampText(terms.frozenUntil) }) : undefined
}

/** The same as a notice above the list, with a link to the missing requirement. */
export function LacksNotice({ terms, sells }: { terms: OtcTerms; sells: boolean }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const lack = firstLack(terms, sells)
  const why = useWhyNot(terms, sells)
  if (why === undefined) return null
  return (
    <Banner
      tone="warning"
      {...(lack !== undefined && {
        action: (
          <ButtonLink kind="secondary" size="xs" href={wayTo[lack](locale)}>
            {t(`goes.${lack}`)}
          </ButtonLink>
        ),
      })}
    >
      {why}
    </Banner>
  )
}
