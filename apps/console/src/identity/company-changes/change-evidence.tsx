import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { percentText } from '@tessera/domain/identity/companies/check.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { factsOf } from '#identity/companies/company-facts.ts'
import c from '#identity/companies/companies.module.css'
import { OwnerTree } from '#identity/companies/owner-tree.tsx'
import { PersonChecks } from '#identity/companies/person-checks.tsx'
import { Papers } from '#identity/companies/papers.tsx'
import { api } from '#parts/api.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { VersionsTable } from '#parts/versions-table.tsx'

type Case = ReplyOf<typeof companyChangesReview.get>
type Person = Case['after']['persons'][number]

/** Each view is an entry of the audit log, so the case is never refetched automatically. */
export const changeCase = (id: string) =>
  queryOptions({
    queryKey: ['companyChanges', 'case', id],
    queryFn: () => api.companyChangesReview.get({ id }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

/** A change of a verified company: its date, the differences, and the documents that prove it. */
export function ChangeEvidence({ id }: { id: string }) {
  const t = useTranslations('company-changes')
  const { data, error, refetch } = useQuery(changeCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <p className="t2">
        {t('of', { name: data.company.name, number: data.company.number, version: data.baseVersion })}
      </p>
      <p>
        {t('since', { day: data.changedOn, at: stampText(data.filedAt) })}{' '}
        <Badge tone={data.lateDays === 0 ? 'positive' : 'warning'}>
          {data.lateDays === 0 ? t('inTime') : t('late', { days: data.lateDays })}
        </Badge>
      </p>
      <blockquote className="t2">{data.note}</blockquote>
      <Details of={data} />
      <People of={data} />
      <PersonChecks id={data.company.id} />
      {data.parts.ownership && <Structures of={data} />}
      <Papers id={id} documents={data.documents} open={(input) => api.companyChangesReview.file(input)} />
      <p className="t2 sm">{t('signed', { signer: data.declaration.signer, version: data.declaration.version })}</p>
    </>
  )
}

/** Only the details that differ. */
function Details({ of: { before, after } }: { of: Case }) {
  const t = useTranslations('company-changes')
  const words = useTranslations('companies')
  const locale = useLocale()
  const changed = factsOf(after.basics, before.basics, locale).filter((fact) => fact.changed)
  if (changed.length === 0) return <p className="t3 sm">{t('noDetails')}</p>
  return (
    <section className={c['section']}>
      <h3 className="h5">{t('details')}</h3>
      <VersionsTable
        title={t('details')}
        isFirst={false}
        facts={changed.map((fact) => ({ ...fact, title: words(`fields.${fact.field}`) }))}
      />
    </section>
  )
}

const toneOf = { added: 'info', removed: 'warning', changed: 'warning' } as const satisfies Record<string, Tone>

const find = (list: readonly Person[], id: string) => list.find((person) => person.id === id)

function People({ of: { parts, before, after } }: { of: Case }) {
  const t = useTranslations('company-changes')
  const rows = [
    ...parts.added.map((id) => ({ kind: 'added', before: undefined, after: find(after.persons, id) }) as const),
    ...parts.removed.map((id) => ({ kind: 'removed', before: find(before.persons, id), after: undefined }) as const),
    ...parts.changed.map(
      (id) => ({ kind: 'changed', before: find(before.persons, id), after: find(after.persons, id) }) as const,
    ),
  ]
  if (rows.length === 0) return <p className="t3 sm">{t('noPeople')}</p>
  return (
    <section className={c['section']}>
      <h3 className="h5">{t('people')}</h3>
      {rows.map(({ kind, before: former, after: next }) => (
        <PersonChange
          key={former?.id ?? next?.id}
          kind={kind}
          before={former}
          after={next}
          effective={after.ownership.effective.find(({ id }) => id === next?.id)?.percent}
        />
      ))}
    </section>
  )
}

type PersonProps = {
  kind: keyof typeof toneOf
  before: Person | undefined
  after: Person | undefined
  /** The share through all layers after the change. */
  effective: string | undefined
}

function PersonChange({ kind, before, after, effective }: PersonProps) {
  const t = useTranslations('company-changes')
  const factsOfPerson = usePersonFacts()
  const name = after?.name ?? before?.name ?? ''
  const newest = after ?? before
  if (newest === undefined) return null
  const former = before === undefined ? undefined : new Map(factsOfPerson(before))
  const facts = factsOfPerson(newest).map(([title, value]) => {
    const then = after === undefined ? value : former?.get(title)
    return {
      title,
      before: then,
      after: after === undefined ? '--' : value,
      changed: then !== value || after === undefined,
    }
  })
  return (
    <div>
      <p>
        <b>{name}</b> <Badge tone={toneOf[kind]}>{t(kind)}</Badge>
        {effective !== undefined && <span className="t3 sm"> {t('effective', { percent: effective })}</span>}
      </p>
      <VersionsTable
        title={name}
        isFirst={before === undefined}
        facts={kind === 'changed' ? facts.filter(({ changed }) => changed) : facts}
      />
    </div>
  )
}

function usePersonFacts(): (person: Person) => readonly (readonly [string, string])[] {
  const t = useTranslations('company-changes')
  const words = useTranslations('companies')
  const locale = useLocale()
  return (person) => [
    [t('name'), person.name],
    [
      t('roles'),
      listText(
        locale,
        person.roles.map((role) => personRoleWords[role][locale]),
      ),
    ],
    [t('nationality'), countryText(locale, person.nationality)],
    [t('birthDate'), person.birthDate],
    [t('document'), `${words(`idTypes.${person.idType}`)} ${person.idNumberMasked}`],
    [t('share'), person.share === null ? '--' : `${percentText(person.share)}%`],
  ]
}

function Structures({ of: { before, after } }: { of: Case }) {
  const t = useTranslations('company-changes')
  return (
    <section className={c['section']}>
      <h3 className="h5">{t('ownership')}</h3>
      <p className="t2 sm">{t('before')}</p>
      <OwnerTree structure={before.structure} persons={before.persons} effective={before.ownership.effective} />
      <p className="t2 sm">{t('after')}</p>
      <OwnerTree structure={after.structure} persons={after.persons} effective={after.ownership.effective} />
    </section>
  )
}
