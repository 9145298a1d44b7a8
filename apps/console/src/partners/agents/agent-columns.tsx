import type { AgentStatus } from '@tessera/domain/partners/agents/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import type { Agent } from './agents.queries.ts'

const toneOf: Record<AgentStatus, Tone> = {
  applied: 'warning',
  licence_check: 'warning',
  contract: 'info',
  active: 'positive',
  suspended: 'negative',
  declined: 'neutral',
  ended: 'neutral',
}

export function AgentBadge({ status }: { status: AgentStatus }) {
  const t = useTranslations('agents')
  return <Status tone={toneOf[status]}>{t(`status.${status}`)}</Status>
}

export function useAgentColumns(): Column<Agent>[] {
  const t = useTranslations('agents')
  return [
    { key: 'number', title: t('col.number'), minWidth: '110px', cell: (row) => <b>{row.number}</b> },
    { key: 'name', title: t('col.name'), minWidth: '160px', cell: ({ customer }) => customer.name ?? customer.number },
    {
      key: 'licence',
      title: t('col.licence'),
      minWidth: '160px',
      optional: true,
      cell: ({ licence }) => `${licence.authority} ${licence.number}`,
    },
    { key: 'level', title: t('col.level'), align: 'end', optional: true, cell: ({ level }) => String(level) },
    { key: 'clients', title: t('col.clients'), align: 'end', optional: true, cell: ({ clients }) => String(clients) },
    {
      key: 'applied',
      title: t('col.applied'),
      minWidth: '150px',
      optional: true,
      cell: (row) => <time>{stampText(row.appliedAt)}</time>,
    },
    { key: 'status', title: t('col.status'), minWidth: '120px', cell: ({ status }) => <AgentBadge status={status} /> },
  ]
}
