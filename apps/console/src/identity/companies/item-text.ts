import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { CompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'

export type Item = 'basics' | 'persons' | CompanyDocumentKind

/** Returns the name of a part of an application. */
export function useItemText(): (item: Item) => string {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (item) => (item === 'basics' || item === 'persons' ? t(`items.${item}`) : companyDocumentWords[item][locale])
}
