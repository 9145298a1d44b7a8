import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Publication } from './ipfs.queries.ts'

const toneOf = { current: 'positive', superseded: 'warning', withdrawn: 'negative', removed: 'negative' } as const
const pinTone = { queued: 'neutral', pinning: 'neutral', pinned: 'positive', failed: 'warning' } as const

/** One publication: product, version, date, and whether it is the current one. */
export function PublicationCard({ row }: { row: Publication }) {
  const t = useTranslations('ipfs')
  const { product, standing } = row
  return (
    <Card title={product === null ? t(`kinds.${row.kind}`) : product.title}>
      <div className="col" style={{ '--g': '16px' }}>
        <Banner tone={toneOf[standing]} lead={t(`state.${standing}`)}>
          {standing === 'current'
            ? t('currentText', { at: stampText(row.publishedAt) })
            : t(`${standing}Text`, { at: stampText(row.endedAt ?? row.publishedAt) })}
        </Banner>
        <Details items={[...useProductFacts(row), ...usePinFacts(row)]} />
        {standing !== 'removed' && <p className="xs t3">{t(row.form === 'content' ? 'contentText' : 'hashText')}</p>}
      </div>
    </Card>
  )
}

function useProductFacts({ product, publishedAt, supersededBy }: Publication) {
  const t = useTranslations('ipfs')
  const locale = useLocale()
  const facts = [{ term: t('publishedAt'), value: <time>{stampText(publishedAt)}</time> }]
  if (supersededBy !== null)
    facts.push({
      term: t('supersededBy'),
      value: (
        <Link className="link" href={paths.verify(locale, supersededBy)}>
          {t('showSuccessor')}
        </Link>
      ),
    })
  if (product === null) return facts
  return [
    {
      term: t('product'),
      value: (
        <Link className="link" href={paths.investmentDetail(locale, product.symbol)}>
          {t('productNamed', { name: product.name, symbol: product.symbol })}
        </Link>
      ),
    },
    { term: t('version'), value: String(product.version) },
    { term: t('datedOn'), value: <time>{product.datedOn}</time> },
    ...facts,
  ]
}

function usePinFacts({ pin, cid }: Publication) {
  const t = useTranslations('ipfs')
  const named = { term: t('cid'), value: <Copyable text={cid} label={t('copyCid')} /> }
  if (pin === null) return [named]
  return [named, { term: t('pin'), value: <Badge tone={pinTone[pin]}>{t(`pins.${pin}`)}</Badge> }]
}
