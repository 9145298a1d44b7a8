import { useQuery } from '@tanstack/react-query'
import { setupGoals, setupTasks, type SetupTask } from '@tessera/contract/office/settings/settings.ts'
import { isRole } from '@tessera/contract/permissions.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Status } from '@tessera/ui/badge.tsx'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { setup, type SetupRow } from './settings.queries.ts'

/** The screen on which each task is done. A task without one does not compile. */
const places: Readonly<Record<SetupTask, (locale: Locale) => string>> = {
  two_operators: (locale) => screenPath(locale, 'staff'),
  fiat_coin: (locale) => screenPath(locale, 'settings', { edit: 'coin:' }),
  bank_account: (locale) => screenPath(locale, 'settings', { edit: 'bankAccount:' }),
  network: (locale) => screenPath(locale, 'settings', { edit: 'network:' }),
  registration: (locale) => screenPath(locale, 'settings', { edit: 'registration' }),
  product: (locale) => screenPath(locale, 'products'),
  allotted_product: (locale) => screenPath(locale, 'subscriptions'),
  pair: (locale) => screenPath(locale, 'settings', { edit: 'market:' }),
  open_pair: (locale) => screenPath(locale, 'markets'),
}

/** Lists the needs of the first deposit, subscription and trade, each with a link to the screen that meets it. */
export function SetupPage() {
  const t = useTranslations('settings')
  const { data, error, refetch } = useQuery(setup)
  if (data === undefined)
    return error === null ? (
      <Skeleton width="100%" />
    ) : (
      <Failed title={t('setup.failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  const rowsOf = (goal: keyof typeof setupTasks): SetupRow[] => {
    const tasks: readonly SetupTask[] = setupTasks[goal]
    return data.rows.filter(({ task }) => tasks.includes(task))
  }
  return (
    <>
      <p className="t2">{t('setup.lead')}</p>
      {setupGoals.map((goal) => (
        <Card key={goal} title={t(`setup.goals.${goal}`)}>
          <div className="col">
            {rowsOf(goal).map((row) => (
              <Task key={row.task} row={row} />
            ))}
          </div>
        </Card>
      ))}
    </>
  )
}

function Task({ row: { task, isDone, missing } }: { row: SetupRow }) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const names = missing.map((name) => (isRole(name) ? shell(`roles.${name}`) : name))
  return (
    <div className="row row--between row--wrap">
      <div>
        <ButtonLink kind="ghost" size="sm" href={places[task](locale)}>
          {t(`setup.tasks.${task}`)}
        </ButtonLink>
        {names.length > 0 && <p className="t2 sm">{t('setup.missingFor', { names: listText(locale, names) })}</p>}
      </div>
      <Status tone={isDone ? 'positive' : 'warning'}>{t(isDone ? 'setup.done' : 'setup.missing')}</Status>
    </div>
  )
}
