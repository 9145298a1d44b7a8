import { agentMachine, programmes } from '@tessera/domain/partners/agents/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { Select } from '@tessera/ui/select.tsx'
import { useTranslations } from 'use-intl'
import { useAgentColumns } from './agent-columns.tsx'
import { caseOf } from './case-of.ts'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/status-filter.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(agentMachine)

/** Agents and brokers, from the application on. */
export function AgentsPage() {
  const t = useTranslations('agents')
  const [, open] = useOpenCase()
  const [{ programme }, change] = useScreenSearch('agents')
  const ask = (asked: Parameters<typeof api.agentsManage.list>[0]) =>
    api.agentsManage.list({ ...asked, ...(programme !== undefined && { programme }) })
  return (
    <>
      <ListPage
        query={useList('agents', statuses, ask, programme)}
        refused={useTranslations('shell')('refused')}
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
              <Select
                aria-label={t('programme')}
                size="sm"
                value={programme ?? 'all'}
                options={[
                  { code: 'all', value: t('bothProgrammes') },
                  ...programmes.map((value) => ({ code: value, value: t(`programmes.${value}`) })),
                ]}
                onChange={(value) => change({ programme: value === 'all' ? undefined : value, page: undefined })}
              />
            </div>
          </div>
        }
      />
      <OpenCase />
    </>
  )
}
