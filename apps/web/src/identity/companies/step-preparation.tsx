import {
  companyDocumentWords,
  companyGroupWords,
  companyTypeWords,
} from '@tessera/contract/identity/companies/company-words.ts'
import { companyType, companyTypeCodes } from '@tessera/domain/identity/companies/types.ts'
import { maxAgeMonths } from '@tessera/domain/identity/companies/documents.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useLocale } from '#parts/use-locale.ts'
import { corppassConfig } from './companies.queries.ts'
import s from './companies.module.css'
import { RegisterCard } from './register-card.tsx'
import { fieldErrorOf, isFromRegister, mayEdit, type StepProps } from './step.ts'

/** The type of the company, and the documents to prepare for it. */
export function PreparationStep(step: StepProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const { application, saving, tried } = step
  // Before the first save there is no draft on the server, so there is no list of missing fields.
  const missing = tried && application === undefined ? t('typeMissing') : undefined
  const code = application?.basics.companyType ?? undefined
  const options = useMemo(
    () =>
      companyTypeCodes.map((value) => ({
        code: value,
        value: companyTypeWords[value][locale],
        group: companyGroupWords[companyType(value).group][locale],
      })),
    [locale],
  )
  const config = useQuery(corppassConfig())
  // The card of the register is above the form. If it appeared later, it would shift the form under the pointer.
  if (config.isPending && config.failureCount === 0) return <Loader label={t('title')} />
  return (
    <div className="col" style={{ '--g': '24px' }}>
      {step.current.choice === null && (
        <Banner tone="warning" lead={t('careLead')}>
          {t('care')}
        </Banner>
      )}
      <RegisterCard application={application} />
      <Card title={t('typeTitle')}>
        <Select
          label={t('type')}
          help={t(isFromRegister(application, 'companyType') ? 'register.from' : 'typeHelp')}
          search
          options={options}
          value={code}
          onChange={(value) => void saving.save('companyType', () => api.companies.save({ companyType: value }))}
          error={fieldErrorOf(step)('companyType') ?? missing}
          disabled={!mayEdit(application, 'basics') || isFromRegister(application, 'companyType')}
        />
      </Card>
      <Card title={t('checklist')} flush={code !== undefined}>
        {code === undefined ? (
          <p className="t3">{t('checklistEmpty')}</p>
        ) : (
          <ul className={s['needs']}>
            {companyType(code).documents.map((kind) => (
              <Need key={kind} name={companyDocumentWords[kind][locale]} months={maxAgeMonths(kind)} />
            ))}
          </ul>
        )}
      </Card>
      <Banner tone="info">
        {t('also')} {t('time')}
      </Banner>
    </div>
  )
}

function Need({ name, months }: { name: string; months: number | null }) {
  const t = useTranslations('companies')
  return (
    <li>
      <Icon of={FileText} />
      <span>{name}</span>
      <span className="t3 sm">{months === null ? t('anyAge') : t('age', { months: String(months) })}</span>
    </li>
  )
}
