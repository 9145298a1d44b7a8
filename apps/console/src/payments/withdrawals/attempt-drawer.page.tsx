import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { nothingChosen, paymentProposal, PaymentEvidence } from './payment-evidence.tsx'
import { withdrawalCase } from './withdrawals.queries.ts'
import { useChoosing } from '#services/approvals/use-choosing.ts'

/** A withdrawal that may have been paid already, with the nodes' reports and the maker's choice. */
export function AttemptDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [choice, choose] = useState(nothingChosen)
  const { data } = useQuery(withdrawalCase(p.subjectId))
  const isChoosing = useChoosing(p)
  return (
    <ReviewDrawer
      {...p}
      unseen={data === undefined}
      proposal={isChoosing ? paymentProposal(choice) : undefined}
      evidence={<PaymentEvidence id={p.subjectId} choice={isChoosing ? choice : undefined} onChange={choose} />}
    />
  )
}
