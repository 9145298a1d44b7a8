import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { companyVerification, type CompanyVerification } from './companies.queries.ts'
import s from './companies.module.css'

type LoadedPageProps<S> = {
  t: (key: 'title' | 'failed') => string
  query: UseQueryResult<S>
  page: string | undefined
  children: (current: S) => ReactNode
}

/**
 * Shows a page once its data is loaded. A later failed request keeps the page, because a form may be partly filled in.
 */
export function LoadedPage<S>({ t, query: { data, error, refetch }, page, children }: LoadedPageProps<S>) {
  if (data) return children(data)
  if (!error) return <PageLoading />
  return (
    <div className={`container ${page}`}>
      <h1 className="sr">{t('title')}</h1>
      <Failed title={t('failed')} onRetry={() => void refetch()} />
    </div>
  )
}

type WithVerificationProps = { id?: string | undefined; children: (current: CompanyVerification) => ReactNode }

export function WithVerification({ id, children }: WithVerificationProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const query = useQuery(companyVerification(id))
  const { data, error } = query
  if (data || !(error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'PARAM_INVALID')))
    return <LoadedPage {...{ t, query, children }} page={s['page']} />
  return (
    <StatePage>
      <h1 className="sr">{t('notFound')}</h1>
      <Empty
        title={t('notFound')}
        action={
          <ButtonLink kind="secondary" size="sm" href={paths.entityVerification(locale)}>
            {t('toOwn')}
          </ButtonLink>
        }
      >
        {t('notFoundText')}
      </Empty>
    </StatePage>
  )
}

/** The layout of a page that only shows the state of an application. */
export const StatePage = ({ children }: { children: ReactNode }) => (
  <div className={`container ${s['page']}`}>{children}</div>
)
