import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import { percentText } from '@tessera/domain/identity/companies/check.ts'
import { LISTED_SHARE } from '@tessera/domain/identity/companies/persons.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Eye, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { useReasoned } from '#parts/with-reason.tsx'
import s from './companies.module.css'
import { OwnerTree } from './owner-tree.tsx'
import type { CompanyCase, CompanyVersion } from './companies.queries.ts'

type Person = CompanyVersion['persons'][number]
type PersonsProps = {
  id: string
  persons: readonly Person[]
  ownership: CompanyCase['ownership']
  structure: CompanyVersion['structure']
}

/** The people of the company and their shares. */
export function Persons({ id, persons, ownership, structure }: PersonsProps) {
  const t = useTranslations('companies')
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('persons', { n: persons.length })}</h3>
      <Ownership persons={persons} ownership={ownership} />
      {structure.entities.length > 0 && (
        <OwnerTree structure={structure} persons={persons} effective={ownership.effective} />
      )}
      <ul>
        {persons.map((person, at) => (
          <PersonRow key={person.id} id={id} person={person} index={at} />
        ))}
      </ul>
    </section>
  )
}

const PLACES = 6
const colour = (index: number): string => `var(--data-${(index % PLACES) + 1})`

function Ownership({ persons, ownership: { listed, rest, needed } }: Omit<PersonsProps, 'id' | 'structure'>) {
  const t = useTranslations('companies')
  if (listed === 0 && !needed) return <p className="t3 sm">{t('nobodyOwns')}</p>
  return (
    <>
      <div className={s['own']} aria-hidden="true">
        {persons.map(({ id, share }, at) =>
          share === null ? null : <span key={id} style={{ flexGrow: share, background: colour(at) }} />,
        )}
        {rest > 0 && <span style={{ flexGrow: rest, background: 'var(--border)' }} />}
      </div>
      <p className="t2 sm">
        {t('declared', { listed: percentText(listed), rest: percentText(rest) })}
        {!needed && ` ${t('widelyHeld')}`}
      </p>
    </>
  )
}

function PersonRow({ id, person, index }: { id: string; person: Person; index: number }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const mayReview = useMay('kyc.review')
  const reveal = useReasoned(t('revealReason'), (personId: string, reason) =>
    api.companiesReview.reveal({ id, personId, reason }),
  )
  const roles = listText(
    locale,
    person.roles.map((role) => personRoleWords[role][locale]),
  )
  const differs = (person.registerDiffers ?? []).map((fact) => t(`registerFacts.${fact}`))
  return (
    <li className={s['person']}>
      <span className={s['mark']} style={{ background: person.share === null ? 'transparent' : colour(index) }} />
      <span>
        <b>{person.name}</b> <span className="t3 sm">{roles}</span>
        {person.fromRegister === true && <span className="t3 sm"> · {t('registerPerson')}</span>}
        {differs.length > 0 && (
          <>
            <br />
            <span className="sm">
              <Icon of={TriangleAlert} /> {t('registerPersonDiffers', { facts: listText(locale, differs) })}
            </span>
          </>
        )}
        <br />
        <span className="t2 sm">
          {countryText(locale, person.nationality)} · {person.birthDate} · {t(`idTypes.${person.idType}`)}{' '}
          {reveal.data?.idNumber ?? person.idNumberMasked}
        </span>
      </span>
      <span className={s['share']}>
        {person.share === null ? '--' : `${percentText(person.share)}%`}
        {(person.share ?? 0) >= LISTED_SHARE && <span className="t3 sm"> ≥ 25%</span>}
      </span>
      {mayReview && reveal.data === undefined && (
        <Button
          kind="ghost"
          size="xs"
          icon={Eye}
          aria-label={t('revealOf', { name: person.name })}
          onPress={() => reveal.ask(person.id)}
        >
          {t('reveal')}
        </Button>
      )}
      {reveal.dialog}
    </li>
  )
}
