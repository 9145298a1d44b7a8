import type { BeneficiaryKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { useLocale } from '#parts/use-locale.ts'

type Owner = { readonly kind: BeneficiaryKind; readonly name: string }

/** Returns the owner of a payee account for people: a company, a country, or the exchange. */
export function useOwnerText(): (owner: Owner) => string {
  const t = useTranslations('instructions')
  const locale = useLocale()
  return ({ kind, name }) => {
    if (kind === 'exchange') return t('own')
    if (kind !== 'tax_authority') return name
    return name === 'unknown' ? t('unknownCountry') : countryText(locale, name)
  }
}
