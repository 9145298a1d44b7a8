import { Status } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type Consent, consents } from './personal-data.queries.ts'

/** The texts that the customer accepted, with their versions and hashes. */
export function ConsentTable() {
  const t = useTranslations('personal-data')
  const answer = useQuery(consents())
  const data = answer.data && { rows: answer.data.rows, total: answer.data.rows.length }
  return (
    <RecordTable
      density="compact"
      label={t('consents')}
      answer={{ ...answer, data }}
      columns={useColumns()}
      rowId={({ kind, at }) => `${kind} ${at}`}
      empty={{ title: t('noConsents') }}
      failed={t('failed')}
    />
  )
}

function useColumns(): readonly Column<Consent>[] {
  const t = useTranslations('personal-data')
  return [
    { key: 'kind', title: t('consent'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'edition', title: t('edition'), cell: ({ edition }) => <span className="num">{edition}</span> },
    { key: 'at', title: t('agreedAt'), cell: ({ at }) => <time className="t2">{stampText(at)}</time> },
    {
      key: 'sha256',
      title: t('fingerprint'),
      optional: true,
      cell: ({ sha256 }) => <span className="mono t3">{sha256 === null ? '--' : `${sha256.slice(0, 12)}…`}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      align: 'end',
      cell: ({ withdrawnAt }) => (
        <Status tone={withdrawnAt === null ? 'positive' : 'neutral'}>
          {withdrawnAt === null ? t('inForce') : t('withdrawnAt', { at: stampText(withdrawnAt) })}
        </Status>
      ),
    },
  ]
}
