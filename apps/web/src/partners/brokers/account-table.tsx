import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type BrokerAccount, brokerAccounts, type MadeBrokerKey } from './brokers.queries.ts'
import { MakeKeyDialog } from './make-key-dialog.tsx'
import { KeyReady } from './key-ready.tsx'

/** Clients' sub-accounts on which the broker may place orders, with a button to create a key for each. */
export function AccountTable() {
  const t = useTranslations('brokers')
  const [page, setPage] = useState(1)
  const [making, make] = useState<BrokerAccount>()
  const [made, setMade] = useState<MadeBrokerKey>()
  const answer = useQuery(brokerAccounts(page))
  const { total = 0, pageSize = 20 } = answer.data ?? {}
  return (
    <>
      {made && <KeyReady made={made} onHide={() => setMade(undefined)} />}
      <Card title={t('accounts')} flush>
        <RecordTable
          bare
          density="compact"
          label={t('accounts')}
          answer={answer}
          page={page}
          {...(total > pageSize && { onPage: setPage })}
          rowId={({ id }) => id}
          columns={useColumns(make)}
          empty={{ title: t('noAccounts'), text: t('noAccountsText') }}
          failed={t('failed')}
        />
      </Card>
      {making && (
        <MakeKeyDialog
          account={making}
          onClose={() => make(undefined)}
          onMade={(key) => {
            make(undefined)
            setMade(key)
          }}
        />
      )}
    </>
  )
}

function useColumns(onMake: (account: BrokerAccount) => void): readonly Column<BrokerAccount>[] {
  const t = useTranslations('brokers')
  return [
    {
      key: 'account',
      title: t('account'),
      cell: ({ account, subAccount, balances }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <span>{account ?? '--'}</span>
          <span className="xs t3">{`${subAccount.name} · ${subAccount.number}`}</span>
          <span className="col-below sm">
            <Balances of={balances} />
          </span>
        </span>
      ),
    },
    {
      key: 'balances',
      title: t('balances'),
      align: 'end',
      optional: true,
      cell: ({ balances }) => <Balances of={balances} />,
    },
    {
      key: 'since',
      title: t('since'),
      optional: true,
      cell: ({ since }) => <time className="t2">{dayText(since)}</time>,
    },
    { key: 'keys', title: t('keys'), align: 'end', optional: true, cell: ({ keys }) => String(keys) },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (row) => (
        <Button
          kind="secondary"
          size="xs"
          aria-label={t('makeKeyFor', { account: row.subAccount.number })}
          onPress={() => onMake(row)}
        >
          {t('makeKey')}
        </Button>
      ),
    },
  ]
}

const Balances = ({ of }: { of: BrokerAccount['balances'] }) =>
  of.length === 0
    ? '--'
    : of.map(({ coin, available }) => (
        <div key={coin}>
          <Num value={available} unit={coin} />
        </div>
      ))
