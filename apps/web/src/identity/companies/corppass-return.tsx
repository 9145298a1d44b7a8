import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { type ReturnParameters, companyVerification, corppassReturn } from './companies.queries.ts'
import s from './companies.module.css'
import { StartCorppass } from './register-card.tsx'
import { StatePage } from './with-verification.tsx'

/** Ends the attempt at Corppass, then returns to the application with the fetched data. */
export function CorppassReturn({ parameters }: { parameters: ReturnParameters }) {
  const client = useQueryClient()
  const [, change] = useScreenSearch('/personal/enterpriseCert/{-$id}')
  const { data, error } = useQuery(corppassReturn(parameters))
  // The code is used, so it is removed from the URL; Back then leads to the page before Corppass.
  const isOver = data !== undefined || (error instanceof ApiError && error.code === 'MYINFO_ATTEMPT_USED')
  const current = data?.standing
  useEffect(() => {
    if (current != null) client.setQueryData(companyVerification().queryKey, current)
    if (!isOver) return
    const none = { code: undefined, state: undefined, iss: undefined, error: undefined }
    change({ ...none, step: 'preparation' }, 'replace')
  }, [current, isOver, client, change])
  return error === null || isOver ? <PageLoading /> : <NotFilled reason={error.message} />
}

/** Shows why nothing was filled in, and offers two ways to continue. */
function NotFilled({ reason }: { reason: string }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  return (
    <StatePage>
      <div className={s['state']}>
        <Card>
          <div className={s['stateIn']}>
            <h1 className="h3">{t('register.title')}</h1>
            <Banner tone="warning" live>
              {reason}
            </Banner>
            <div className={s['actions']}>
              <StartCorppass again />
              <ButtonLink kind="ghost" href={paths.enterpriseCert(locale, 'preparation')}>
                {t('register.byHand')}
              </ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </StatePage>
  )
}
