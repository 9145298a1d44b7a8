import { useQuery } from '@tanstack/react-query'
import { accountKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import { accountKinds } from '@tessera/domain/books/ledger/account-kinds.ts'
import { Button } from '@tessera/ui/button.tsx'
import { DateField } from '@tessera/ui/date-field.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ChoiceFilter, Filters } from '#parts/filters.tsx'
import { ListPage } from '#parts/list-page.tsx'
import { saveFile } from '#parts/save-file.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Account, accountFilter, accountsOf } from './ledger.queries.ts'

/** Every account with its balance, now or at the end of a day. */
export function AccountList() {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const [address, change] = useScreenSearch('ledger')
  return (
    <ListPage
      query={useQuery(accountsOf(address))}
      label={t('accounts')}
      columns={useAccountColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => `${t('account', { id: row.id })} ${accountKindWords[row.kind][locale]} ${row.coin}`}
      empty={{ title: t('empty'), text: t('emptyText') }}
      tools={<Tools />}
      onOpen={(row) => change({ account: row.id, page: undefined, kind: undefined }, 'push')}
    />
  )
}

function Tools() {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const [address, change] = useScreenSearch('ledger')
  const save = useAct(
    () => api.ledger.accountsFile(accountFilter(address)),
    (csv) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'ledger-accounts.csv'),
    (failed) => toast('negative', failed.message),
  )
  const typed = (name: 'coin' | 'customer') => (
    <TextInput
      size="sm"
      aria-label={t(`filter.${name}`)}
      placeholder={t(`filter.${name}`)}
      maxLength={12}
      value={address[name] ?? ''}
      onChange={(text) => change({ [name]: text === '' ? undefined : text, page: undefined })}
    />
  )
  return (
    <div className="col">
      <Filters>
        <ChoiceFilter
          label={t('filter.kind')}
          all={t('filter.allKinds')}
          choices={accountKinds}
          words={(kind) => accountKindWords[kind][locale]}
          value={address.tab}
          onChange={(tab) => change({ tab, page: undefined })}
          searchable
        />
        {typed('coin')}
        {typed('customer')}
        <DateField label={t('filter.at')} value={address.at} onChange={(at) => change({ at, page: undefined })} />
      </Filters>
      <div className="row row--between row--wrap">
        <p className="t3">{t('signs')}</p>
        <div className="row row--wrap">
          <Button
            kind="secondary"
            size="sm"
            onPress={() =>
              change({ tab: undefined, coin: undefined, customer: undefined, at: undefined, page: undefined })
            }
          >
            {t('filter.clear')}
          </Button>
          <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({})}>
            {t('csv')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The owner of an account: a customer, or the exchange with the subject of the account. */
export function useOwnerText(): (of: Pick<Account, 'customer' | 'of'>) => string {
  const t = useTranslations('ledger')
  return ({ customer, of }) =>
    customer === null
      ? [t('exchange'), of].filter((part) => part !== null).join(' · ')
      : t('customer', { number: customer.number })
}

function useAccountColumns(): Column<Account>[] {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const ownerText = useOwnerText()
  return [
    { key: 'id', title: t('col.id'), minWidth: '90px', cell: (row) => <b>{row.id}</b> },
    { key: 'kind', title: t('col.kind'), minWidth: '180px', cell: (row) => accountKindWords[row.kind][locale] },
    { key: 'owner', title: t('col.owner'), minWidth: '160px', cell: ownerText },
    { key: 'coin', title: t('col.coin'), minWidth: '80px', cell: (row) => row.coin },
    {
      key: 'balance',
      title: t('col.balance'),
      minWidth: '160px',
      align: 'end',
      cell: (row) => <Num value={row.balance} unit={row.coin} full />,
    },
    {
      key: 'held',
      title: t('col.held'),
      minWidth: '130px',
      align: 'end',
      optional: true,
      cell: (row) => (row.held === null ? '--' : <Num value={row.held} unit={row.coin} full />),
    },
  ]
}
