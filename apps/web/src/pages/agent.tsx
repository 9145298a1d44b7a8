import { agents } from '@tessera/contract/agents.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AgentCard, OwnCode } from '../agents/agent-card.tsx'
import { currentAgent } from '../agents/agents.queries.ts'
import { ApplicationForm } from '../agents/application-form.tsx'
import { ClientTable } from '../agents/client-table.tsx'
import { CommissionTable } from '../agents/commission-table.tsx'
import { Figures } from '../agents/figures.tsx'
import { SignContract } from '../agents/sign-contract.tsx'
import { api } from '../lib/api.ts'
import { useScreenSearch } from '../lib/url-state.ts'
import { PageLoading } from '../shell/page-loading.tsx'

/** From the application to the dashboard, whichever the reader has come to. */
export function AgentPage() {
  const t = useTranslations('agents')
  const [{ parent = '' }] = useScreenSearch('/personal/agent')
  const { data, isError, refetch } = useQuery(currentAgent())
  if (!data && !isError) return <PageLoading />
  const agent = data?.agent ?? undefined
  const hasBeen = agent !== undefined && agent.terms !== null
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      {!data && <Failed title={t('failed')} onRetry={() => void refetch()} />}
      {agent && <AgentCard agent={agent} />}
      {agent?.status === 'contract' && agent.signedAt === null && data && (
        <SignContract contract={data.contract} title={t('contract')} programme="agent" />
      )}
      {typeof agent?.code === 'string' && <OwnCode code={agent.code} terms={agent.terms} level={agent.level} />}
      {hasBeen && (
        <>
          <Figures />
          <ClientTable />
          <CommissionTable />
        </>
      )}
      {data?.mayApply && (
        <ApplicationForm
          parentCode={parent}
          words={{ how: t('how'), howHelp: t('howHelp'), expected: t('expected') }}
          row={agents.apply}
          send={api.agents.apply}
          changes="agents"
        />
      )}
      {data && !data.mayApply && agent === undefined && <Banner tone="info">{t('needIdentity')}</Banner>}
    </>
  )
}
