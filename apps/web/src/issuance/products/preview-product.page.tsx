import {
  PREVIEW_DRAFT,
  PREVIEW_READY,
  type PreviewedDraft,
  type PreviewMessage,
} from '@tessera/contract/issuance/products/preview-message.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#office/cms/page-change.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DetailFacts, DetailHead } from './detail-head.tsx'
import { Anchors, DetailSections } from './detail-sections.tsx'
import s from './detail.module.css'
import { SaleHead, SaleSections } from '#issuance/new-coins/sale-sections.tsx'
import { type ShownSale, shownSaleDraft } from '#issuance/new-coins/shown-sale.ts'
import { shownDraft, type ShownProduct } from './shown-product.ts'

/** The draft that the console sends to this page, which it opened. Nobody else can send one. */
function useDraft(): PreviewedDraft | undefined {
  const [draft, setDraft] = useState<PreviewedDraft>()
  useEffect(() => {
    const opener: unknown = window.opener
    const receive = ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
      if (origin === location.origin && source === opener && data.type === PREVIEW_DRAFT) setDraft(data.draft)
    }
    window.addEventListener('message', receive)
    const ready: PreviewMessage = { type: PREVIEW_READY }
    if (isWindow(opener)) opener.postMessage(ready, location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return draft
}
const isWindow = (opener: unknown): opener is Window =>
  typeof opener === 'object' && opener !== null && 'postMessage' in opener

/** A draft of a product as investors would see it, for the operator who opened it from the console. */
export function PreviewProductPage() {
  const t = useTranslations('products')
  const locale = useLocale()
  const draft = useDraft()
  useTitle(draft?.symbol)
  if (draft === undefined)
    return (
      <div className="container main">
        <h1 className="sr">{t('preview.none')}</h1>
        <Empty title={t('preview.none')}>{t('preview.noneText')}</Empty>
      </div>
    )
  const isSale = draft.terms.facts.type === 'token_sale'
  return (
    <div className="container main">
      <Banner tone="warning">{t('preview.note', { symbol: draft.symbol, version: draft.version })}</Banner>
      {isSale ? (
        <SalePreview sale={shownSaleDraft(draft, locale, t('detail.missing'))} />
      ) : (
        <ProductPreview product={shownDraft(draft, locale, t('detail.missing'))} />
      )}
    </div>
  )
}

const ProductPreview = ({ product }: { product: ShownProduct }) => (
  <Columns panel={useTranslations('products')('preview.panel')}>
    <Suspense>
      <div className="col" style={{ '--g': '24px' }}>
        <DetailHead product={product} />
        <DetailFacts product={product} />
        <Anchors product={product} />
      </div>
    </Suspense>
    <DetailSections product={product} />
  </Columns>
)

const SalePreview = ({ sale }: { sale: ShownSale }) => (
  <Columns panel={useTranslations('new-coins')('preview.panel')}>
    <SaleHead sale={sale} />
    <SaleSections sale={sale} />
  </Columns>
)

/** `panel` is a sentence in place of the panel in which customers subscribe or buy. */
const Columns = ({ panel, children }: { panel: string; children: ReactNode }) => (
  <div className="split">
    <div className={s['sections']}>{children}</div>
    <div className={s['panel']}>
      <Card>
        <p className="t2">{panel}</p>
      </Card>
    </div>
  </div>
)
