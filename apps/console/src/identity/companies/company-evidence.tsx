import { percentText } from '@tessera/domain/identity/companies/check.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { HighRisk } from '#parts/high-risk.tsx'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { VendorVerdict } from '#parts/vendor-verdict.tsx'
import { VersionsTable } from '#parts/versions-table.tsx'
import { RequestCompanyChanges } from './request-company-changes.tsx'
import s from './companies.module.css'
import { type CompanyCase, companyCase } from './companies.queries.ts'
import { factsOf, riskPlacesOf } from './company-facts.ts'
import { Papers } from './papers.tsx'
import { PersonChecks } from './person-checks.tsx'
import { Persons } from './persons.tsx'
import { useItemText } from './item-text.ts'

/** The evidence on a company: submitted and changed data, its people and its documents. */
export function CompanyEvidence({ id }: { id: string }) {
  const t = useTranslations('companies')
  const { data, error, refetch } = useQuery(companyCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const [newest] = data.versions
  if (newest === undefined) return null
  return (
    <>
      {data.status === 'withdrawn' && data.withdrawnAt !== null && (
        <Banner tone="info">{t('withdrawn', { time: stampText(data.withdrawnAt) })}</Banner>
      )}
      {data.sameNumber > 0 && (
        <p className={s['closer']}>
          <Icon of={TriangleAlert} /> {t('same', { n: data.sameNumber })}
        </p>
      )}
      <HighRisk highRisk={data.highRisk} places={riskPlacesOf(newest)} />
      <VendorVerdict verdict={data.vendor} />
      <Facts versions={data.versions} />
      {newest.register && <Register register={newest.register} />}
      <Acts company={data} />
      <Persons id={id} persons={newest.persons} ownership={data.ownership} structure={newest.structure} />
      <PersonChecks id={id} />
      <Papers key={data.version} id={id} documents={newest.documents} />
      <p className="t2 sm">
        {t('signed', {
          signer: newest.declaration.signer,
          at: stampText(newest.at),
          version: newest.declaration.version,
        })}
      </p>
      {data.dueOn !== null && <p className="t2 sm">{t('due', { day: data.dueOn })}</p>}
    </>
  )
}

type Register = NonNullable<CompanyCase['versions'][number]['register']>

/**
 * Data of the register, the customer's corrections, and companies that own shares; the customer named the people behind
 * them.
 */
function Register({ register: { fetchedAt, fields, companyOwners, differs, removed } }: { register: Register }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const names = listText(
    locale,
    fields.map((field) => t(`fields.${field}`)),
  )
  const owners = companyOwners.map(({ name, registrationNumber, share }) =>
    t('ownedBy', { name, number: registrationNumber, share: percentText(share) }),
  )
  return (
    <>
      <p className="t2">{t('fromRegister', { time: stampText(fetchedAt), fields: names })}</p>
      {differs.map(({ field, value }) => (
        <p key={field} className={s['closer']}>
          <Icon of={TriangleAlert} /> {t('registerDiffers', { field: t(`fields.${field}`), value })}
        </p>
      ))}
      {removed.length > 0 && (
        <p className={s['closer']}>
          <Icon of={TriangleAlert} /> {t('registerRemoved', { names: listText(locale, removed) })}
        </p>
      )}
      {owners.map((owner) => (
        <p key={owner} className="t2">
          {owner}
        </p>
      ))}
    </>
  )
}

function Acts({ company }: { company: CompanyCase }) {
  const t = useTranslations('companies')
  const mayReview = useMay('kyc.review')
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (!mayReview || company.status !== 'submitted') return null
  return (
    <div>
      <Button kind="secondary" size="xs" icon={RotateCcw} onPress={() => setDialogOpen(true)}>
        {t('askAgain')}
      </Button>
      {isDialogOpen && <RequestCompanyChanges company={company} onClose={() => setDialogOpen(false)} />}
    </div>
  )
}

/** The newest version beside the previous one. */
function Facts({ versions }: { versions: CompanyCase['versions'] }) {
  const t = useTranslations('companies')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const itemText = useItemText()
  const [newest, before] = versions
  if (newest === undefined) return null
  const title = shell(before === undefined ? 'versions.first' : 'versions.changes')
  return (
    <section className={s['section']}>
      <h3 className="h5">{title}</h3>
      <VersionsTable
        title={title}
        isFirst={before === undefined}
        facts={factsOf(newest.basics, before?.basics, locale).map((fact) => ({
          ...fact,
          title: t(`fields.${fact.field}`),
        }))}
      />
      {[newest, ...(before ? [before] : [])]
        .filter(({ requestedItems }) => requestedItems.length > 0)
        .map(({ version, requestedItems }) => (
          <p key={version} className="t3">
            {t('requestedAfterVersion', {
              version: String(version),
              items: listText(
                locale,
                requestedItems.map(({ item }) => itemText(item)),
              ),
            })}
          </p>
        ))}
    </section>
  )
}
