import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { signatureRule } from './signatures.queries.ts'

/** The amount above which two people must sign; null if none is set or the account belongs to one person. */
export function useThreshold(group: 'orders' | 'money'): string | null {
  const { isCompany } = useLogin()
  const { data } = useQuery({ ...signatureRule(), enabled: isCompany })
  const bound = group === 'orders' ? data?.ordersAbove : data?.moneyAbove
  return isCompany ? (bound ?? null) : null
}

/** A notice above a form with the amount above which a second person must sign. */
export function ThresholdNotice({ group }: { group: 'orders' | 'money' }) {
  const t = useTranslations('signatures')
  const locale = useLocale()
  const bound = useThreshold(group)
  if (bound === null) return null
  return (
    <Banner
      tone="plain"
      action={
        <ButtonLink kind="soft" size="xs" href={paths.signatures(locale)}>
          {t('see')}
        </ButtonLink>
      }
    >
      {t('notice', { amount: numberText(trimmed(bound)) })}
    </Banner>
  )
}
