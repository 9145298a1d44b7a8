import { Status, Tag, type Tone } from '@tessera/ui/badge.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useNow } from '@tessera/ui/use-now.ts'
import { stampText } from '#parts/time-text.ts'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import s from './api-keys.module.css'
import type { ApiKey } from './api-keys.queries.ts'

type KeyTableProps = { rows: readonly ApiKey[]; loading: boolean; onEdit: (key: ApiKey) => void }

export function KeyTable({ rows, loading, onEdit }: KeyTableProps) {
  const t = useTranslations('api-keys')
  const [keyToDelete, setKeyToDelete] = useState<ApiKey>()
  return (
    <>
      <Table
        label={t('title')}
        rows={rows}
        loading={loading}
        rowId={({ id }) => id}
        empty={{ title: t('none'), text: t('noneText') }}
        columns={useColumns(onEdit, setKeyToDelete)}
      />
      {keyToDelete && <DeleteKey of={keyToDelete} onClose={() => setKeyToDelete(undefined)} />}
    </>
  )
}

function useColumns(onEdit: (key: ApiKey) => void, onDelete: (key: ApiKey) => void): readonly Column<ApiKey>[] {
  const t = useTranslations('api-keys')
  return [
    {
      key: 'name',
      title: t('name'),
      cell: ({ label, ending, subAccount, broker }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <b className="fw6">{label}</b>
          <span className="xs t3 mono">{`tsk_…${ending}`}</span>
          {subAccount && <Tag>{subAccount.name}</Tag>}
          {broker !== null && <Tag>{t('ofBroker', { broker })}</Tag>}
        </span>
      ),
    },
    {
      key: 'rights',
      title: t('rights'),
      cell: ({ scopes }) => (
        <span className={s['tags']}>
          {scopes.map((scope) => (
            <Tag key={scope}>{t(`scopes.${scope}`)}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'ips',
      title: t('ips'),
      optional: true,
      cell: ({ ips: [first, ...more] }) =>
        first === undefined ? (
          <Status tone="warning">{t('anyIp')}</Status>
        ) : (
          <span className="num">{more.length === 0 ? first : t('more', { first, more: String(more.length) })}</span>
        ),
    },
    { key: 'state', title: t('state'), optional: true, cell: (key) => <KeyState of={key} /> },
    {
      key: 'lastUsed',
      title: t('lastUsed'),
      optional: true,
      cell: ({ lastUsedAt }) => <span className="t2">{lastUsedAt === null ? t('never') : stampText(lastUsedAt)}</span>,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (key) => (
        <span className="row" style={{ '--g': '0px', justifyContent: 'flex-end' }}>
          {key.broker === null && (
            <IconButton icon={Pencil} label={t('edit', { label: key.label })} onPress={() => onEdit(key)} />
          )}
          <IconButton icon={Trash2} label={t('remove', { label: key.label })} onPress={() => onDelete(key)} />
        </span>
      ),
    },
  ]
}

const status = (tone: Tone, text: string) => <Status tone={tone}>{text}</Status>

function KeyState({ of }: { of: ApiKey }) {
  const t = useTranslations('api-keys')
  const now = useNow()
  const isPast = (iso: string): boolean => new Date(iso).getTime() <= now
  const acts = of.scopes.some((scope) => scope !== 'read')
  if (of.status === 'stopped') return status('negative', t('states.stopped'))
  if (of.expiresAt !== null && isPast(of.expiresAt)) return status('negative', t('states.expired'))
  if (acts && !isPast(of.actsFrom)) return status('warning', t('states.waiting', { at: stampText(of.actsFrom) }))
  if (of.expiresAt !== null) return status('neutral', t('states.ends', { at: stampText(of.expiresAt) }))
  return status('positive', t('states.ready'))
}

function DeleteKey({ of, onClose }: { of: ApiKey; onClose: () => void }) {
  const t = useTranslations('api-keys')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.apiKeys.delete({ id: of.id }),
    onSuccess: useRemoved(t('removed'), ['apiKeys'], onClose),
  })
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirm={t('removeSubmit')}
      busy={isPending}
      {...{ error, onClose }}
      onConfirm={() => mutate()}
    >
      <p>
        <b className="fw6">{of.label}</b> <span className="mono">{`tsk_…${of.ending}`}</span>
      </p>
      <p className="t2">{t('removeText')}</p>
    </RemoveDialog>
  )
}
