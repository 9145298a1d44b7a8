import { agentMachine, programmes } from '@tessera/domain/partners/agents/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useAgentColumns } from './agent-columns.tsx'
import { caseOf } from './case-of.ts'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { ChoiceFilter, StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(agentMachine)

/** Agents and brokers, applications included. */
export function AgentsPage() {
  const t = useTranslations('agents')
  const [, open] = useOpenCase()
  const [{ programme }, change] = useScreenSearch('agents')
  return (
    <>
      <ListPage
        query={useList('agents', statuses, (request) => api.agentsManage.list({ ...request, programme }), {
          programme,
        })}
        label={t('table')}
        columns={useAgentColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.customer.name ?? ''}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => open(caseOf(row))}
        tools={
          <div className="row row--wrap">
            <StatusFilter
              label={t('filter')}
              all={t('all')}
              statuses={statuses}
              words={(each) => t(`status.${each}`)}
            />
            <div style={{ maxWidth: 260 }}>
              <ChoiceFilter
                label={t('programme')}
                all={t('bothProgrammes')}
                choices={programmes}
                words={(each) => t(`programmes.${each}`)}
                value={programme}
                onChange={(next) => change({ programme: next, page: undefined })}
              />
            </div>
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
