import { useQuery } from '@tanstack/react-query'
import { accountKindWords, journalKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import { journalKinds } from '@tessera/domain/books/ledger/transfer.ts'
import { Button } from '@tessera/ui/button.tsx'
import { DateField } from '@tessera/ui/date-field.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { ArrowLeft, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ChoiceFilter, Filters } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { saveFile } from '#parts/save-file.ts'
import { utcText } from '#parts/time-text.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useOwnerText } from './account-list.tsx'
import { type Account, type Entry, entriesOf, entryFilter } from './ledger.queries.ts'

/** The entries of one account, newest first, with the balance after each. */
export function AccountEntries({ id }: { id: string }) {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const [address, change] = useScreenSearch('ledger')
  const query = useQuery(entriesOf(id, address))
  return (
    <ListPage
      query={query}
      label={t('entries')}
      columns={useEntryColumns(query.data?.account.coin ?? '')}
      rowId={(row) => row.id}
      rowLabel={(row) => `${utcText(row.at)} ${journalKindWords[row.kind][locale]}`}
      empty={{ title: t('emptyEntries'), text: t('emptyEntriesText') }}
      tools={
        <div className="col">
          <Head id={id} account={query.data?.account} />
          <EntryFilters />
        </div>
      }
      onOpen={(row) => change({ journal: row.journalId }, 'push')}
    />
  )
}

const none = { kind: undefined, from: undefined, until: undefined, amount: undefined, reference: undefined }

function Head({ id, account }: { id: string; account: Account | undefined }) {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const ownerText = useOwnerText()
  const [address, change] = useScreenSearch('ledger')
  const save = useAct(
    () => api.ledger.entriesFile(entryFilter(id, address)),
    (csv) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `ledger-account-${id}-utc.csv`),
    (failed) => toast('negative', failed.message),
  )
  return (
    <div className="row row--between row--wrap">
      <div>
        <h2 className="h5">
          {t('account', { id })}
          {account && ` · ${accountKindWords[account.kind][locale]} · ${ownerText(account)}`}
        </h2>
        {account && <Num value={account.balance} unit={account.coin} full />}
      </div>
      <div className="row row--wrap">
        <Button
          kind="secondary"
          size="sm"
          icon={ArrowLeft}
          onPress={() => change({ account: undefined, page: undefined, ...none }, 'push')}
        >
          {t('back')}
        </Button>
        <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({})}>
          {t('csv')}
        </Button>
      </div>
    </div>
  )
}

function EntryFilters() {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const [address, change] = useScreenSearch('ledger')
  const typed = (name: 'amount' | 'reference', maxLength: number) => (
    <TextInput
      size="sm"
      aria-label={t(`filter.${name}`)}
      placeholder={t(`filter.${name}`)}
      maxLength={maxLength}
      value={address[name] ?? ''}
      onChange={(text) => change({ [name]: text === '' ? undefined : text, page: undefined })}
    />
  )
  const day = (name: 'from' | 'until') => (
    <DateField
      label={t(`filter.${name}`)}
      value={address[name]}
      onChange={(chosen) => change({ [name]: chosen, page: undefined })}
    />
  )
  return (
    <>
      <Filters>
        <ChoiceFilter
          label={t('filter.journalKind')}
          all={t('filter.allEntries')}
          choices={journalKinds}
          words={(kind) => journalKindWords[kind][locale]}
          value={address.kind}
          onChange={(kind) => change({ kind, page: undefined })}
          searchable
        />
        {typed('amount', 40)}
        {typed('reference', 100)}
        {day('from')}
        {day('until')}
      </Filters>
      <div>
        <Button kind="secondary" size="sm" onPress={() => change({ ...none, page: undefined })}>
          {t('filter.clear')}
        </Button>
      </div>
    </>
  )
}

const isDebit = ({ amount }: Entry): boolean => amount.startsWith('-')

function useEntryColumns(coin: string): Column<Entry>[] {
  const t = useTranslations('ledger')
  const locale = useLocale()
  return [
    { key: 'at', title: t('col.at'), minWidth: '190px', cell: (row) => <time>{utcText(row.at)}</time> },
    {
      key: 'kind',
      title: t('col.entryKind'),
      minWidth: '180px',
      cell: (row) => [journalKindWords[row.kind][locale], ...(row.reversed ? [t('reversed')] : [])].join(' · '),
    },
    {
      key: 'debit',
      title: t('col.debit'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => (isDebit(row) ? <Num value={row.amount.slice(1)} unit={coin} full /> : ''),
    },
    {
      key: 'credit',
      title: t('col.credit'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => (isDebit(row) ? '' : <Num value={row.amount} unit={coin} full />),
    },
    {
      key: 'balance',
      title: t('col.balance'),
      minWidth: '140px',
      align: 'end',
      cell: (row) => <Num value={row.balance} unit={coin} full />,
    },
    {
      key: 'reference',
      title: t('col.reference'),
      minWidth: '180px',
      optional: true,
      cell: (row) => `${row.reference.type} ${row.reference.id}`,
    },
  ]
}
