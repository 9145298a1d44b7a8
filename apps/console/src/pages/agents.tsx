import { agentMachine } from '@tessera/domain/agents/machine.ts'
import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useAgentColumns } from '../agents/agent-columns.tsx'
import { caseOf } from '../agents/case-of.ts'
import { api } from '../lib/api.ts'
import { ListPage } from '../lib/list-page.tsx'
import { useList } from '../lib/list-query.ts'
import { useOpenCase } from '../lib/open-case.ts'
import { StatusFilter } from '../lib/status-filter.tsx'
import { OpenCase } from './case-drawer.tsx'

const statuses = statusesOf(agentMachine)

/** Who brings customers, from the application on. */
export function AgentsPage() {
  const t = useTranslations('agents')
  const [, open] = useOpenCase()
  return (
    <>
      <ListPage
        query={useList('agents', statuses, api.agentsManage.list)}
        refused={useTranslations('shell')('refused')}
        label={t('table')}
        columns={useAgentColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.customer.name ?? ''}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open(caseOf(row))}
        tools={
          <StatusFilter label={t('filter')} all={t('all')} statuses={statuses} words={(each) => t(`status.${each}`)} />
        }
      />
      <OpenCase />
    </>
  )
}
