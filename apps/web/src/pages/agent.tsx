import { agents } from '@tessera/contract/agents.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { OwnCode } from '../agents/agent-card.tsx'
import { currentAgent } from '../agents/agents.queries.ts'
import { ApplicationForm } from '../agents/application-form.tsx'
import { ClientTable } from '../agents/client-table.tsx'
import { CommissionTable } from '../agents/commission-table.tsx'
import { Figures } from '../agents/figures.tsx'
import { ProgrammePage } from '../agents/programme-page.tsx'
import { api } from '../lib/api.ts'
import { useScreenSearch } from '../lib/url-state.ts'

/** From the application to the dashboard, whichever the reader has come to. */
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
