import type { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { BeneficiaryStatus } from '@tessera/domain/payments/instructions/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { useOwnerText } from './owner-text.ts'

export type BeneficiaryRow = ReplyOf<typeof paymentInstructions.beneficiaries>['rows'][number]

const toneOf: Record<BeneficiaryStatus, Tone> = {
  proposed: 'warning',
  active: 'positive',
  refused: 'neutral',
  closed: 'neutral',
}

export function useBeneficiaryColumns(): Column<BeneficiaryRow>[] {
  const t = useTranslations('instructions')
  const ownerText = useOwnerText()
  return [
    { key: 'number', title: t('col.number'), minWidth: '100px', optional: true, cell: (row) => row.number },
    {
      key: 'owner',
      title: t('col.owner'),
      minWidth: '180px',
      cell: (row) => <b>{ownerText({ kind: row.kind, name: row.payee.name })}</b>,
    },
    {
      key: 'kind',
      title: t('kindOfOwner'),
      minWidth: '120px',
      optional: true,
      cell: (row) => t(`beneficiaryKind.${row.kind}`),
    },
    { key: 'currency', title: t('col.currency'), minWidth: '80px', cell: (row) => row.coin },
    {
      key: 'account',
      title: t('col.account'),
      minWidth: '160px',
      optional: true,
      cell: (row) => `${row.bank} ${row.accountNumberMasked}`,
    },
    { key: 'proposedBy', title: t('col.proposedBy'), minWidth: '120px', optional: true, cell: (row) => row.proposedBy },
    {
      key: 'status',
      title: t('col.status'),
      minWidth: '110px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`beneficiaryStatus.${row.status}`)}</Status>,
    },
  ]
}
