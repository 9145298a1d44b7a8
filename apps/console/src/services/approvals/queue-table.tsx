import { kindNamed } from '@tessera/contract/approval-kinds.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHotKeys } from '#parts/hot-keys.ts'
import { useNow } from '@tessera/ui/use-now.ts'
import { ageText } from '#parts/time-text.ts'
import { me } from '#parts/me.queries.ts'
import { type Read, useReader } from '#parts/reader.ts'
import s from './approvals.module.css'
import type { Queue, Work } from './approvals.queries.ts'

export const workId = (work: Pick<Work, 'kind' | 'subjectId'>): string => `${work.kind}:${work.subjectId}`

type QueueTableProps = {
  queue: Queue | undefined
  loading: boolean
  onOpen: (work: Work) => void
  onPage: (page: number) => void
}

/** The open cases, oldest first. J and K move the mark, Enter opens the marked case. */
export function QueueTable({ queue, loading, onOpen, onPage }: QueueTableProps) {
  const t = useTranslations('approvals')
  const decisions = useTranslations('decisions')
  const rows = queue?.rows ?? []
  const [at, setAt] = useState(0)
  const marked = rows[Math.min(at, rows.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  const step = (by: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + by))
    setAt(next)
    list.current?.querySelectorAll('tbody > tr')[next]?.scrollIntoView({ block: 'nearest' })
  }
  useHotKeys({ j: () => step(1), k: () => step(-1), Enter: () => marked && onOpen(marked) })
  return (
    <div ref={list}>
      <Table
        label={t('table')}
        columns={useColumns()}
        rows={rows}
        rowId={workId}
        loading={loading}
        selectedId={marked && workId(marked)}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onRowClick={onOpen}
        rowLabel={(work) => `${work.number || decisions(`kinds.${work.kind}`)} ${work.subject}`.trim()}
        density="compact"
        foot={
          queue === undefined || queue.total === 0 ? undefined : (
            <div className={s['tools']}>
              <span className="grow">
                <Pagination page={queue.page} total={queue.total} pageSize={queue.pageSize} onChange={onPage} />
              </span>
              <Keys />
            </div>
          )
        }
      />
    </div>
  )
}

const Keys = () => {
  const t = useTranslations('approvals')
  return (
    <span className={s['keys']}>
      <kbd>J</kbd>
      <kbd>K</kbd>
      {t('keys.move')}
      <kbd>↵</kbd>
      {t('keys.open')}
    </span>
  )
}

function useColumns(): Column<Work>[] {
  const t = useTranslations('approvals')
  const decisions = useTranslations('decisions')
  const { data: operator } = useQuery(me)
  const isMine = (work: Work): boolean => work.request?.by.id === operator?.id
  const now = useNow()
  const read = useReader()
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (work) => <b>{work.number || '--'}</b> },
    { key: 'kind', title: t('col.kind'), minWidth: '110px', cell: (work) => decisions(`kinds.${work.kind}`) },
    { key: 'subject', title: t('col.subject'), minWidth: '150px', cell: (work) => work.subject || '--' },
    { key: 'about', title: t('col.about'), minWidth: '140px', cell: (work) => gistOf(work, read) },
    {
      key: 'maker',
      title: t('col.maker'),
      minWidth: '110px',
      optional: true,
      cell: (work) => (work.request === null ? '--' : isMine(work) ? t('you') : work.request.by.name),
    },
    {
      key: 'age',
      title: t('col.age'),
      minWidth: '80px',
      align: 'end',
      cell: (work) => (
        <span className={work.overdue ? `num ${s['late']}` : 'num'}>{ageText(work.waitingSince, now)}</span>
      ),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '140px',
      cell: (work) => <WorkStatus work={work} mine={isMine(work)} />,
    },
  ]
}

const gistOf = ({ kind, about }: Work, read: Read): string =>
  about
    .map(({ field, value, unit }) => [read(field, value), unit].filter((part) => part !== undefined).join(' '))
    .join(kindNamed(kind).aboutSeparator ?? ' · ')

const toneOf: Record<'overdue' | 'mine' | 'checker' | 'maker', Tone> = {
  overdue: 'negative',
  mine: 'neutral',
  checker: 'warning',
  maker: 'info',
}

function WorkStatus({ work, mine }: { work: Work; mine: boolean }) {
  const t = useTranslations('approvals')
  const state = mine ? 'mine' : work.overdue ? 'overdue' : work.needs
  return <Status tone={toneOf[state]}>{t(`state.${state}`)}</Status>
}
