import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CompanyVerification } from '#identity/companies/companies.queries.ts'
import { PersonLinks } from '#identity/companies/person-links.tsx'
import { WithVerification } from '#identity/companies/with-verification.tsx'
import { ChangeForm } from './change-form.tsx'
import { ChangeRow } from './change-row.tsx'
import { changeList } from './company-changes.queries.ts'
import s from './company-changes.module.css'

/** The reported changes of the customer's verified company, and the form for a new one. */
export const CompanyChangesPage = () => (
  <WithVerification>{(current) => <Changes current={current} />}</WithVerification>
)

function Changes({ current }: { current: CompanyVerification }) {
  const t = useTranslations('company-changes')
  const [reporting, setReporting] = useState(false)
  const { data, isError, refetch } = useQuery(changeList())
  const { application } = current
  const mayReport = application?.status === 'approved'
  return (
    <div className={`container col ${s['page']}`} style={{ '--g': '24px' }}>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {mayReport && !reporting && <Button onPress={() => setReporting(true)}>{t('report')}</Button>}
      </div>
      <div className="col" style={{ '--g': '20px' }}>
        {application !== null && mayReport && reporting && (
          <ChangeForm current={current} application={application} onFiled={() => setReporting(false)} />
        )}
        {!mayReport && application?.status !== 'change_pending' && <Banner tone="info">{t('notVerified')}</Banner>}
        {isError && data === undefined && <Failed title={t('failed')} onRetry={() => void refetch()} />}
        {data?.changes.length === 0 && !reporting && <Empty title={t('empty')}>{t('emptyText')}</Empty>}
        {application?.status === 'change_pending' && <PersonLinks version={data?.changes[0]?.id ?? ''} />}
        {data?.changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </div>
    </div>
  )
}
