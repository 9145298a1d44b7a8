import { Cover } from '@tessera/ui/cover.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { usePathId } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Sale, saleDetail } from './new-coins.queries.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { PurchaseTable } from './purchase-table.tsx'
import { SaleList } from './sale-list.tsx'
import { SaleHead, SaleSections } from './sale-sections.tsx'
import { OfferPage, PhoneBar } from '#issuance/products/offer-parts.tsx'
import detail from '#issuance/products/detail.module.css'
import { ProductAllotment } from '#issuance/subscriptions/allotment-result.tsx'

/** The list of sales, and the page of each. */
export function NewCoinPage() {
  const id = usePathId()
  return id === undefined ? <SaleList /> : <SalePage id={id.toUpperCase()} />
}

function SalePage({ id }: { id: string }) {
  const t = useTranslations('new-coins')
  const words = {
    failed: t('failed'),
    notFound: t('notFound'),
    notFoundText: t('notFoundText'),
    browse: t('records.browse'),
  }
  return (
    <OfferPage query={useQuery(saleDetail(id))} words={words} listAt={paths.newCoin(useLocale())}>
      {(sale) => <Whole sale={sale} />}
    </OfferPage>
  )
}

const Whole = ({ sale: p }: { sale: Sale }) => {
  const t = useTranslations('new-coins')
  const locale = useLocale()
  return (
    <div className="container main">
      <nav className={detail['crumbs']} aria-label={t('breadcrumb')}>
        <Link href={paths.newCoin(locale)}>{t('title')}</Link>
        <Icon of={ChevronRight} size={14} />
        <span aria-current="page">{p.id}</span>
      </nav>
      <div className={detail['wideCover']}>
        <Cover pattern="orbit" seed={`${p.id}-wide`} columns={31} rows={5} />
      </div>
      <div className="split">
        <div className={detail['sections']}>
          <SaleHead sale={p} />
          {p.own && p.own.purchases.length > 0 && <OwnPurchases of={p.own} />}
          <ProductAllotment
            symbol={p.id}
            status={p.status}
            isSignedIn={p.own !== null}
            titleClass={`h4 ${detail['sectionTitle']}`}
          />
          <SaleSections sale={p} />
        </div>
        <div className={`${detail['panel']} ${p.stage === 'open' ? detail['deskPanel'] : ''}`}>
          <PurchasePanel sale={p} />
        </div>
      </div>
      {p.stage === 'open' && (
        <PhoneBar label={t('price')} price={<Num value={trimmed(p.unitPrice)} unit={p.currency} />} panel={t('panel')}>
          {(close) => <PurchasePanel sale={p} onBought={close} />}
        </PhoneBar>
      )}
    </div>
  )
}

const OwnPurchases = ({ of }: { of: NonNullable<Sale['own']> }) => {
  const t = useTranslations('new-coins')
  const answer = {
    data: { rows: of.purchases, total: of.purchases.length },
    isError: false,
    refetch: () => undefined,
  }
  return (
    <section aria-labelledby="own">
      <h2 className={`h4 ${detail['sectionTitle']}`} id="own">
        {t('records.title')}
      </h2>
      <PurchaseTable answer={answer} ofOneSale />
    </section>
  )
}
