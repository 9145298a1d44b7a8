import { COMPANY_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { useTranslations } from 'use-intl'

/** Says that a company's name is too long. It is refused, because a cut name would be declared as the registered one. */
export function useCompanyNameError(): (name: string) => string | undefined {
  const t = useTranslations('companies')
  return (name) => (name.trim().length > COMPANY_NAME_LENGTH ? t('nameLong', { max: COMPANY_NAME_LENGTH }) : undefined)
}
