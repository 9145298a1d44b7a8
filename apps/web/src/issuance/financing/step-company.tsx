import { companyTypeWords } from '@tessera/contract/identity/companies/company-words.ts'
import { companyTypeCodes } from '@tessera/domain/identity/companies/types.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { countries } from '#parts/countries.ts'
import { useLocale } from '#parts/use-locale.ts'
import { Requirements } from './requirements.tsx'
import type { StepProps } from './step.ts'

/** The applicant: the verified details of the company, read-only. */
export function CompanyStep({ current: { company, fee } }: StepProps) {
  const t = useTranslations('financing')
  const locale = useLocale()
  if (company === null) return null
  const type = companyTypeCodes.find((code) => code === company.companyType)
  const country = countries(locale).find((each) => each.code === company.country)?.value ?? company.country
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Card title={t('steps.company')}>
        <div className="col" style={{ '--g': '16px' }}>
          <Details
            items={[
              { term: t('fields.name'), value: company.name },
              { term: t('fields.registrationNumber'), value: company.registrationNumber },
              { term: t('fields.type'), value: type === undefined ? '--' : companyTypeWords[type][locale] },
              { term: t('fields.country'), value: country },
              { term: t('fields.incorporatedOn'), value: company.incorporatedOn },
            ]}
          />
          <p className="t3 sm">{t('companyText')}</p>
        </div>
      </Card>
      <Requirements fee={fee} />
    </div>
  )
}
