import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApplyForm } from './apply-form.tsx'
import { ClassCard } from './class-card.tsx'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { investorClassState, type InvestorClassState } from './investor-classes.queries.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'

export function InvestorClassPage() {
  const t = useTranslations('investor-classes')
  const { data, isError, refetch } = useQuery(investorClassState())
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      {data ? (
        <Loaded current={data} />
      ) : isError ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  )
}

function Loaded({ current }: { current: InvestorClassState }) {
  const t = useTranslations('investor-classes')
  const locale = useLocale()
  const { approved } = useLogin()
  const [applying, setApplying] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const mayApply = !current.ofOwner && current.newest?.status !== 'submitted'
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <ClassCard current={current} onEnd={(what, of) => setEnding({ what, of })} />
      {mayApply && !approved && (
        <Banner
          tone="warning"
          action={
            <ButtonLink kind="secondary" size="xs" href={paths.kycEnter(locale)}>
              {t('verify')}
            </ButtonLink>
          }
        >
          {t('unverified')}
        </Banner>
      )}
      {mayApply && approved && !applying && (
        <div>
          <Button onPress={() => setApplying(true)}>{t(current.held === null ? 'apply' : 'renew')}</Button>
        </div>
      )}
      {mayApply && approved && applying && <ApplyForm current={current} onDone={() => setApplying(false)} />}
      {ending && <EndDialog {...ending} onClose={() => setEnding(undefined)} />}
    </div>
  )
}
