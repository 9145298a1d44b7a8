import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { type Login, type UserInfo, useLogin } from '#access/customers/login-state.ts'
import { FreezeNotices } from '#access/freezes/freeze-notices.tsx'
import { VerificationNotice } from '#identity/kyc/verification-notice.tsx'
import { flowingWater, overview, REFRESH_MS, withPending } from '#profile/accounts/accounts.queries.ts'
import { byCurrency } from '#profile/accounts/by-currency.ts'
import { HistoryTable } from '#profile/accounts/history-table.tsx'
import { OverviewCard } from '#profile/accounts/overview-card.tsx'
import { ReceivableNotices } from '#payments/receivables/receivable-notices.tsx'
import { ownTrades } from '#trading/trades/trades.queries.ts'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'
import { subscriptionList } from '#issuance/subscriptions/subscriptions.queries.ts'
import { assetsMenu, visibleTo } from '#frame/menus.ts'
import { DatesCard } from './dates-card.tsx'
import { stepStates } from './first-steps.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import s from './home.module.css'
import { Offers } from './offers.tsx'

/**
 * The customer's start page: open steps, balances, activity, dates and offers. Customers can open it before they are
 * verified.
 */
export function HomePage() {
  const t = useTranslations('home')
  const title = useTranslations('shell')('titles.home')
  const login = useLogin()
  if (!login.user) return <PageLoading />
  return (
    <div className="container main">
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{title}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
      </div>
      <div className={s['page']}>
        <FreezeNotices user={login.user} />
        <VerificationNotice />
        {login.approved ? <Approved login={login} user={login.user} /> : <Applicant user={login.user} login={login} />}
        <Offers title={login.approved ? 'title' : 'open'} />
      </div>
    </div>
  )
}

type HomeProps = { login: Login; user: UserInfo }

/** An account without a verified identity has no balances, so nothing but its steps is shown. */
const Applicant = ({ login: { secured }, user: { kyc } }: HomeProps) => (
  <FirstStepsCard states={stepStates({ kyc, secured, hasMoney: false, hasInvested: false })} />
)

function Approved({ login, user }: HomeProps) {
  const t = useTranslations('home')
  const [fiat, setFiat] = useState<string>()
  const balances = useQuery(overview(fiat))
  const invested = useInvested()
  const holdings = useMemo(() => (balances.data ? byCurrency(balances.data) : []), [balances.data])
  if (balances.isError && !balances.data)
    return (
      <Card>
        <Failed title={t('failed')} onRetry={() => void balances.refetch()}>
          {t('failedText')}
        </Failed>
      </Card>
    )
  // Everything appears at once, so that nothing moves when the steps turn out to be finished.
  if (!balances.data || invested === undefined) return <PageLoading />
  const hasMoney = holdings.some(({ total }) => /[1-9]/u.test(total))
  const states = stepStates({ kyc: user.kyc, secured: login.secured, hasMoney, hasInvested: invested })
  const isFinished = login.isSub || Object.values(states).every((state) => state === 'done')
  return (
    <>
      {!isFinished && <FirstStepsCard states={states} />}
      <ReceivableNotices />
      <OverviewCard overview={balances.data} holdings={holdings} onFiat={setFiat} links={<AccountLinks />} />
      <div className={s['columns']}>
        <Activity />
        <DatesCard freezes={user.freezes} />
      </div>
      <More login={login} />
    </>
  )
}

/** True after the first subscription or trade; undefined until both lists are loaded. A list that fails counts as empty. */
function useInvested(): boolean | undefined {
  const subscriptions = useQuery(subscriptionList({ page: 1 }))
  const trades = useQuery(ownTrades(1))
  if (subscriptions.isPending || trades.isPending) return undefined
  return (subscriptions.data?.rows.length ?? 0) > 0 || (trades.data?.rows.length ?? 0) > 0
}

const ACTIVITY_ROWS = 8
const tileOf = (coin: string) => <CoinTile coin={coin} />

const Activity = () => {
  const t = useTranslations('home')
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  const answer = useQuery({ ...flowingWater({ pageSize: ACTIVITY_ROWS }), refetchInterval: REFRESH_MS })
  const history = { ...answer, data: answer.data && withPending(answer.data) }
  return (
    <Card
      title={t('activity')}
      titleEnd={
        <Link className="link sm" href={paths.flowingWater(locale)}>
          {t('viewAll')}
        </Link>
      }
      flush
    >
      <HistoryTable bare ofOne combined label={t('activity')} answer={history} tileOf={tileOf} masked={hidden} />
    </Card>
  )
}

const AccountLinks = () => {
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <>
      {(['tokenAccount', 'spotAccount', 'fiatAccount'] as const).map((name) => (
        <Link key={name} className="link sm" href={paths[name](locale)}>
          {shell(`titles.${name}`)}
        </Link>
      ))}
    </>
  )
}

/** Every other place for money, as in the menu of the header. */
const More = ({ login }: { login: Login }) => {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <nav aria-label={t('more')} className={s['more']}>
      {visibleTo(assetsMenu, login)
        .filter(({ id }) => id !== 'home')
        .map(({ id, icon, to }) => (
          <ButtonLink key={id} kind="secondary" size="sm" icon={icon} href={to(locale)}>
            {shell(`titles.${id}`)}
          </ButtonLink>
        ))}
    </nav>
  )
}
