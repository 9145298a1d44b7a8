import { useQuery } from '@tanstack/react-query'
import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import { accountKindWords, journalKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import f from '#parts/facts.module.css'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { screenPath } from '#parts/paths.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useOwnerText } from './account-list.tsx'
import { journalOf } from './ledger.queries.ts'

type Journal = ReplyOf<typeof ledger.journal>

/** A whole journal: its postings, its reversal, and links to what caused it. */
export function JournalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('ledger')
  const { data, error, refetch } = useQuery(journalOf(id))
  return (
    <Drawer open onClose={onClose} title={data ? t('journal.title', { seq: data.seq }) : t('journal.loading')}>
      {data === undefined ? (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="col">
          <Facts of={data} />
          <Postings of={data} />
        </div>
      )}
    </Drawer>
  )
}

function Facts({ of }: { of: Journal }) {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const { type, id } = of.reference
  const journalLink = (journal: string) => (
    <a className="link" href={screenPath(locale, 'ledger', { journal })}>
      {t('journal.open')}
    </a>
  )
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('journal.kind'), journalKindWords[of.kind][locale]],
    [t('journal.at'), <time key="at">{utcText(of.at)}</time>],
    [t('journal.actor'), of.actor],
    [
      t('journal.reference'),
      <a key="reference" className="link" href={screenPath(locale, 'search', { text: id })}>
        {type} · {t('journal.find', { id: id.slice(0, 12) })}
      </a>,
    ],
    ...(of.decisions.length === 0
      ? []
      : ([
          [
            t('journal.decisions'),
            of.decisions.map(({ kind, subjectId }) => (
              <p key={`${kind}:${subjectId}`}>
                <DecisionLink kind={kind} subjectId={subjectId} />
              </p>
            )),
          ],
        ] as const)),
    ...(of.reverses === null ? [] : [[t('journal.reverses'), journalLink(of.reverses)] as const]),
    ...(of.reversedBy === null ? [] : [[t('journal.reversedBy'), journalLink(of.reversedBy)] as const]),
    [
      t('journal.hash'),
      <span key="hash" className="mono">
        {of.hash}
      </span>,
    ],
  ]
  return (
    <table className={f['facts']}>
      <tbody>
        {lines.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The link to a case in the queue. A kind that this console does not know is shown as text. */
function DecisionLink({ kind, subjectId }: { kind: string; subjectId: string }) {
  const t = useTranslations('decisions')
  const locale = useLocale()
  const known = approvalKindNames.find((each) => each === kind)
  if (known === undefined) return kind
  return (
    <a className="link" href={screenPath(locale, 'queue', { case: `${known}:${subjectId}` })}>
      {t(`kinds.${known}`)}
    </a>
  )
}

function Postings({ of }: { of: Journal }) {
  const t = useTranslations('ledger')
  return (
    <Table
      label={t('journal.postings')}
      density="compact"
      rows={of.postings}
      rowId={(row) => row.accountId}
      empty={{ title: t('emptyEntries') }}
      columns={usePostingColumns()}
    />
  )
}

function usePostingColumns(): Column<Journal['postings'][number]>[] {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const ownerText = useOwnerText()
  return [
    {
      key: 'account',
      title: t('col.id'),
      minWidth: '220px',
      cell: (row) => (
        <>
          <a className="link" href={screenPath(locale, 'ledger', { account: row.accountId })}>
            {t('account', { id: row.accountId })}
          </a>
          <br />
          <span className="t2">{`${accountKindWords[row.kind][locale]} · ${ownerText(row)}`}</span>
        </>
      ),
    },
    {
      key: 'debit',
      title: t('col.debit'),
      minWidth: '110px',
      align: 'end',
      cell: ({ amount, coin }) => (amount.startsWith('-') ? <Num value={amount.slice(1)} unit={coin} full /> : ''),
    },
    {
      key: 'credit',
      title: t('col.credit'),
      minWidth: '110px',
      align: 'end',
      cell: ({ amount, coin }) => (amount.startsWith('-') ? '' : <Num value={amount} unit={coin} full />),
    },
  ]
}
