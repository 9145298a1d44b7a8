import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { Badge, Status } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { shortAddress } from '@tessera/ui/copyable.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { stampText } from '#parts/time-text.ts'
import type { BookEntry } from './withdrawals.queries.ts'
import { AddressLines } from './address-lines.tsx'
import { TrustAddress } from './trust-address.tsx'
import { type Identify, BeneficiaryCell } from './beneficiary-cell.tsx'

type AddressBookProps = { rows: readonly BookEntry[]; loading: boolean; onAdd: () => void; onIdentify: Identify }

export function AddressBook({ rows, loading, onAdd, onIdentify }: AddressBookProps) {
  const t = useTranslations('withdrawals')
  const [entryToRemove, setEntryToRemove] = useState<BookEntry>()
  const [trusting, setTrusting] = useState<BookEntry>()
  const add = (
    <Button kind="soft" size="sm" icon={Plus} onPress={onAdd}>
      {t('addAddress')}
    </Button>
  )
  return (
    <Card title={t('book.title')} titleEnd={add} flush>
      <LongTable
        bare
        density="compact"
        label={t('book.title')}
        rows={rows}
        loading={loading}
        rowId={({ id }) => id}
        empty={{ title: t('book.none'), text: t('book.noneText') }}
        columns={useColumns(setEntryToRemove, setTrusting, onIdentify)}
      />
      {trusting && <TrustAddress entry={trusting} onClose={() => setTrusting(undefined)} />}
      {entryToRemove && <RemoveAddress entry={entryToRemove} onClose={() => setEntryToRemove(undefined)} />}
    </Card>
  )
}

function useColumns(
  onRemove: (entry: BookEntry) => void,
  onTrust: (entry: BookEntry) => void,
  onIdentify: Identify,
): readonly Column<BookEntry>[] {
  const t = useTranslations('withdrawals')
  return [
    {
      key: 'remark',
      title: t('book.remark'),
      cell: (entry) => (
        <span className="col" style={{ '--g': '4px', paddingBlock: '8px' }}>
          <span className="row row--wrap" style={{ '--g': '4px 8px' }}>
            <b style={{ whiteSpace: 'normal' }}>{entry.remark}</b>
            {entry.trusted && (
              <Badge tone="positive" variant="plain">
                {t('book.trusted')}
              </Badge>
            )}
          </span>
          {entry.tag !== null && (
            <span className="xs t2" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {t('book.tag')}: {entry.tag}
            </span>
          )}
          <BeneficiaryCell entry={entry} onIdentify={onIdentify} />
          <span className="mono t2 col-below">{shortAddress(entry.address)}</span>
          <span className="col-below">
            <AddressState of={entry} />
          </span>
        </span>
      ),
    },
    {
      key: 'address',
      title: t('book.address'),
      optional: true,
      cell: ({ address }) => (
        <span className="mono" title={address}>
          {shortAddress(address)}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('book.state'),
      optional: true,
      cell: (entry) => <AddressState of={entry} />,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (entry) => (
        <span className="row" style={{ '--g': '0px', justifyContent: 'flex-end' }}>
          {!entry.trusted && (
            <IconButton
              size="sm"
              icon={ShieldCheck}
              label={t('book.trust', { remark: entry.remark })}
              onPress={() => onTrust(entry)}
            />
          )}
          <IconButton
            size="sm"
            icon={Trash2}
            label={t('book.remove', { remark: entry.remark })}
            onPress={() => onRemove(entry)}
          />
        </span>
      ),
    },
  ]
}

function RemoveAddress({ entry, onClose }: { entry: BookEntry; onClose: () => void }) {
  const t = useTranslations('withdrawals')
  const client = useQueryClient()
  const remove = useCommand<typeof withdrawals.removeAddress, { id: string }>(
    withdrawals.removeAddress,
    (input, options) => api.withdrawals.removeAddress(input, options),
    () => {
      toast('positive', t('book.removed'))
      void client.invalidateQueries({ queryKey: ['withdrawals', 'addresses'] })
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('book.removeTitle')}
      confirm={t('book.remove', { remark: entry.remark })}
      kind="danger"
      loading={remove.busy}
      onConfirm={() => remove.run({ id: entry.id })}
    >
      <AddressLines {...entry} />
      {remove.error && <p className="neg">{remove.error.message}</p>}
    </ConfirmDialog>
  )
}

/** Shows whether an address can be used, and from when if it is still locked. */
function AddressState({ of: { usable, usableAt } }: { of: BookEntry }) {
  const t = useTranslations('withdrawals')
  if (usable) return <Status tone="positive">{t('book.usable')}</Status>
  return (
    <div style={{ paddingBlock: '6px' }}>
      <Status tone="warning">{t('book.waits')}</Status>
      <p className="xs t3" style={{ minWidth: '98px', whiteSpace: 'normal' }}>
        {t('book.waiting', { until: stampText(usableAt) })}
      </p>
    </div>
  )
}
