import { Card } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { paths } from '#parts/paths.ts'
import { monthsAgo, startOfDay } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type AccountKind, flowingWater, REFRESH_MS, withPending } from './accounts.queries.ts'
import { HistoryTable } from './history-table.tsx'

/** The number of records shown, and the number of months they cover (specification §9). */
const latest: Readonly<Record<AccountKind, { readonly pageSize: number; readonly months?: number }>> = {
  token: { pageSize: 10 },
  spot: { pageSize: 30, months: 3 },
  fiat: { pageSize: 10 },
}

type LatestRecordsProps = { kind: AccountKind } & Pick<ComponentProps<typeof HistoryTable>, 'tileOf'>

/** The latest entries of an account. */
export function LatestRecords({ kind, tileOf }: LatestRecordsProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  const { pageSize, months } = latest[kind]
  const [from] = useState(() => (months === undefined ? undefined : startOfDay(monthsAgo(months))))
  const answer = useQuery({
    ...flowingWater({ account: kind, pageSize, ...(from !== undefined && { from }) }),
    refetchInterval: REFRESH_MS,
  })
  const withHolds = { ...answer, data: answer.data && withPending(answer.data) }
  return (
    <Card
      title={t('latest')}
      titleEnd={
        <Link className="link sm" href={paths.flowingWater(locale, kind)}>
          {t('viewAll')}
        </Link>
      }
      flush
    >
      <HistoryTable bare ofOne label={t('latest')} answer={withHolds} tileOf={tileOf} masked={hidden} />
    </Card>
  )
}
