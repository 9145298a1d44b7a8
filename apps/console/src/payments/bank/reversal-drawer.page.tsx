import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { plainReversal, ReversalChoice } from './reversal-choice.tsx'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'

/** A credited line with the maker's cause for its reversal. */
export function ReversalDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [{ cause, customerMessage }, choose] = useState(plainReversal)
  const isOpenForProposal = useOpenForProposal(p)
  const text = customerMessage.trim()
  return (
    <ReviewDrawer
      {...p}
      proposal={isOpenForProposal ? { cause, ...(text !== '' && { customerMessage: text }) } : undefined}
      evidence={isOpenForProposal && <ReversalChoice value={{ cause, customerMessage }} onChange={choose} />}
    />
  )
}
