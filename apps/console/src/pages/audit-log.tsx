import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { audit } from '@tessera/contract/audit.ts'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useAuditWords } from '../audit/audit-words.ts'
import { ChainCheck } from '../audit/chain-check.tsx'
import { EntryDifference } from '../audit/entry-difference.tsx'
import s from '../kyc/kyc.module.css'
import { api } from '../lib/api.ts'
import { stampText } from '../lib/time-text.ts'
import { pageIn, useQuery as useAddress } from '../lib/url-state.ts'

type Entry = ReplyOf<typeof audit.list>['rows'][number]
const filters = ['actor', 'action', 'target'] as const

/** Who did what, newest first; a click shows what was before and after. */
export function AuditLogPage() {
  const t = useAuditWords()
  const [address, change] = useAddress()
  const [openId, setOpenId] = useState<string>()
  const { actor, action, target: targetId } = address
  const asked = {
    page: pageIn(address['page']),
    ...(actor && { actor }),
    ...(action && { action }),
    ...(targetId && { targetId }),
  }
  const { data, isPending } = useQuery({
    queryKey: ['audit', asked],
    queryFn: () => api.audit.list(asked),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ChainCheck />
      <div className={s['filters']}>
        {filters.map((name) => (
          <TextInput
            key={name}
            size="sm"
            aria-label={t(name)}
            placeholder={t(name)}
            value={address[name] ?? ''}
            onChange={(text) => change({ [name]: text, page: undefined })}
          />
        ))}
      </div>
      <Table
        label={t('table')}
        columns={useEntryColumns()}
        rows={data?.rows ?? []}
        rowId={(row) => row.seq}
        loading={isPending}
        density="compact"
        empty={{ title: t('empty'), text: t('emptyText') }}
        onRowClick={(row) => setOpenId(row.seq === openId ? undefined : row.seq)}
        rowLabel={(row) => `${row.seq} ${row.action}`}
        subRow={difference}
        openId={openId}
        foot={
          data && <Pagination page={data.page} total={data.total} onChange={(page) => change({ page: String(page) })} />
        }
      />
    </>
  )
}

const difference = ({ before, after }: Entry) => <EntryDifference before={before} after={after} />

function useEntryColumns(): Column<Entry>[] {
  const t = useAuditWords()
  return [
    { key: 'seq', title: t('col.seq'), minWidth: '70px', cell: (row) => row.seq },
    { key: 'at', title: t('col.at'), minWidth: '160px', cell: (row) => <time>{stampText(row.at)}</time> },
    { key: 'actor', title: t('col.actor'), minWidth: '140px', cell: (row) => row.actorName ?? row.actor },
    { key: 'action', title: t('col.action'), minWidth: '170px', cell: (row) => <b>{row.action}</b> },
    {
      key: 'target',
      title: t('col.target'),
      minWidth: '180px',
      optional: true,
      cell: (row) => `${row.target.type} ${row.target.id.slice(0, 12)}`,
    },
    { key: 'reason', title: t('col.reason'), minWidth: '160px', optional: true, cell: (row) => row.reason ?? '--' },
    { key: 'ip', title: t('col.ip'), minWidth: '110px', optional: true, cell: (row) => row.ip ?? '--' },
  ]
}
