import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLoading } from '#parts/page-loading.tsx'
import { financingStanding, type Standing } from './financing.queries.ts'
import s from './financing.module.css'

/** A look again that fails leaves what is being filled in. */
export function WithStanding({ children }: { children: (standing: Standing) => ReactNode }) {
  const t = useTranslations('financing')
  const { data, isError, refetch } = useQuery(financingStanding())
  if (data) return children(data)
  if (!isError) return <PageLoading />
  return (
    <div className={`container ${s['page']}`}>
      <h1 className="sr">{t('title')}</h1>
      <Failed title={t('failed')} onRetry={() => void refetch()} />
    </div>
  )
}
