import { rebateRunMachine } from '@tessera/domain/partners/agents/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { useTranslations } from 'use-intl'
import { useRunColumns } from './run-columns.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { StatusFilter } from '#parts/filters.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(rebateRunMachine)

/** The months of rebates, each released by two people. */
export function RebatesPage() {
  const t = useTranslations('agents')
  const [, open] = useOpenCase()
  return (
    <>
      <ListPage
        query={useList('rebates', statuses, api.agentsManage.runs)}
        label={t('runs')}
        columns={useRunColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.number} ${row.month}`}
        empty={{ title: t('noRuns'), text: t('noRunsText') }}
        onOpen={(row) => open({ kind: 'rebate_release', subjectId: row.id })}
        tools={
          <StatusFilter
            label={t('filter')}
            all={t('all')}
            statuses={statuses}
            words={(each) => t(`runStatus.${each}`)}
          />
        }
      />
      <OpenCase />
    </>
  )
}
