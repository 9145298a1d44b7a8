import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Send } from 'lucide-react'
import { type ComponentProps, useMemo, useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type AccountKind, overview, type Overview } from './accounts.queries.ts'
import s from './accounts.module.css'
import { byCurrency } from './by-currency.ts'
import { CurrencyTable } from './currency-table.tsx'
import { HoldingsTable } from './holdings-table.tsx'
import { LatestRecords } from './latest-records.tsx'
import { OverviewCard } from './overview-card.tsx'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useRow } from '#parts/current-row.tsx'
import { useLogin } from '#access/customers/login-state.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { ReceivableNotices } from '#payments/receivables/receivable-notices.tsx'
import { FamilyCard } from '#profile/sub-accounts/family-card.tsx'
import { TransferDialog } from '#profile/transfers/transfer-dialog.tsx'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'

export const TokenAccountPage = () => <AccountPage kind="token" />
export const SpotAccountPage = () => <AccountPage kind="spot" />
export const FiatAccountPage = () => <AccountPage kind="fiat" />

const views = ['account', 'currency'] as const
/** An open transfer: its source account, and coin and destination if it was opened from a row. */
type Move = Pick<ComponentProps<typeof TransferDialog>, 'start' | 'coin' | 'end'>

function AccountPage({ kind }: { kind: AccountKind }) {
  const t = useTranslations('accounts')
  const title = useTranslations('shell')(`titles.${useRow().name}`)
  const [{ by: view = 'account', fiat: chosenFiat }, setQuery] = useScreenSearch(`/assets/${kind}Account`)
  const [move, setMove] = useState<Move>()
  const { data, isError, refetch } = useServer(overview(chosenFiat))
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
  const note = `${t('valuesNote')} ${data.ratesAt === null ? '' : t('updated', { time: stampText(data.ratesAt) })}`
  const shared = { kind, data, note, onFiat: (fiat: string) => setQuery({ fiat }), onMove: setMove }
  return (
    <>
      {view === 'currency' ? (
        <Head kind="token" title={t('allTitle')} lead={t('allLead')} onMove={setMove} />
      ) : (
        <Head kind={kind} title={title} lead={t(`leads.${kind}`)} onMove={setMove} />
      )}
      <Tabs
        variant="segmented"
        label={t('views.label')}
        chosen={view}
        onChange={(next) => setQuery({ by: next === 'account' ? undefined : next })}
        items={views.map((id) => ({ index: id, name: t(`views.${id}`) }))}
      />
      <ReceivableNotices />
      {data.stale && <Banner tone="warning">{t('stale')}</Banner>}
      {view === 'currency' ? <ByCurrency {...shared} /> : <ByAccount {...shared} />}
      {move && <Moving data={data} move={move} onClose={() => setMove(undefined)} />}
    </>
  )
}

type ViewProps = {
  kind: AccountKind
  data: Overview
  note: string
  onFiat: (fiat: string) => void
  onMove: (move: Move) => void
}

const ByAccount = ({ kind, data, note, onFiat }: ViewProps) => {
  const own = data.accounts.find((account) => account.kind === kind)
  const holdings = own?.holdings ?? []
  return (
    <>
      <OverviewCard
        overview={data}
        total={own?.total ?? '0'}
        holdings={holdings}
        onFiat={onFiat}
        links={<RecordLinks />}
      />
      {data.family !== null && <FamilyCard overview={data} family={data.family} />}
      <HoldingsTable kind={kind} fiat={data.fiat} holdings={holdings} note={note} />
      <LatestRecords kind={kind} tileOf={tileOf} />
    </>
  )
}

const ByCurrency = ({ data, note, onFiat, onMove }: ViewProps) => {
  const holdings = useMemo(() => byCurrency(data), [data])
  return (
    <>
      <OverviewCard overview={data} holdings={holdings} onFiat={onFiat} links={<RecordLinks />} />
      {data.family !== null && <FamilyCard overview={data} family={data.family} />}
      <CurrencyTable
        fiat={data.fiat}
        holdings={holdings}
        note={note}
        onMove={({ kind, holding: { coin, assetClass } }) =>
          onMove({ start: kind, coin, end: kind !== 'spot' ? 'spot' : assetClass === 'cash' ? 'fiat' : 'token' })
        }
      />
    </>
  )
}

const tileOf = (coin: string) => <CoinTile coin={coin} />

type HeadProps = { kind: AccountKind; title: string; lead: string; onMove: (move: Move) => void }

const Head = ({ kind, title, lead, onMove }: HeadProps) => {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const { isSub } = useLogin()
  return (
    <div className="page-head">
      <div className="grow">
        <h1 className="h3">{title}</h1>
        <p className="t2">{lead}</p>
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
        {kind === 'token' && !isSub && (
          <ButtonLink kind="secondary" size="sm" icon={Send} href={paths.internalTransfer(locale)}>
            {t('internalTransfer')}
          </ButtonLink>
        )}
        <Button
          kind={kind === 'spot' ? 'primary' : 'secondary'}
          size="sm"
          icon={ArrowLeftRight}
          onPress={() => onMove({ start: kind })}
        >
          {t('move')}
        </Button>
      </div>
    </div>
  )
}

type MovingProps = { data: Overview; move: Move; onClose: () => void }

const Moving = ({ data, move, onClose }: MovingProps) => {
  const of = (each: AccountKind) => data.accounts.find((account) => account.kind === each)?.holdings ?? []
  return (
    <TransferDialog {...move} holdings={{ token: of('token'), spot: of('spot'), fiat: of('fiat') }} onClose={onClose} />
  )
}

const RecordLinks = () => {
  const t = useTranslations('accounts')
  const locale = useLocale()
  return (
    <>
      <Link className="link sm" href={paths.flowingWater(locale)}>
        {t('history')}
      </Link>
      <Link className="link sm" href={paths.tradeHistory(locale)}>
        {t('trades')}
      </Link>
      <Link className="link sm" href={paths.applyList(locale)}>
        {t('subscriptions')}
      </Link>
      <Link className="link sm" href={paths.mnFait(locale)}>
        {t('fiatOrders')}
      </Link>
      <Link className="link sm" href={paths.liabilities(locale)}>
        {t('proof')}
      </Link>
    </>
  )
}
