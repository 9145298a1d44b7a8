import { companyDocumentWords } from '@tessera/contract/company-words.ts'
import type { CompanyDocumentKind } from '@tessera/domain/companies/documents.ts'
import { useLocale } from '../lib/words.tsx'
import { useCompanyWords } from './companies-words.ts'

export type Item = 'basics' | 'persons' | CompanyDocumentKind

/** How a part of an application is called. */
export function useItemText(): (item: Item) => string {
  const t = useCompanyWords()
  const locale = useLocale()
  return (item) => (item === 'basics' || item === 'persons' ? t(`items.${item}`) : companyDocumentWords[item][locale])
}
