import { Copyable } from '@tessera/ui/copyable.tsx'
import { Status } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { dayText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { toneOf } from './fiat-order-tone.ts'
import { type FiatOrder, fiatOrderList, type FiatOrderStatus } from './fiat-orders.queries.ts'

type OrderTableProps = {
  page: number
  onPage: (page: number) => void
  status?: FiatOrderStatus | undefined
  pageSize?: number
  bare?: boolean
}

export function OrderTable({ page, onPage, status, pageSize = 20, bare = false }: OrderTableProps) {
  const t = useTranslations('fiat-orders')
  const locale = useLocale()
  const deposit = (
    <ButtonLink kind="secondary" size="sm" href={paths.recharge(locale, { kind: 'fiat' })}>
      {t('deposit')}
    </ButtonLink>
  )
  return (
    <RecordTable
      bare={bare}
      density="compact"
      label={t('title')}
      answer={useQuery(fiatOrderList({ page, pageSize, ...(status && { status }) }))}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      columns={useColumns()}
      rowId={({ id }) => id}
      empty={
        status === undefined
          ? { title: t('none'), text: t('noneText'), ...(!bare && { action: deposit }) }
          : { title: t('noneFits'), text: t('noneFitsText') }
      }
      failed={t('failed')}
    />
  )
}

function useColumns(): readonly Column<FiatOrder>[] {
  const t = useTranslations('fiat-orders')
  const locale = useLocale()
  return [
    {
      key: 'number',
      title: t('number'),
      cell: ({ id, number }) => (
        <Copyable text={number} label={t('copyNumber')}>
          <Link className="link num" href={paths.recharge(locale, { kind: 'fiat', order: id })}>
            {number}
          </Link>
        </Copyable>
      ),
    },
    {
      key: 'date',
      title: t('date'),
      optional: true,
      cell: ({ createdAt }) => <time className="t2">{dayText(createdAt)}</time>,
    },
    {
      key: 'account',
      title: t('bankAccount'),
      optional: true,
      cell: ({ accountNumber }) => <span className="num">{accountNumber}</span>,
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      cell: ({ amount, fiat }) => <Num value={amount} unit={fiat} />,
    },
    {
      key: 'settled',
      title: t('settled'),
      align: 'end',
      optional: true,
      cell: ({ settled, fiat }) => (settled === null ? '--' : <Num value={settled} unit={fiat} />),
    },
    {
      key: 'status',
      title: t('status'),
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}
