import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { stampText } from '#parts/time-text.ts'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import { type BrokerKey, brokerKeys } from './brokers.queries.ts'

/** The keys of a broker, each for one client account. */
export function KeyList() {
  const t = useTranslations('brokers')
  const { data } = useQuery(brokerKeys())
  const [keyToDelete, setKeyToDelete] = useState<BrokerKey>()
  return (
    <Card title={t('keys')} flush>
      <Table
        bare
        density="compact"
        label={t('keys')}
        loading={!data}
        rows={data?.rows ?? []}
        rowId={({ id }) => id}
        columns={useColumns(setKeyToDelete)}
        empty={{ title: t('noKeys'), text: t('noKeysText') }}
      />
      {keyToDelete && <DeleteKey of={keyToDelete} onClose={() => setKeyToDelete(undefined)} />}
    </Card>
  )
}

function useColumns(onDelete: (key: BrokerKey) => void): readonly Column<BrokerKey>[] {
  const t = useTranslations('brokers')
  return [
    {
      key: 'name',
      title: t('keyName'),
      cell: ({ label, ending }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <b className="fw6">{label}</b>
          <span className="xs t3 mono">{`tsk_…${ending}`}</span>
        </span>
      ),
    },
    {
      key: 'ips',
      title: t('keyIps'),
      optional: true,
      cell: ({ ips }) => <span className="num">{ips.join(', ')}</span>,
    },
    {
      key: 'since',
      title: t('since'),
      optional: true,
      cell: ({ createdAt }) => <time className="t2">{stampText(createdAt)}</time>,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (key) => (
        <IconButton icon={Trash2} label={t('deleteKey', { label: key.label })} onPress={() => onDelete(key)} />
      ),
    },
  ]
}

function DeleteKey({ of, onClose }: { of: BrokerKey; onClose: () => void }) {
  const t = useTranslations('brokers')
  const { run, busy, error } = useCommand<typeof brokers.deleteKey, { id: string }>(
    brokers.deleteKey,
    (request, options) => api.brokers.deleteKey(request, options),
    useRemoved(t('deleted'), ['brokers'], onClose),
  )
  return (
    <RemoveDialog
      title={t('deleteTitle')}
      confirm={t('deleteSubmit')}
      {...{ busy, error, onClose }}
      onConfirm={() => run({ id: of.id })}
    >
      <p className="t2">{t('deleteText')}</p>
    </RemoveDialog>
  )
}
