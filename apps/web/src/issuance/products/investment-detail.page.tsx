import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { tabOf } from '@tessera/domain/issuance/products/product.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Cover, IssuerTile } from '@tessera/ui/cover.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePathId } from '#parts/url-state.ts'
import { ChevronRight } from 'lucide-react'
import { useState, Suspense } from 'react'
import { Link } from 'react-aria-components'
import { ProductDistributions } from '#issuance/distributions/product-distributions.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DetailFacts, DetailHead } from './detail-head.tsx'
import { Anchors, DetailSections } from './detail-sections.tsx'
import { MarketBar, MarketCard } from './market-card.tsx'
import { patternOf } from './look.ts'
import { Minimum } from './minimum.tsx'
import s from './detail.module.css'
import { type Product, productDetail } from './products.queries.ts'
import { useTitle } from '#office/cms/arrival.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { SubscribePanel } from '#issuance/subscriptions/panel.tsx'

export function InvestmentDetailPage() {
  const t = useTranslations('products')
  const symbol = usePathId() ?? ''
  const { data, error, refetch } = useQuery(productDetail(symbol.toUpperCase()))
  useTitle(data?.name)
  if (data) return <Detail product={data} />
  if (!error) return <PageLoading />
  if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'PARAM_INVALID')) return <NoSuch />
  return (
    <div className="container main">
      <h1 className="sr">{t('failed')}</h1>
      <Failed title={t('failed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </Failed>
    </div>
  )
}

const NoSuch = () => {
  const t = useTranslations('products')
  useTitle(t('detail.notFound'))
  const locale = useLocale()
  const all = (
    <ButtonLink kind="secondary" size="sm" href={paths.investments(locale)}>
      {t('browseAll')}
    </ButtonLink>
  )
  return (
    <div className="container main">
      <h1 className="sr">{t('detail.notFound')}</h1>
      <Empty title={t('detail.notFound')} action={all}>
        {t('detail.notFoundText')}
      </Empty>
    </div>
  )
}

const Detail = ({ product: p }: { product: Product }) => (
  <div className="container main">
    <Crumbs product={p} />
    <div className={s['wideCover']}>
      <Cover pattern={patternOf[p.type]} seed={`${p.symbol}-wide`} columns={31} rows={5} />
    </div>
    <div className="split">
      <div className={s['sections']}>
        <Suspense>
          <div className="col" style={{ '--g': '24px' }}>
            <DetailHead product={p} />
            <DetailFacts product={p} />
            <Anchors product={p} />
          </div>
        </Suspense>
        <DetailSections
          product={p}
          more={<ProductDistributions symbol={p.symbol} titleClass={`h4 ${s['sectionTitle']}`} />}
        />
      </div>
      <div className={`${s['panel']} ${p.status === 'in_subscription' ? s['deskPanel'] : ''}`}>
        <Suspense>
          <div className="col" style={{ '--g': '16px' }}>
            {p.market && <MarketCard market={p.market} />}
            <SubscribePanel offer={p} mark={<Mark product={p} />} />
          </div>
        </Suspense>
      </div>
    </div>
    {p.status === 'in_subscription' && <PhoneBar product={p} />}
    {p.status !== 'in_subscription' && p.market && <MarketBar market={p.market} />}
  </div>
)

const Mark = ({ product: p }: { product: Product }) => <IssuerTile seed={p.symbol} tone={patternOf[p.type]} size={44} />

const Crumbs = ({ product: p }: { product: Product }) => {
  const t = useTranslations('products')
  const locale = useLocale()
  const tab = tabOf(p.type)
  return (
    <nav className={s['crumbs']} aria-label={t('detail.breadcrumb')}>
      <Link href={paths.investments(locale)}>{t('title')}</Link>
      <Icon of={ChevronRight} size={14} />
      {tab !== undefined && (
        <>
          <Link href={paths.investments(locale, tab)}>{t(`tabs.${tab}`)}</Link>
          <Icon of={ChevronRight} size={14} />
        </>
      )}
      <span aria-current="page">{p.symbol}</span>
    </nav>
  )
}

/** On phones the panel waits behind a bar at the foot of the screen. */
const PhoneBar = ({ product: p }: { product: Product }) => {
  const t = useTranslations('products')
  const words = useTranslations('subscriptions')
  const [open, setOpen] = useState(false)
  return (
    <div className={s['phoneBar']}>
      <div className="grow">
        <div className="xs t3">{t('detail.from')}</div>
        <b>
          <Minimum of={p} />
        </b>
      </div>
      <Button onPress={() => setOpen(true)}>{words('panel')}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words('panel')}>
        <SubscribePanel offer={p} mark={<Mark product={p} />} />
      </Dialog>
    </div>
  )
}
