import type { InstructionKind } from '@tessera/domain/payments/instructions/kinds.ts'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { useLocale } from '#parts/use-locale.ts'

type Paid = {
  readonly kind: InstructionKind
  readonly of: string
  readonly label: string
  readonly payee: { readonly name: string }
}

/** Returns the payee and the source for people, such as `Ops Harbour Pte Ltd · OPSA`. */
export function usePayeeText(): (paid: Paid) => string {
  const t = useTranslations('instructions')
  const locale = useLocale()
  return ({ kind, label, payee }) => {
    if (kind === 'exchange_fees') return t('own')
    if (kind === 'withheld_tax') return label === 'unknown' ? t('unknownCountry') : countryText(locale, label)
    return label === '' ? payee.name : `${payee.name} · ${label}`
  }
}
