import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { dayText } from '#parts/time-text.ts'
import { RecordCard } from '#parts/record-table.tsx'
import { agentClients, type Client } from './agents.queries.ts'

const toneOf: Record<Client['status'], Tone> = { registered: 'warning', verified: 'positive', closed: 'neutral' }

/** The clients who consented, masked. */
export function ClientTable() {
  const t = useTranslations('agents')
  return (
    <RecordCard
      label={t('clients')}
      list={agentClients}
      rowId={({ id }) => id}
      columns={useColumns()}
      empty={{ title: t('noClients'), text: t('noClientsText') }}
      failed={t('failed')}
    />
  )
}

const sums = (key: 'volume' | 'fee' | 'rebates', title: string, optional = false): Column<Client> => ({
  key,
  title,
  align: 'end',
  optional,
  cell: (row) =>
    row.sums.length === 0
      ? '--'
      : row.sums.map((each) => (
          <div key={each.coin}>
            <Num value={each[key]} unit={each.coin} />
          </div>
        )),
})

function useColumns(): readonly Column<Client>[] {
  const t = useTranslations('agents')
  return [
    { key: 'account', title: t('account'), cell: ({ account }) => account ?? '--' },
    {
      key: 'since',
      title: t('since'),
      optional: true,
      cell: ({ since }) => <time className="t2">{dayText(since)}</time>,
    },
    sums('volume', t('volume'), true),
    sums('fee', t('fee'), true),
    sums('rebates', t('amount')),
    {
      key: 'status',
      title: t('state'),
      align: 'end',
      optional: true,
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`clientStatus.${status}`)}</Status>,
    },
  ]
}
