import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { Failed, Old } from '@tessera/ui/empty.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import s from './approvals.module.css'
import { queue } from './approvals.queries.ts'
import { QueueNumbers } from './queue-numbers.tsx'
import { QueueTable, workId } from './queue-table.tsx'
import { useLastPage } from '#parts/list-page.tsx'
import { useOpenCase } from '#parts/open-case.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { OpenCase } from './case-drawer.page.tsx'

const tabs = ['all', 'checker', 'maker', 'mine'] as const

/** All cases that need this operator, oldest first. */
export function ReviewQueuePage() {
  const t = useTranslations('approvals')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('queue')
  const [current, open] = useOpenCase()
  const tab = address.tab ?? tabs[0]
  const { kind } = address
  const { data, error, isPending, refetch } = useQuery(queue({ page: address.page ?? 1, tab, kind }))
  useLastPage(data?.page, data?.total)
  const at = data?.rows.findIndex((row) => current && workId(row) === workId(current)) ?? -1
  const to = (by: 1 | -1) => {
    const row = data?.rows[at + by]
    return row && (() => open(row))
  }
  if (error !== null && data === undefined)
    return (
      <Failed title={shell('refused')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return (
    <>
      {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
      <QueueNumbers queue={data} />
      <div className={s['tools']}>
        <Tabs
          label={t('table')}
          variant="plain"
          chosen={tab}
          items={tabs.map((id) => ({ index: id, name: t(`tabs.${id}`), ...(data && { count: data.counts[id] }) }))}
          onChange={(next) => change({ tab: next, page: undefined })}
        />
        <div className={s['filter']}>
          <KindFilter kind={kind} onChange={(next) => change({ kind: next, page: undefined })} />
        </div>
      </div>
      <QueueTable queue={data} loading={isPending} onOpen={open} onPage={(page) => change({ page })} />
      <OpenCase steps={{ previous: to(-1), next: to(1) }} />
    </>
  )
}

type KindFilterProps = { kind: ApprovalKindName | undefined; onChange: (kind: ApprovalKindName | undefined) => void }

function KindFilter({ kind, onChange }: KindFilterProps) {
  const t = useTranslations('approvals')
  const decisions = useTranslations('decisions')
  return (
    <Select
      aria-label={t('kindFilter')}
      size="sm"
      value={kind ?? 'all'}
      options={[
        { code: 'all', value: t('allKinds') },
        ...approvalKindNames.map((value) => ({ code: value, value: decisions(`kinds.${value}`) })),
      ]}
      onChange={(value) => onChange(approvalKindNames.find((known) => known === value))}
    />
  )
}
