import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { nothingChosen, paymentProposal, PaymentEvidence } from './payment-evidence.tsx'
import { withdrawalCase } from './withdrawals.queries.ts'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'

/** A withdrawal that may have been paid already, with the nodes' reports and the maker's choice. */
export function AttemptDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [choice, choose] = useState(nothingChosen)
  const { data } = useQuery(withdrawalCase(p.subjectId))
  const isOpenForProposal = useOpenForProposal(p)
  return (
    <ReviewDrawer
      {...p}
      unseen={data === undefined}
      proposal={isOpenForProposal ? paymentProposal(choice) : undefined}
      evidence={<PaymentEvidence id={p.subjectId} choice={isOpenForProposal ? choice : undefined} onChange={choose} />}
    />
  )
}
