import { useQuery } from '@tanstack/react-query'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { utcText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { DistributionBadge } from './distribution-columns.tsx'
import { type Distribution, distribution } from './distributions.queries.ts'
import { EndDistribution } from './end-distribution.tsx'
import { HolderTable } from './holder-table.tsx'

/** The state of one distribution: its history, the funding, the record date, and each holder's share. */
export function DistributionEvidence({ id }: { id: string }) {
  const t = useTranslations('distributions')
  const { data: d, error, refetch } = useQuery(distribution(id))
  if (d === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <section className="col" aria-label={t('facts')}>
        <div className="row row--between row--wrap">
          <h3 className="h5">{t('facts')}</h3>
          <DistributionBadge of={d} />
        </div>
        <Standing of={d} />
        {d.record !== null && <p className="xs t3">{t('elsewhereHelp')}</p>}
        <EndDistribution of={d} />
      </section>
      {d.record !== null && <HolderTable of={d} />}
    </>
  )
}

function Standing({ of: d }: { of: Distribution }) {
  const t = useTranslations('distributions')
  const money = (value: string) => <Num value={value} unit={d.currency} />
  const history = ['announcedAt', 'releasedAt', 'paidAt', 'cancelledAt'] as const
  const { record } = d
  return (
    <Details
      tight
      items={[
        { term: t('declaredBy'), value: `${d.declaredBy.name} · ${utcText(d.declaredAt)}` },
        ...history.flatMap((step) => {
          const at = d[step]
          return at === null ? [] : [{ term: t(step), value: utcText(at) }]
        }),
        ...(d.cancelReason === null ? [] : [{ term: t('reasonOf'), value: d.cancelReason }]),
        { term: t('funded'), value: money(d.funded) },
        { term: t('missing'), value: money(d.missing) },
        ...(record === null
          ? []
          : [
              { term: t('recordedAt'), value: utcText(record.at) },
              { term: t('journal'), value: record.journalSeq },
              { term: t('units'), value: <Num value={record.units} /> },
              { term: t('inEscrow'), value: <Num value={record.inEscrow} /> },
              { term: t('elsewhere'), value: <Num value={record.elsewhere} /> },
              { term: t('owed'), value: money(record.owed) },
              { term: t('remainder'), value: money(record.remainder) },
              { term: t('paidHolders'), value: `${d.paidHolders} / ${record.holders}` },
              { term: t('unclaimed'), value: money(d.unclaimed) },
            ]),
      ]}
    />
  )
}
