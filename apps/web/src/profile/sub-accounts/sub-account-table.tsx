import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { Status } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { overview } from '#profile/accounts/accounts.queries.ts'
import { api } from '#parts/api.ts'
import type { SubAccount } from './sub-accounts.queries.ts'

export type SubAccountAction = 'transfer' | 'openLogin' | 'closeLogin' | 'close'
type OnAction = (what: SubAccountAction, sub: SubAccount) => void

type SubAccountTableProps = { rows: readonly SubAccount[]; loading: boolean; onAction: OnAction }

export const SubAccountTable = ({ rows, loading, onAction }: SubAccountTableProps) => {
  const t = useTranslations('sub-accounts')
  return (
    <Table
      label={t('title')}
      rows={rows}
      loading={loading}
      rowId={({ id }) => id}
      empty={{ title: t('none'), text: t('noneText') }}
      columns={useColumns(onAction)}
    />
  )
}

function useColumns(onAction: OnAction): readonly Column<SubAccount>[] {
  const t = useTranslations('sub-accounts')
  return [
    {
      key: 'name',
      title: t('name'),
      cell: ({ name, userAccount, status }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <b className="fw6">{name}</b>
          <span className="xs t3 num">{t('number', { number: userAccount })}</span>
          {status === 'frozen' && <Status tone="negative">{t('frozen')}</Status>}
        </span>
      ),
    },
    { key: 'worth', title: t('worth'), align: 'end', optional: true, cell: ({ id }) => <HoldingValue of={id} /> },
    {
      key: 'login',
      title: t('login'),
      optional: true,
      cell: ({ email }) => <span className={email === null ? 't3' : undefined}>{email ?? t('noLogin')}</span>,
    },
    { key: 'switches', title: `${t('deposits')} · ${t('trading')}`, cell: (sub) => <Switches of={sub} /> },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (sub) => (
        <span className="row" style={{ '--g': '4px', justifyContent: 'flex-end' }}>
          <Button kind="secondary" size="xs" onPress={() => onAction('transfer', sub)}>
            {t('transfer')}
          </Button>
          <More of={sub} onAction={onAction} />
        </span>
      ),
    },
  ]
}

const HoldingValue = ({ of }: { of: string }) => {
  const { data } = useQuery(overview(undefined))
  const row = data?.family?.rows.find(({ id }) => id === of)
  return row && data ? <Num value={row.total} decimals={data.fiatDecimals} unit={data.fiat} /> : '--'
}

const More = ({ of, onAction }: { of: SubAccount; onAction: OnAction }) => {
  const t = useTranslations('sub-accounts')
  const login = of.email === null ? 'openLogin' : 'closeLogin'
  return (
    <ActionMenu
      align="end"
      label={t('actions', { name: of.name })}
      trigger={<IconButton icon={Ellipsis} size="sm" label={t('actions', { name: of.name })} />}
      items={[
        { id: login, label: t(login), onPress: () => onAction(login, of) },
        { id: 'close', label: t('close'), tone: 'negative', separated: true, onPress: () => onAction('close', of) },
      ]}
    />
  )
}

/** The permissions of a sub-account; each switch is saved at once. */
function Switches({ of: { id, name, depositsOpen, tradingOpen } }: { of: SubAccount }) {
  const t = useTranslations('sub-accounts')
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (to: { depositsOpen: boolean; tradingOpen: boolean }) => api.subAccounts.setSwitches({ id, ...to }),
    onSuccess: () => {
      toast('positive', t('saved'))
      return client.invalidateQueries({ queryKey: ['subAccounts'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  const named = (what: string) => t('of', { what, name })
  return (
    <span className="row" style={{ '--g': '16px' }}>
      <Switch
        aria-label={named(t('deposits'))}
        on={depositsOpen}
        saving={save.isPending}
        onChange={(on) => save.mutate({ depositsOpen: on, tradingOpen })}
      />
      <Switch
        aria-label={named(t('trading'))}
        on={tradingOpen}
        saving={save.isPending}
        onChange={(on) => save.mutate({ depositsOpen, tradingOpen: on })}
      />
    </span>
  )
}
