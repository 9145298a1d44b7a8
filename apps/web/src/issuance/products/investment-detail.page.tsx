import { tabOf } from '@tessera/domain/issuance/products/product.ts'
import { Cover } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CoinLogo } from '#parts/coin-logo.tsx'
import { usePathId } from '#parts/url-state.ts'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-aria-components'
import { ProductDistributions } from '#issuance/distributions/product-distributions.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DetailFacts, DetailHead } from './detail-head.tsx'
import { Anchors, DetailSections } from './detail-sections.tsx'
import { MarketBar, MarketCard } from './market-card.tsx'
import { patternOf } from './product-appearance.ts'
import { Minimum } from './minimum.tsx'
import { OfferPage, PhoneBar } from './offer-parts.tsx'
import s from './detail.module.css'
import { type Product, productDetail } from './products.queries.ts'
import { ProductAllotment } from '#issuance/subscriptions/allotment-result.tsx'
import { SubscribePanel } from '#issuance/subscriptions/panel.tsx'

export function InvestmentDetailPage() {
  const t = useTranslations('products')
  const locale = useLocale()
  const symbol = usePathId() ?? ''
  const words = {
    failed: t('failed'),
    failedText: t('failedText'),
    notFound: t('detail.notFound'),
    notFoundText: t('detail.notFoundText'),
    browse: t('browseAll'),
  }
  return (
    <OfferPage query={useQuery(productDetail(symbol.toUpperCase()))} words={words} listAt={paths.investments(locale)}>
      {(product) => <Detail product={product} />}
    </OfferPage>
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
            <DetailHead product={p} favorite={p} />
            <DetailFacts product={p} />
            <Anchors product={p} />
          </div>
        </Suspense>
        <DetailSections
          product={p}
          more={
            <>
              <ProductAllotment
                symbol={p.symbol}
                status={p.status}
                isSignedIn={p.eligibility !== null}
                titleClass={`h4 ${s['sectionTitle']}`}
              />
              <ProductDistributions symbol={p.symbol} titleClass={`h4 ${s['sectionTitle']}`} />
            </>
          }
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
    {p.status === 'in_subscription' && <ProductBar product={p} />}
    {p.status !== 'in_subscription' && p.market && <MarketBar market={p.market} />}
  </div>
)

const Mark = ({ product: p }: { product: Product }) => <CoinLogo coin={p.symbol} tone={patternOf[p.type]} size={44} />

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

const ProductBar = ({ product: p }: { product: Product }) => {
  const t = useTranslations('products')
  const words = useTranslations('subscriptions')
  return (
    <PhoneBar label={t('detail.from')} price={<Minimum of={p} />} panel={words('panel')}>
      {() => <SubscribePanel offer={p} mark={<Mark product={p} />} />}
    </PhoneBar>
  )
}
