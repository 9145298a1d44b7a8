import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { saveBlob } from '#parts/save-text.ts'
import { stampText } from '#parts/time-text.ts'
import { Day } from '#parts/times.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type Distribution, distributionList } from './distributions.queries.ts'

const toneOf: Record<Distribution['status'], Tone> = { due: 'warning', paid: 'positive', unclaimed: 'neutral' }

/** The distributions paid to the reader, newest first; a row opens to show the calculation. */
export function DistributionTable({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useTranslations('distributions')
  const locale = useLocale()
  const browse = (
    <ButtonLink kind="secondary" size="sm" href={paths.investments(locale)}>
      {t('browse')}
    </ButtonLink>
  )
  return (
    <RecordTable
      density="compact"
      label={t('title')}
      answer={useQuery(distributionList(page))}
      page={page}
      onPage={onPage}
      columns={useColumns()}
      rowId={({ id }) => id}
      rowLabel={({ product, period, net, currency }) => `${product.name} ${period} ${net} ${currency}`}
      subRow={more}
      empty={{ title: t('none'), text: t('noneText'), action: browse }}
      failed={t('failed')}
    />
  )
}

function useColumns(): readonly Column<Distribution>[] {
  const t = useTranslations('distributions')
  return [
    {
      key: 'product',
      title: t('product'),
      cell: ({ product, period }) => (
        <>
          <b className="fw6">{product.symbol}</b> <span className="t3">{period}</span>
        </>
      ),
    },
    {
      key: 'recordAt',
      title: t('recordAt'),
      optional: true,
      cell: ({ recordAt }) => <Day of={recordAt} />,
    },
    { key: 'type', title: t('type'), optional: true, cell: ({ type }) => t(`types.${type}`) },
    { key: 'units', title: t('units'), align: 'end', optional: true, cell: ({ units }) => <Num value={units} /> },
    {
      key: 'gross',
      title: t('gross'),
      align: 'end',
      optional: true,
      cell: ({ gross, currency }) => <Num value={gross} unit={currency} />,
    },
    {
      key: 'tax',
      title: t('tax'),
      align: 'end',
      optional: true,
      cell: ({ tax, currency }) => <Num value={tax} unit={currency} />,
    },
    { key: 'net', title: t('net'), align: 'end', cell: ({ net, currency }) => <Num value={net} unit={currency} /> },
    {
      key: 'status',
      title: t('status'),
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}

const More = ({ row: d }: { row: Distribution }) => {
  const t = useTranslations('distributions')
  return (
    <div className="col" style={{ '--g': '16px', maxWidth: 640 }}>
      {d.status === 'unclaimed' && <p className="t2">{t('unclaimedText')}</p>}
      <Details
        tight
        items={[
          { term: t('product'), value: t('productNamed', { name: d.product.name, symbol: d.product.symbol }) },
          { term: t('type'), value: `${t(`types.${d.type}`)} · ${d.period}` },
          { term: t('recordAt'), value: stampText(d.recordAt) },
          { term: t('units'), value: <Num value={d.units} unit={d.product.symbol} /> },
          { term: t('perUnit'), value: <Num value={d.perUnit} unit={d.currency} /> },
          { term: t('gross'), value: <Num value={d.gross} unit={d.currency} /> },
          { term: t('taxAt', { rate: percentText(d.taxRate) }), value: <Num value={d.tax} unit={d.currency} /> },
          { term: t('net'), value: <Num value={d.net} unit={d.currency} /> },
          { term: t('payAt'), value: stampText(d.payAt) },
          ...(d.paidAt === null ? [] : [{ term: t('paidAt'), value: stampText(d.paidAt) }]),
          { term: t('number'), value: <Copyable text={d.number} label={t('copyNumber')} /> },
        ]}
      />
      <Voucher of={d} />
    </div>
  )
}

const more = (row: Distribution) => <More row={row} />

const Voucher = ({ of: { id, number } }: { of: Distribution }) => {
  const t = useTranslations('distributions')
  const save = useMutation({
    mutationFn: () => api.distributions.voucher({ id }),
    onSuccess: (file) => saveBlob(`${number}.pdf`, file),
    onError: (error) => toast('negative', error.message),
  })
  return (
    <div>
      <Button kind="secondary" size="sm" icon={Download} loading={save.isPending} onPress={() => save.mutate()}>
        {t('voucher')}
      </Button>
    </div>
  )
}
