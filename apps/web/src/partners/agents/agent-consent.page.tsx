import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ownAgent } from './agents.queries.ts'
import { GiveConsent } from './give-consent.tsx'
import { OwnConsent } from './own-consent.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'

/** The customer's own agent and consent. Nobody becomes an agent's client without consenting. */
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
