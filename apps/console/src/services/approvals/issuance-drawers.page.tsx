import { useQuery } from '@tanstack/react-query'
import { DistributionEvidence } from '#issuance/distributions/distribution-evidence.tsx'
import { distribution } from '#issuance/distributions/distributions.queries.ts'
import { DocumentToPublish, ProposedDocument } from '#issuance/products/proposed-document.tsx'
import { ProductTermsRead, Subscribed } from '#issuance/products/product-terms.tsx'
import { product } from '#issuance/products/products.queries.ts'
import { subject } from './approvals.queries.ts'
import { type CaseDrawerProps, sharedProps } from './case-props.page.tsx'
import { ReviewDrawer } from './review-drawer.tsx'

export const ofDistribution = ['distribution_announce', 'distribution_release', 'distribution_cancel'] as const

/** A distribution with its funding and each holder's share. */
export function DistributionDrawer(p: CaseDrawerProps) {
  const { subjectId } = p.openedCase
  const { data } = useQuery(distribution(subjectId))
  return (
    <ReviewDrawer {...sharedProps(p)} unseen={data === undefined} evidence={<DistributionEvidence id={subjectId} />} />
  )
}

/**
 * A product with all its terms, or with the refunds of a cancellation. A proposal names it by its id; everything else
 * uses the symbol in its content.
 */
export function ProductDrawer(p: CaseDrawerProps) {
  const { kind, subjectId } = p.openedCase
  const answer = useQuery(subject(kind, subjectId, undefined))
  const symbol = (answer.data?.content ?? answer.data?.requests[0]?.content)?.['symbol']
  const isNamed = typeof symbol === 'string'
  const { data } = useQuery({ ...product(isNamed ? symbol : ''), enabled: isNamed })
  const Evidence = kind === 'product_publish' ? ProductTermsRead : Subscribed
  const evidence = isNamed && <Evidence symbol={symbol} />
  return <ReviewDrawer {...sharedProps(p)} unseen={data === undefined} evidence={evidence} />
}

type DocumentOfProps = { kind: 'product_supplement' | 'document_publish'; subjectId: string }

export function DocumentOf({ kind, subjectId }: DocumentOfProps) {
  const { data } = useQuery(subject(kind, subjectId, undefined))
  const content = data?.requests.find(({ status }) => status === 'requested')?.content
  return kind === 'product_supplement' ? (
    <ProposedDocument content={content} />
  ) : (
    <DocumentToPublish id={subjectId} content={content} />
  )
}
