import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { dayText } from '#parts/time-text.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import type { BrokerPower } from './brokers.queries.ts'

/** Powers of attorney that a client has given, each with a button to withdraw it. */
export function PowerTable({ answer }: { answer: UseQueryResult<{ rows: BrokerPower[] }> }) {
  const t = useTranslations('brokers')
  const [powerToWithdraw, setPowerToWithdraw] = useState<BrokerPower>()
  const { data, isError, refetch } = answer
  return (
    <>
      <RecordTable
        bare
        density="compact"
        label={t('powers')}
        answer={{ data: data && { rows: data.rows, total: data.rows.length }, isError, refetch }}
        rowId={({ id }) => id}
        columns={useColumns(setPowerToWithdraw)}
        empty={{ title: t('noPowers'), text: t('noPowersText') }}
        failed={t('failed')}
      />
      {powerToWithdraw && <Withdraw of={powerToWithdraw} onClose={() => setPowerToWithdraw(undefined)} />}
    </>
  )
}

const subAccountText = ({ subAccount }: BrokerPower): string => `${subAccount.name} · ${subAccount.number}`

function useColumns(onWithdraw: (power: BrokerPower) => void): readonly Column<BrokerPower>[] {
  const t = useTranslations('brokers')
  return [
    {
      key: 'broker',
      title: t('broker'),
      cell: (power) => (
        <span className="col" style={{ '--g': '2px', whiteSpace: 'normal' }}>
          <b className="fw6">{power.broker.name}</b>
          <span className="xs t3">{power.broker.number}</span>
          <span className="col-below xs t3">{subAccountText(power)}</span>
          <span className="col-below">
            <State of={power} />
          </span>
        </span>
      ),
    },
    {
      key: 'subAccount',
      title: t('subAccount'),
      optional: true,
      cell: subAccountText,
    },
    { key: 'status', title: t('status'), optional: true, cell: (power) => <State of={power} /> },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (power) =>
        power.until === null && (
          <Button
            kind="danger-line"
            size="xs"
            aria-label={t('withdrawFrom', { name: power.broker.name })}
            onPress={() => onWithdraw(power)}
          >
            {t('withdraw')}
          </Button>
        ),
    },
  ]
}

function State({ of: { until, inForce } }: { of: BrokerPower }) {
  const t = useTranslations('brokers')
  if (until !== null) return <Status tone="neutral">{t('withdrawnAt', { day: dayText(until) })}</Status>
  return <Status tone={inForce ? 'positive' : 'warning'}>{t(inForce ? 'inForce' : 'suspended')}</Status>
}

function Withdraw({ of, onClose }: { of: BrokerPower; onClose: () => void }) {
  const t = useTranslations('brokers')
  const { run, busy, error } = useCommand<typeof brokers.withdraw, { id: string }>(
    brokers.withdraw,
    (request, options) => api.brokers.withdraw(request, options),
    useRemoved(t('withdrawn'), ['brokers'], onClose),
  )
  return (
    <RemoveDialog
      title={t('withdrawTitle')}
      confirm={t('withdrawSubmit')}
      {...{ busy, error, onClose }}
      onConfirm={() => run({ id: of.id })}
    >
      <p className="t2">{t('withdrawText', { account: of.subAccount.name })}</p>
    </RemoveDialog>
  )
}
