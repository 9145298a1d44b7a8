import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Day } from '#parts/times.tsx'
import { type Announced, distributionsOf } from './distributions.queries.ts'

const toneOf: Record<Announced['status'], Tone> = { announced: 'warning', paid: 'positive', cancelled: 'neutral' }

/** The announced distributions of a product, newest first; nothing if there are none. */
export function ProductDistributions({ symbol, titleClass }: { symbol: string; titleClass: string }) {
  const t = useTranslations('distributions')
  const columns = useColumns()
  const rows = useQuery(distributionsOf(symbol)).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="distributions">
      <h2 className={titleClass} id="distributions">
        {t('ofProduct')}
      </h2>
      <div className="col">
        <Table
          density="compact"
          label={t('ofProduct')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          empty={{ title: t('none') }}
        />
        <p className="xs t3">{t('ofProductText')}</p>
      </div>
    </section>
  )
}

function useColumns(): readonly Column<Announced>[] {
  const t = useTranslations('distributions')
  return [
    { key: 'recordAt', title: t('recordAt'), cell: ({ recordAt }) => <Day of={recordAt} /> },
    { key: 'payAt', title: t('payAt'), optional: true, cell: ({ payAt }) => <Day of={payAt} /> },
    {
      key: 'type',
      title: t('type'),
      cell: ({ type, period }) => (
        <>
          {t(`types.${type}`)} <span className="t3">{period}</span>
        </>
      ),
    },
    {
      key: 'perUnit',
      title: t('perUnit'),
      align: 'end',
      cell: ({ perUnit, currency }) => <Num value={perUnit} unit={currency} />,
    },
    {
      key: 'status',
      title: t('status'),
      align: 'end',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`announced.${status}`)}</Status>,
    },
  ]
}
