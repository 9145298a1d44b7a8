import { useTranslations } from 'use-intl'
import { DistributionTable } from './distribution-table.tsx'
import { YearTotals } from './year-totals.tsx'
import { useScreenSearch } from '#parts/url-state.ts'

/** The distributions paid to the reader, by payment and by year. */
export function DistributionsPage() {
  const t = useTranslations('distributions')
  const [{ page = 1 }, change] = useScreenSearch('/assets/distributions')
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      <DistributionTable page={page} onPage={(next) => change({ page: next })} />
      <YearTotals />
      <p className="sm t3">{t('counts')}</p>
    </>
  )
}
