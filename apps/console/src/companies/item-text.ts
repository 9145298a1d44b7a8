import { companyDocumentWords } from '@tessera/contract/company-words.ts'
import type { CompanyDocumentKind } from '@tessera/domain/companies/documents.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../lib/use-locale.ts'

export type Item = 'basics' | 'persons' | CompanyDocumentKind

/** How a part of an application is called. */
export function useItemText(): (item: Item) => string {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (item) => (item === 'basics' || item === 'persons' ? t(`items.${item}`) : companyDocumentWords[item][locale])
}
