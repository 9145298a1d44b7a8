import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { OwnCode } from './agent-card.tsx'
import { currentAgent } from './agents.queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { ClientTable } from './client-table.tsx'
import { CommissionTable } from './commission-table.tsx'
import { Figures } from './figures.tsx'
import { ProgrammePage } from './programme-page.tsx'
import { api } from '#parts/api.ts'
import { useScreenSearch } from '#parts/url-state.ts'

/** The agent's page in its current phase, from the application to the dashboard. */
export function AgentPage() {
  const t = useTranslations('agents')
  const [{ parent = '' }] = useScreenSearch('/personal/agent')
  const answer = useQuery(currentAgent())
  const agent = answer.data?.agent ?? undefined
  return (
    <ProgrammePage
      programme="agent"
      words={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        contract: t('contract'),
        need: t('needIdentity'),
      }}
      answer={answer}
      member={agent}
      form={
        <ApplicationForm
          parentCode={parent}
          words={{ how: t('how'), howHelp: t('howHelp'), expected: t('expected') }}
          row={agents.apply}
          send={api.agents.apply}
          changes="agents"
        />
      }
    >
      {typeof agent?.code === 'string' && <OwnCode code={agent.code} terms={agent.terms} level={agent.level} />}
      {agent?.terms && (
        <>
          <Figures />
          <ClientTable />
          <CommissionTable />
        </>
      )}
    </ProgrammePage>
  )
}
