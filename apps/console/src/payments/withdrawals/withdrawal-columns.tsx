import { shortNumber } from '@tessera/domain/platform/text/record-number.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { isFinal } from '@tessera/domain/platform/machine/machine.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { api } from '#parts/api.ts'
import { useAct } from '#parts/act.ts'
import { saveFile } from '#parts/save-file.ts'
import { stampText } from '#parts/time-text.ts'
import { Download } from 'lucide-react'
import { useMay } from '#parts/me.queries.ts'

export type WithdrawalRow = ReplyOf<typeof withdrawalsReview.list>['rows'][number]

const toneOf = (stage: WithdrawalRow['stage']): Tone => {
  if (stage === 'confirmed') return 'positive'
  if (stage === 'failed') return 'negative'
  if (isFinal(withdrawalMachine, stage)) return 'neutral'
  return stage === 'review' ? 'warning' : 'info'
}

export function useWithdrawalColumns(): Column<WithdrawalRow>[] {
  const t = useTranslations('withdrawals')
  return [
    {
      key: 'number',
      title: t('col.number'),
      minWidth: '110px',
      cell: (row) => <b>{shortNumber('withdrawal', row.id)}</b>,
    },
    {
      key: 'customer',
      title: t('col.customer'),
      minWidth: '180px',
      cell: (row) => row.customer.name ?? row.customer.email,
    },
    {
      key: 'amount',
      title: t('col.amount'),
      minWidth: '140px',
      align: 'end',
      cell: (row) => <CoinNum coin={row.coin} value={row.amount} />,
    },
    {
      key: 'fee',
      title: t('col.fee'),
      minWidth: '90px',
      align: 'end',
      optional: true,
      cell: (row) => <Num value={row.fee} />,
    },
    {
      key: 'address',
      title: t('col.address'),
      minWidth: '160px',
      optional: true,
      cell: (row) => (
        <span className="col" style={{ '--g': '2px' }}>
          <Copyable short text={row.address} label={t('col.address')} />
          {row.tag !== null && (
            <span className="xs t2" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {t('col.tag')}: {row.tag}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'requested',
      title: t('col.requested'),
      minWidth: '160px',
      cell: (row) => <time>{stampText(row.time)}</time>,
    },
    {
      key: 'stage',
      title: t('col.stage'),
      minWidth: '180px',
      cell: (row) =>
        row.signerRefusal !== null && (row.stage === 'approved' || row.stage === 'broadcast') ? (
          <Status tone="negative">{t(`signerRefusal.${row.signerRefusal}`)}</Status>
        ) : (
          <Status tone={toneOf(row.stage)}>{t(`stage.${row.stage}`)}</Status>
        ),
    },
    {
      key: 'travel',
      title: t('col.travel'),
      minWidth: '60px',
      cell: (row) => row.beneficiary && <TravelData of={row} />,
    },
  ]
}

/** The originator and the beneficiary, as a file for the other provider. */
function TravelData({ of: { id } }: { of: WithdrawalRow }) {
  const t = useTranslations('withdrawals')
  const may = useMay('withdrawals.review')
  const number = shortNumber('withdrawal', id)
  const save = useAct(
    (request: { id: string }) => api.withdrawalsReview.travelData(request),
    (file) => saveFile(file, `${number}-ivms101.json`),
    (error) => toast('negative', error.message),
  )
  return (
    <IconButton
      icon={Download}
      label={t('travel', { number })}
      disabled={!may || save.busy}
      onPress={() => save.run({ id })}
    />
  )
}
