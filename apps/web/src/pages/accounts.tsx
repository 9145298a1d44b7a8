import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { type AccountKind, overview, type Overview } from '../accounts/accounts.queries.ts'
import s from '../accounts/accounts.module.css'
import { useAccountWords } from '../accounts/accounts-words.ts'
import { HoldingsTable } from '../accounts/holdings-table.tsx'
import { LatestRecords } from '../accounts/latest-records.tsx'
import { OverviewCard } from '../accounts/overview-card.tsx'
import { paths } from '../lib/paths.ts'
import { stampText } from '../lib/time-text.ts'
import { useQuery } from '../lib/url-state.ts'
import { useLocale } from '../lib/words.tsx'
import { useRow } from '../shell/current-row.tsx'
import { useLogin } from '../shell/login-state.ts'
import { PageLoading } from '../shell/page-loading.tsx'
import { useShellWords } from '../shell/shell-words.ts'
import { FamilyCard } from '../sub-accounts/family-card.tsx'
import { TransferDialog } from '../transfers/transfer-dialog.tsx'
import { CoinTile } from './coin-tile.tsx'

export const TokenAccountPage = () => <AccountPage kind="token" />
export const SpotAccountPage = () => <AccountPage kind="spot" />
export const FiatAccountPage = () => <AccountPage kind="fiat" />

function AccountPage({ kind }: { kind: AccountKind }) {
  const t = useAccountWords()
  const title = useShellWords()(`titles.${useRow().title}`)
  const [query, setQuery] = useQuery()
  const { data, isError, refetch } = useServer(overview(query['fiat']))
  if (isError && !data)
    return (
      <>
        <h1 className="h3">{title}</h1>
        <Failed title={t('failed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </Failed>
      </>
    )
  if (!data) return <PageLoading />
  const own = data.accounts.find((account) => account.kind === kind)
  const holdings = own?.holdings ?? []
  return (
    <>
      <Head kind={kind} title={title} data={data} />
      {data.stale && <Banner tone="warning">{t('stale')}</Banner>}
      <OverviewCard
        overview={data}
        total={own?.total ?? '0'}
        holdings={holdings}
        onFiat={(fiat) => setQuery({ fiat })}
        links={<RecordLinks />}
      />
      {data.family !== null && <FamilyCard overview={data} family={data.family} />}
      <HoldingsTable
        kind={kind}
        fiat={data.fiat}
        holdings={holdings}
        note={`${t('valuesNote')} ${data.ratesAt === null ? '' : t('updated', { time: stampText(data.ratesAt) })}`}
      />
      <LatestRecords kind={kind} tileOf={tileOf} />
    </>
  )
}

const tileOf = (coin: string) => <CoinTile coin={coin} />

const Head = ({ kind, title, data }: { kind: AccountKind; title: string; data: Overview }) => {
  const t = useAccountWords()
  const locale = useLocale()
  const { isSub } = useLogin()
  const [moving, setMoving] = useState(false)
  const of = (each: AccountKind) => data.accounts.find((account) => account.kind === each)?.holdings ?? []
  return (
    <div className="page-head">
      <div className="grow">
        <h1 className="h3">{title}</h1>
        <p className="t2">{t(`leads.${kind}`)}</p>
      </div>
      <div className={s['actions']}>
        {kind !== 'spot' && (
          <ButtonLink
            size="sm"
            icon={ArrowDownToLine}
            href={paths.recharge(locale, kind === 'fiat' ? { kind: 'fiat' } : {})}
          >
            {t('deposit')}
          </ButtonLink>
        )}
        {kind === 'token' && !isSub && (
          <ButtonLink kind="secondary" size="sm" icon={ArrowUpFromLine} href={paths.withdraw(locale)}>
            {t('withdraw')}
          </ButtonLink>
        )}
        <Button
          kind={kind === 'spot' ? 'primary' : 'secondary'}
          size="sm"
          icon={ArrowLeftRight}
          onPress={() => setMoving(true)}
        >
          {t('move')}
        </Button>
      </div>
      {moving && (
        <TransferDialog
          start={kind}
          holdings={{ token: of('token'), spot: of('spot'), fiat: of('fiat') }}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  )
}

const RecordLinks = () => {
  const t = useAccountWords()
  const locale = useLocale()
  return (
    <>
      <Link className="link sm" href={paths.flowingWater(locale)}>
        {t('history')}
      </Link>
      <Link className="link sm" href={paths.applyList(locale)}>
        {t('subscriptions')}
      </Link>
      <Link className="link sm" href={paths.mnFait(locale)}>
        {t('fiatOrders')}
      </Link>
    </>
  )
}
