import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Failed } from '@tessera/ui/empty.tsx'
import { FileDropZone } from '@tessera/ui/file-well.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { base64Of } from '#parts/base64-of.ts'
import { Refusal } from '#parts/refusal.tsx'
import type { Values } from './setting-form.ts'
import s from './settings.module.css'
import { csvTrial, type CsvTrialRow, type Sample } from './settings.queries.ts'

type CsvTrialProps = {
  /** The name of the bank account. */
  subject: string
  /** The values of the form; undefined while one is invalid. */
  values: Values | undefined
  /** The encoding chosen in the form. */
  encoding: string
}
/** Lines of the file that are shown, so that staff see its columns. */
const SHOWN_LINES = 12
const MAX_LINE_LENGTH = 300
/** The delay after the last input before the server reads the file. */
const DEBOUNCE_MS = 500

/** A sample file beside the form of a CSV profile. Its entries are shown as an import with these values reads them. */
export function CsvTrial({ subject, values, encoding }: CsvTrialProps) {
  const t = useTranslations('settings')
  const [sample, setSample] = useState<Sample & { readonly bytes: ArrayBuffer }>()
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    setSample({
      name: file.name,
      number: crypto.randomUUID(),
      file: await base64Of(file),
      bytes: await file.arrayBuffer(),
    })
  }
  return (
    <section className={s['card']} aria-label={t('trial.title')}>
      <div>
        <h3 className="h5">{t('trial.title')}</h3>
        <p className="t3">{t('trial.text')}</p>
      </div>
      <FileDropZone
        name={t('trial.file')}
        help={sample?.name ?? t('trial.help')}
        dropText={t('trial.drop')}
        types={['csv', 'txt', 'tsv']}
        onSelect={(files) => void choose(files)}
      />
      {sample !== undefined && <FirstLines bytes={sample.bytes} encoding={encoding} />}
      {sample !== undefined && <Reading {...{ subject, values, sample }} />}
    </section>
  )
}

function FirstLines({ bytes, encoding }: { bytes: ArrayBuffer; encoding: string }) {
  const t = useTranslations('settings')
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r\n|\r|\n/u, SHOWN_LINES)
  return (
    <figure className={s['sample']}>
      <figcaption className="t3 sm">{t('trial.lines')}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <ol tabIndex={0} aria-label={t('trial.lines')}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity besides their position
          <li key={at}>
            <code>{line.slice(0, MAX_LINE_LENGTH)}</code>
          </li>
        ))}
      </ol>
    </figure>
  )
}

type ReadingProps = Omit<CsvTrialProps, 'encoding'> & { sample: Sample }
function Reading({ subject, values, sample }: ReadingProps) {
  const t = useTranslations('settings')
  const columns = useColumns()
  const request = { bankAccount: subject, values: { ...values } }
  const [settled] = useDebounce(request, DEBOUNCE_MS, { equalityFn: (a, b) => JSON.stringify(a) === JSON.stringify(b) })
  const isReady = subject !== '' && values !== undefined
  const { data, error, refetch } = useQuery({ ...csvTrial(sample, settled), enabled: isReady, retry: false })
  if (!isReady) return <p className="t3">{t(subject === '' ? 'trial.accountFirst' : 'trial.valuesFirst')}</p>
  if (error instanceof ApiError) return <Refusal of={error} />
  if (error !== null)
    return (
      <Failed title={t('trial.title')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  if (data === undefined) return <p className="t3">{t('trial.reading')}</p>
  const { read, refused, opening, closing } = data
  return (
    <>
      <p aria-live="polite">
        {t('trial.counts', { read, refused })}{' '}
        {opening !== null && closing !== null && t('trial.balances', { opening, closing })}
      </p>
      <Table
        label={t('trial.table')}
        density="compact"
        columns={columns}
        rows={data.rows}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => String(line)}
        empty={{ title: t('none') }}
      />
    </>
  )
}

function useColumns(): Column<CsvTrialRow>[] {
  const t = useTranslations('settings')
  const column = (
    key: 'day' | 'party' | 'account' | 'text' | 'number',
    cell: (entry: NonNullable<CsvTrialRow['entry']>) => string,
  ) => ({
    key,
    title: t(`trial.col.${key}`),
    minWidth: '120px',
    cell: ({ entry }: CsvTrialRow) => (entry === null ? '--' : cell(entry)),
  })
  return [
    { key: 'line', title: t('trial.col.line'), minWidth: '60px', cell: ({ line }) => String(line) },
    column('day', ({ bookedOn }) => bookedOn),
    {
      key: 'amount',
      title: t('trial.col.amount'),
      minWidth: '140px',
      align: 'end',
      cell: ({ entry }) =>
        entry === null ? (
          '--'
        ) : (
          <CoinNum coin={entry.coin} value={entry.direction === 'out' ? `-${entry.amount}` : entry.amount} />
        ),
    },
    column('party', ({ payerName }) => payerName),
    column('account', ({ payerAccount }) => payerAccount),
    {
      key: 'text',
      title: t('trial.col.text'),
      minWidth: '220px',
      cell: ({ entry, fault }) => (fault === null ? (entry?.text ?? '') : <b>{t('trial.fault', fault)}</b>),
    },
    column('number', ({ lineId }) => lineId),
  ]
}
