import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '#issuance/products/products.queries.ts'
import { allotmentResult, subscriptionList } from './subscriptions.queries.ts'

// Its table loads with the first result, because most offers have none yet.
const PublishedResult = lazyPart(async () => (await import('./published-result.tsx')).PublishedResult)

/** The published result of a product's allotment, loaded when it is opened. Rows of `own` pseudonyms are marked. */
export function AllotmentResult({ symbol, own }: { symbol: string; own: readonly string[] }) {
  const t = useTranslations('subscriptions')
  const [isOpen, setIsOpen] = useState(false)
  const result = useQuery({ ...allotmentResult(symbol), enabled: isOpen })
  if (!isOpen)
    return (
      <div>
        <Button kind="secondary" size="sm" onPress={() => setIsOpen(true)}>
          {t('result.open')}
        </Button>
      </div>
    )
  if (result.error) return <Banner tone="negative">{result.error.message}</Banner>
  return result.data === undefined ? null : <PublishedResult own={new Set(own)} {...result.data} />
}

/**
 * The result on the page of an offer, once there is one. The rows of a customer who is logged in are marked. An offer
 * that ended without an allotment says why everything was returned.
 */
export function ProductAllotment({ status, ...p }: ProductAllotmentProps) {
  const t = useTranslations('subscriptions')
  const mine = useQuery({
    ...subscriptionList({ symbol: p.symbol, page: 1, pageSize: 100 }),
    enabled: p.isSignedIn && hasResult.has(status),
  })
  if (!hasResult.has(status)) return null
  const own = (mine.data?.rows ?? []).map(({ pseudonym }) => pseudonym)
  return (
    <section aria-labelledby="allotment">
      <h2 className={p.titleClass} id="allotment">
        {t('result.title')}
      </h2>
      {status === 'closed' ? <Ended symbol={p.symbol} own={own} /> : <AllotmentResult symbol={p.symbol} own={own} />}
    </section>
  )
}
type Status = Product['status']
type ProductAllotmentProps = { symbol: string; status: Status; isSignedIn: boolean; titleClass: string }
const hasResult: ReadonlySet<Status> = new Set(['allotted', 'trading', 'closed'])

/** An offer below its minimum raise has a published result; one that two people cancelled has none. */
function Ended({ symbol, own }: { symbol: string; own: readonly string[] }) {
  const t = useTranslations('subscriptions')
  const { data, error } = useQuery({ ...allotmentResult(symbol), retry: false })
  if (data !== undefined) return <PublishedResult own={new Set(own)} {...data} />
  if (error === null) return null
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Banner>{t('result.cancelled')}</Banner>
  return <Banner tone="negative">{error.message}</Banner>
}
