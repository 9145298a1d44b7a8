import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { MyinfoForm } from './myinfo-form.tsx'
import { type ReturnParameters, singpassReturn, singpassStep } from './singpass.queries.ts'
import s from './singpass.module.css'
import { StartSingpass } from './start-singpass.tsx'

/** Ends the attempt at Singpass, then shows the fetched data. */
export function MyinfoPage() {
  const [{ code, state, iss, error }] = useScreenSearch('/personal/idAuth')
  return state === undefined ? <Fetched /> : <Returning parameters={{ code, state, iss, error }} />
}

function Returning({ parameters }: { parameters: ReturnParameters }) {
  const client = useQueryClient()
  const [, change] = useScreenSearch('/personal/idAuth')
  const { data, error } = useQuery(singpassReturn(parameters))
  // The code is used, so it is removed from the URL; Back then leads to the page before Singpass.
  const isOver = data !== undefined || (error instanceof ApiError && error.code === 'MYINFO_ATTEMPT_USED')
  useEffect(() => {
    if (data !== undefined) client.setQueryData(singpassStep().queryKey, data)
    if (!isOver) return
    const none = { code: undefined, state: undefined, iss: undefined, error: undefined }
    change({ ...none, view: 'myinfo' }, 'replace')
  }, [data, isOver, client, change])
  if (error !== null && !isOver) return <NotFetched reason={error.message} />
  return <PageLoading />
}

function Fetched() {
  const t = useTranslations('singpass')
  const { data, isError, refetch } = useQuery(singpassStep())
  if (isError && !data) return <Failed title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <PageLoading />
  return data.prefill === null ? <NotFetched reason={t('gone')} /> : <MyinfoForm prefill={data.prefill} />
}

/** Shows why there is no data, and offers two ways to continue. */
function NotFetched({ reason }: { reason: string }) {
  const t = useTranslations('singpass')
  const locale = useLocale()
  return (
    <div className={s['form']}>
      <h1 className="h3">{t('title')}</h1>
      <Banner tone="warning" live>
        {reason}
      </Banner>
      <StartSingpass again />
      <ButtonLink kind="secondary" href={paths.kycEnter(locale)}>
        {t('documents')}
      </ButtonLink>
    </div>
  )
}
