import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { subject } from '../approvals/approvals.queries.ts'
import { type Case, ReviewDrawer } from '../approvals/review-drawer.tsx'
import type { OrderRow } from '../bank/bank-columns.tsx'
import { useBankWords } from '../bank/bank-words.ts'
import { ExplainOutgoing } from '../bank/explain-outgoing.tsx'
import { FitOrder } from '../bank/fit-order.tsx'
import { ReviewText } from '../cms/review-text.tsx'
import { useMay } from '../shell/me.queries.ts'
import { useOpenCase } from '../lib/open-case.ts'
import { ProposedDocument } from '../products/proposed-document.tsx'
import { ProductTermsRead } from '../products/product-terms.tsx'
import { AllotmentRows } from '../subscriptions/allotment-rows.tsx'
import { KycFile, RecalledFile } from './kyc-file.tsx'

type CaseDrawerProps = { shown: Case; onClose: () => void; onStep?: ((by: 1 | -1) => void) | undefined }

/** The case that the address names, over the screen that it was opened from. */
export function OpenCase({ onStep }: Pick<CaseDrawerProps, 'onStep'>) {
  const [shown, open] = useOpenCase()
  return shown ? <CaseDrawer shown={shown} onClose={() => open(undefined)} onStep={onStep} /> : null
}

/** The drawer of a case with what belongs to its kind. */
function CaseDrawer({ shown, ...rest }: CaseDrawerProps) {
  const key = `${shown.kind}:${shown.subjectId}`
  if (shown.kind === 'fiat_match') return <LineDrawer key={key} shown={shown} {...rest} />
  if (shown.kind === 'bank_line_out') return <OutgoingDrawer key={key} shown={shown} {...rest} />
  return (
    <ReviewDrawer
      key={key}
      {...shown}
      {...rest}
      ownContent={shown.kind === 'kyc_review' || shown.kind === 'kyc_recall'}
      evidence={evidenceOf(shown)}
    />
  )
}

/** A bank line, with the order that its maker chooses for it. */
function LineDrawer({ shown, ...rest }: CaseDrawerProps) {
  const [order, setOrder] = useState<OrderRow>()
  const choosing = useChoosing(shown)
  return (
    <ReviewDrawer
      {...shown}
      {...rest}
      proposal={choosing && order ? { orderId: order.id } : undefined}
      evidence={
        <>
          {choosing && <FitOrder order={order} onChange={setOrder} />}
          <VoidLine {...shown} />
        </>
      }
    />
  )
}

/** A payment out of our account, with what its maker says that it was. */
function OutgoingDrawer({ shown, ...rest }: CaseDrawerProps) {
  const [returns, setReturns] = useState<string>()
  const choosing = useChoosing(shown)
  return (
    <ReviewDrawer
      {...shown}
      {...rest}
      proposal={choosing && returns !== undefined ? { returns } : undefined}
      evidence={
        <>
          {choosing && <ExplainOutgoing lineId={shown.subjectId} returns={returns} onChange={setReturns} />}
          <VoidLine {...shown} />
        </>
      }
    />
  )
}

/** Whether a maker still chooses: it waits, and nobody has proposed. Whoever decides then sees what was proposed. */
function useChoosing({ kind, subjectId }: Case): boolean {
  const { data } = useQuery(subject(kind, subjectId, undefined))
  return data !== undefined && data.content !== null && !data.requests.some(({ status }) => status === 'requested')
}

/** Only what still waits may be voided: the way leads to a case of its own. */
function VoidLine({ kind, subjectId }: Case) {
  const t = useBankWords()
  const [, open] = useOpenCase()
  const may = useMay('fiat_orders.match')
  const { data } = useQuery(subject(kind, subjectId, undefined))
  return may && data?.content ? (
    <div className="row row--between row--wrap">
      <span className="t2">{t('neverHad')}</span>
      <Button kind="secondary" size="sm" onPress={() => open({ kind: 'bank_line_void', subjectId })}>
        {t('void')}
      </Button>
    </div>
  ) : null
}

const evidenceOf = ({ kind, subjectId }: Case): ReactNode => {
  if (kind === 'kyc_review') return <KycFile id={subjectId} />
  if (kind === 'kyc_recall') return <RecalledFile id={subjectId} />
  if (kind === 'cms_text') return <ReviewText versionId={subjectId} />
  if (kind === 'allotment') return <AllotmentRows productId={subjectId} />
  if (kind === 'product_publish') return <TermsOf productId={subjectId} />
  if (kind === 'product_supplement') return <SupplementOf productId={subjectId} />
  return undefined
}

function SupplementOf({ productId }: { productId: string }) {
  const { data } = useQuery(subject('product_supplement', productId, undefined))
  return <ProposedDocument content={data?.requests.find(({ status }) => status === 'requested')?.content} />
}

/** A proposal names its product by the id; everything else asks by the symbol that stands in it. */
function TermsOf({ productId }: { productId: string }) {
  const { data } = useQuery(subject('product_publish', productId, undefined))
  const symbol = (data?.content ?? data?.requests[0]?.content)?.['symbol']
  return typeof symbol === 'string' ? <ProductTermsRead symbol={symbol} /> : null
}
