import { financingDocumentWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { offerFields } from '@tessera/domain/issuance/financing/application.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { precheckFields } from '@tessera/domain/issuance/financing/precheck.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './financing.queries.ts'

/** Names each field that is missing or wrong in a step, with the sentence that says what to do. */
export function MissingFields({ missing }: { missing: Application['missing'] }) {
  const t = useTranslations('financing')
  const nameOf = useFieldName()
  return (
    <ul className="neg sm">
      {missing.map(({ field, text }) => {
        const name = nameOf(field)
        return <li key={`${field} ${text}`}>{name === undefined ? text : t('lackingField', { name, text })}</li>
      })}
    </ul>
  )
}

/** Returns a function with the label of a field; undefined for a fault that names its subject itself. */
function useFieldName(): (field: string) => string | undefined {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (field) => {
    const document = financingDocumentKinds.find((kind) => field === `documents.${kind}`)
    if (document !== undefined) return financingDocumentWords[document][locale]
    const own = [...offerFields, ...precheckFields].find((each) => each === field)
    return own && t(own === 'type' ? 'productType' : own)
  }
}
