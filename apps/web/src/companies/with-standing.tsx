import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoading } from '../shell/page-loading.tsx'
import { companyStanding, type Standing } from './companies.queries.ts'
import s from './companies.module.css'

type WithStandingProps = { id?: string | undefined; children: (standing: Standing) => ReactNode }

/** A look again that fails leaves what is being filled in. */
export function WithStanding({ id, children }: WithStandingProps) {
  const t = useTranslations('companies')
  const { data, isError, refetch } = useQuery(companyStanding(id))
  if (data) return children(data)
  if (!isError) return <PageLoading />
  return (
    <div className={`container ${s['page']}`}>
      <h1 className="sr">{t('title')}</h1>
      <Failed title={t('failed')} onRetry={() => void refetch()} />
    </div>
  )
}

/** Where the state of an application stands by itself. */
export const StatePage = ({ children }: { children: ReactNode }) => (
  <div className={`container ${s['page']}`}>{children}</div>
)
