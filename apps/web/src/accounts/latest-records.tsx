import { Card } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useHideAmounts } from '../lib/hide-amounts.ts'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/use-locale.ts'
import { type AccountKind, flowingWater, REFRESH_MS } from './accounts.queries.ts'
import { HistoryTable } from './history-table.tsx'

/** How many there are (specification §9). */
const latest = { token: 10, spot: 30, fiat: 10 } as const satisfies Record<AccountKind, number>

type LatestRecordsProps = { kind: AccountKind } & Pick<ComponentProps<typeof HistoryTable>, 'tileOf'>

/** What moved in an account last, under what it holds. */
export function LatestRecords({ kind, tileOf }: LatestRecordsProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  const answer = useQuery({ ...flowingWater({ account: kind, pageSize: latest[kind] }), refetchInterval: REFRESH_MS })
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
      <HistoryTable bare ofOne label={t('latest')} answer={answer} tileOf={tileOf} masked={hidden} />
    </Card>
  )
}
