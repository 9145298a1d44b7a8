import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { auditActions } from '@tessera/contract/audit-actions.ts'
import type { Column } from '@tessera/ui/table.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { BooksCheckPanel } from './books-check.tsx'
import { ChainCheck } from './chain-check.tsx'
import { type Entry, EntryDifference } from './entry-difference.tsx'
import { api } from '#parts/api.ts'
import { ChoiceFilter, Filters } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { stampText } from '#parts/time-text.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useReader } from '#parts/reader.ts'
import { useActionText } from './action-text.ts'

/** The audit log, newest first; a click shows the values before and after. */
export function AuditLogPage() {
  const t = useTranslations('audit')
  const read = useReader()
  const [address] = useScreenSearch('audit')
  const [openId, setOpenId] = useState<string>()
  const { actor, action, target: targetId } = address
  const filter = {
    page: address.page ?? 1,
    ...(actor && { actor }),
    ...(action && { action }),
    ...(targetId && { targetId }),
  }
  const query = useQuery({
    queryKey: ['audit', filter],
    queryFn: () => api.audit.list(filter),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <BooksCheckPanel />
      <ChainCheck />
      <ListPage
        query={query}
        label={t('table')}
        columns={useEntryColumns()}
        rowId={(row) => row.seq}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => setOpenId(row.seq === openId ? undefined : row.seq)}
        rowLabel={(row) => `${row.seq} ${read('action', row.action)}`}
        subRow={difference}
        openId={openId}
        tools={<EntryFilters />}
      />
    </>
  )
}

const difference = (entry: Entry) => <EntryDifference entry={entry} />

function EntryFilters() {
  const t = useTranslations('audit')
  const actionText = useActionText()
  const [address, change] = useScreenSearch('audit')
  const typed = (name: 'actor' | 'target') => (
    <TextInput
      size="sm"
      aria-label={t(name)}
      placeholder={t(name)}
      maxLength={100}
      value={address[name] ?? ''}
      onChange={(text) => change({ [name]: text, page: undefined })}
    />
  )
  return (
    <Filters>
      {typed('actor')}
      <ChoiceFilter
        label={t('action')}
        all={t('allActs')}
        choices={auditActions}
        words={actionText}
        value={address.action}
        onChange={(action) => change({ action, page: undefined })}
        searchable
      />
      {typed('target')}
    </Filters>
  )
}

function useEntryColumns(): Column<Entry>[] {
  const t = useTranslations('audit')
  const read = useReader()
  return [
    { key: 'seq', title: t('col.seq'), minWidth: '70px', cell: (row) => row.seq },
    { key: 'at', title: t('col.at'), minWidth: '160px', cell: (row) => <time>{stampText(row.at)}</time> },
    { key: 'actor', title: t('col.actor'), minWidth: '140px', cell: (row) => row.actorName ?? actorText(row.actor, t) },
    { key: 'action', title: t('col.action'), minWidth: '170px', cell: (row) => <b>{read('action', row.action)}</b> },
    {
      key: 'target',
      title: t('col.target'),
      minWidth: '180px',
      optional: true,
      cell: (row) => `${read('target', row.target.type)} ${nameOf(row.target)}`,
    },
    { key: 'reason', title: t('col.reason'), minWidth: '160px', optional: true, cell: (row) => row.reason ?? '--' },
    { key: 'ip', title: t('col.ip'), minWidth: '110px', optional: true, cell: (row) => row.ip ?? '--' },
  ]
}

/** A search text is shown in full, an id by its first characters. */
const nameOf = ({ type, id }: Entry['target']): string => (type === 'search' ? id : id.slice(0, 12))

const actorKinds = ['customer', 'ip', 'job', 'operator'] as const

/** `customer:0190…` is a customer whom the log names by the id only. */
function actorText(actor: string, t: Translate<'audit'>): string {
  const [kind, id = ''] = actor.split(':')
  const known = actorKinds.find((one) => one === kind)
  return known === undefined ? actor : `${t(`actors.${known}`)} ${id.slice(0, 12)}`
}
