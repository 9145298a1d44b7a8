import {
  companyDocumentWords,
  companyTypeWords,
  personRoleWords,
} from '@tessera/contract/identity/companies/company-words.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details, type Fact } from '@tessera/ui/card.tsx'
import { FieldFoot } from '@tessera/ui/field.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { countries } from '#parts/countries.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './companies.queries.ts'
import s from './companies.module.css'
import { shareText } from './share-text.ts'

type Reviewed = 'basics' | 'documents' | 'persons'

/** The input of all steps, each with a link back and the list of its missing fields. */
export function Review({ application }: { application: Application }) {
  return (
    <>
      <Part application={application} step="basics" items={useBasicFacts(application)} />
      <Part application={application} step="documents" items={useDocumentFacts(application)} />
      <Part application={application} step="persons" items={usePersonFacts(application)} />
    </>
  )
}

type PartProps = { application: Application; step: Reviewed; items: readonly Fact[] }

function Part({ application, step, items }: PartProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const name = t(`steps.${step}`)
  const missing = application.missing.filter(
    (each) => each.step === step || (step === 'basics' && each.step === 'preparation'),
  )
  return (
    <Card
      title={name}
      titleEnd={
        <ButtonLink kind="ghost" size="xs" href={paths.enterpriseCert(locale, step)}>
          {t('editStep', { step: name })}
        </ButtonLink>
      }
    >
      <Details items={items} />
      {missing.length > 0 && (
        <div className={s['lines']}>
          <FieldFoot error={t('lacking', { count: missing.length })} />
        </div>
      )}
    </Card>
  )
}

export function useBasicFacts({ basics }: Application): Fact[] {
  const t = useTranslations('companies')
  const locale = useLocale()
  const names = useMemo(() => countries(locale), [locale])
  const fact = (term: string, value: string | null): Fact => ({
    term,
    value: value ?? <span className="t3">{t('notGiven')}</span>,
  })
  const address = ({ street, city, zip, country }: Application['basics']['registeredAddress']): string | null => {
    const parts = [street, city, zip, names.find((each) => each.code === country)?.value ?? null]
    const given = parts.filter((part) => part !== null)
    return given.length === 0 ? null : given.join(', ')
  }
  return [
    fact(t('type'), basics.companyType && companyTypeWords[basics.companyType][locale]),
    fact(t('name'), basics.name),
    fact(t('registrationNumber'), basics.registrationNumber),
    fact(t('incorporatedOn'), basics.incorporatedOn),
    fact(t('contactNumber'), basics.contactNumber),
    fact(t('website'), basics.website),
    fact(t('natureOfBusiness'), basics.natureOfBusiness),
    fact(t('sourceOfFunds'), basics.sourceOfFunds),
    fact(t('applicationReason'), basics.applicationReason),
    fact(t('registeredAddress'), address(basics.registeredAddress)),
    fact(t('businessAddress'), address(basics.businessAddress)),
  ]
}

export function useDocumentFacts({ documents, checklist }: Application): Fact[] {
  const t = useTranslations('companies')
  const locale = useLocale()
  return checklist.map(({ kind }) => {
    const given = documents.find((each) => each.kind === kind)
    const note = given?.issuedOn == null ? {} : { note: `${t('issuedOn')} ${given.issuedOn}` }
    const value = given?.name ?? <span className="t3">{t('state.missing')}</span>
    return { term: companyDocumentWords[kind][locale], value, ...note }
  })
}

export function usePersonFacts({ persons }: Application): Fact[] {
  const locale = useLocale()
  return persons.map(({ name, roles, share }) => ({
    term: name,
    value: [...roles.map((role) => personRoleWords[role][locale]), ...(share === null ? [] : [shareText(share)])].join(
      ', ',
    ),
  }))
}
