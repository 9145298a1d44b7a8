import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { OtcTerms } from './otc-ads.queries.ts'

type MissingRequirement = OtcTerms['lacks'][number]
const pathToFix = {
  KYC_REQUIRED: paths.kycEnter,
  SECURITY_FACTOR_REQUIRED: paths.userManagement,
  NICKNAME_REQUIRED: paths.userManagement,
  OTC_METHOD_NEEDED: paths.paymentMethods,
} as const satisfies Record<MissingRequirement, (locale: ReturnType<typeof useLocale>) => string>

/** The first missing requirement for a deal. A payment method is required only of the seller. */
export const firstMissing = ({ lacks }: OtcTerms, sells: boolean): MissingRequirement | undefined =>
  lacks.find((missing) => sells || missing !== 'OTC_METHOD_NEEDED')

/** The reason why the reader cannot trade now, in words; undefined if they can. */
export function useTradingObstacle(terms: OtcTerms, sells: boolean): string | undefined {
  const t = useTranslations('otc-ads')
  const missing = firstMissing(terms, sells)
  if (missing !== undefined) return t(`missing.${missing}`)
  return sells && terms.frozenUntil !== null ? t('frozen', { until: stampText(terms.frozenUntil) }) : undefined
}

/** A notice above the list that says why the customer cannot trade, with a link to the missing requirement. */
export function MissingRequirementNotice({ terms, sells }: { terms: OtcTerms; sells: boolean }) {
  const t = useTranslations('otc-ads')
  const locale = useLocale()
  const missing = firstMissing(terms, sells)
  const why = useTradingObstacle(terms, sells)
  if (why === undefined) return null
  return (
    <Banner
      tone="warning"
      {...(missing !== undefined && {
        action: (
          <ButtonLink kind="secondary" size="xs" href={pathToFix[missing](locale)}>
            {t(`goes.${missing}`)}
          </ButtonLink>
        ),
      })}
    >
      {why}
    </Banner>
  )
}
