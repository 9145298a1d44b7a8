import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { QuestionCard } from './question-card.tsx'
import { riskTest, type TestState } from './risk-tests.queries.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'

export function RiskTestPage() {
  const t = useTranslations('risk-tests')
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(riskTest())
  const keep = (current: TestState) => {
    client.setQueryData(riskTest().queryKey, current)
    if (current.open === null) void client.invalidateQueries({ queryKey: ['orders'] })
  }
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      {data ? (
        data.open === null ? (
          <Overview current={data} onStarted={keep} />
        ) : (
          <QuestionCard key={`${data.open.id}:${data.open.answered}`} open={data.open} onNext={keep} />
        )
      ) : isError ? (
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  )
}

type OverviewProps = { current: TestState; onStarted: (current: TestState) => void }

/** The facts of the test, the last result, and the start. */
function Overview({ current, onStarted }: OverviewProps) {
  const t = useTranslations('risk-tests')
  const { passedAt, last, nextTryAt, ofOwner } = current
  return (
    <Card>
      <div className="col" style={{ '--g': '16px' }}>
        {last && (
          <Banner tone={last.passed ? 'positive' : 'negative'} lead={t(last.passed ? 'passedResult' : 'failedResult')}>
            {t('result', { right: String(last.right), total: String(last.total) })}
          </Banner>
        )}
        {passedAt !== null && <p>{t('passed', { at: stampText(passedAt) })}</p>}
        {passedAt === null && (
          <p>
            {t('facts', {
              questions: current.questions,
              pass: String(current.passPercent),
              hours: current.waitHours,
            })}
          </p>
        )}
        {passedAt === null && !current.required && <p className="t2">{t('notRequired')}</p>}
        {nextTryAt !== null && <Banner tone="warning">{t('wait', { until: stampText(nextTryAt) })}</Banner>}
        {ofOwner && <Banner tone="info">{t('ofOwner')}</Banner>}
        {passedAt === null && !ofOwner && nextTryAt === null && <Start isAgain={last !== null} onStarted={onStarted} />}
      </div>
    </Card>
  )
}

function Start({ isAgain, onStarted }: { isAgain: boolean; onStarted: OverviewProps['onStarted'] }) {
  const t = useTranslations('risk-tests')
  const locale = useLocale()
  const { approved } = useLogin()
  const start = useMutation({ mutationFn: () => api.riskTests.start({}), onSuccess: onStarted })
  if (!approved)
    return (
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
    )
  return (
    <>
      {start.error && (
        <Banner tone="negative" live>
          {start.error.message}
        </Banner>
      )}
      <div>
        <Button loading={start.isPending} onPress={() => start.mutate()}>
          {t(isAgain ? 'again' : 'start')}
        </Button>
      </div>
    </>
  )
}
