import { type LegalSlug, legalSlugs } from '@tessera/domain/office/cms/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { setupGoals, setupTasks, type SetupTask } from '@tessera/contract/office/settings/settings.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Status } from '@tessera/ui/badge.tsx'
import { useTranslations } from 'use-intl'
import { listText } from '#parts/list-text.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Title } from '#frame/routes.ts'
import { setup, type SetupRow } from './settings.queries.ts'

/** The screen that meets each need, with the area whose form opens there. A need without one does not compile. */
const places = {
  two_operators: { screen: 'staff' },
  fiat_coin: { screen: 'settings', edit: 'coin:' },
  bank_account: { screen: 'settings', edit: 'bankAccount:' },
  crypto_coin: { screen: 'settings', edit: 'coin:' },
  network: { screen: 'settings', edit: 'network:' },
  chain_fees: { screen: 'withdrawals' },
  legal_texts: { screen: 'texts' },
  registration: { screen: 'settings', edit: 'registration' },
  product: { screen: 'products' },
  allotted_product: { screen: 'subscriptions' },
  pair: { screen: 'settings', edit: 'market:' },
  open_pair: { screen: 'markets' },
} as const satisfies Readonly<Record<SetupTask, { readonly screen: Title; readonly edit?: string }>>

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

const isLegalSlug = (name: string): name is LegalSlug => (legalSlugs as readonly string[]).includes(name)

/** Returns a legal text by its title, because operators do not know its slug. Other missing parts have their own name. */
function useMissingName(task: SetupTask): (name: string) => string {
  const t = useTranslations('settings')
  return (name) => (task === 'legal_texts' && isLegalSlug(name) ? t(`setup.legalTexts.${name}`) : name)
}

function Task({ row: { task, isDone, missing } }: { row: SetupRow }) {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const nameOf = useMissingName(task)
  const target = places[task]
  const search = 'edit' in target ? { edit: target.edit } : {}
  return (
    <div className="row row--between row--wrap">
      <div>
        <p>{t(`setup.tasks.${task}`)}</p>
        {missing.length > 0 && (
          <p className="t2 sm">{t('setup.missingFor', { names: listText(locale, missing.map(nameOf)) })}</p>
        )}
      </div>
      <div className="row">
        <Status tone={isDone ? 'positive' : 'warning'}>{t(isDone ? 'setup.done' : 'setup.missing')}</Status>
        <ButtonLink kind="secondary" size="sm" href={screenPath(locale, target.screen, search)}>
          {shell(`titles.${target.screen}`)}
        </ButtonLink>
      </div>
    </div>
  )
}
