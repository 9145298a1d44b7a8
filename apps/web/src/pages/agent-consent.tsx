import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ownAgent } from '../agents/agents.queries.ts'
import { GiveConsent } from '../agents/give-consent.tsx'
import { OwnConsent } from '../agents/own-consent.tsx'
import { useScreenSearch } from '../lib/url-state.ts'
import { PageLoading } from '../shell/page-loading.tsx'

/** Whose client the reader is: nobody's without their own word. */
export function AgentConsentPage() {
  const t = useTranslations('agents')
  const [{ code = '' }] = useScreenSearch('/personal/agentConsent')
  const { data, isError, refetch } = useQuery(ownAgent())
  if (!data && !isError) return <PageLoading />
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('consentTitle')}</h1>
          <p className="t2">{t('consentLead')}</p>
        </div>
      </div>
      {!data && <Failed title={t('failed')} onRetry={() => void refetch()} />}
      {data?.agent && data.since !== null && <OwnConsent agent={data.agent} since={data.since} />}
      {data?.agent === null && <GiveConsent start={code} />}
    </>
  )
}
