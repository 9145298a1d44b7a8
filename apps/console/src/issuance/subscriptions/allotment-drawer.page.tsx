import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'
import { AllotmentRows, useAllotment } from './allotment-rows.tsx'
import { ChangeAllotment, changesProposal, noChanges } from './change-allotment.tsx'

/** The allotment of a closed offer, with the result of each subscription and the maker's changes by hand. */
export function AllotmentDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const { data } = useAllotment(p.subjectId)
  const isOpenForProposal = useOpenForProposal(p)
  const [changes, setChanges] = useState(noChanges)
  return (
    <ReviewDrawer
      {...p}
      unseen={data === undefined}
      proposal={isOpenForProposal ? changesProposal(changes) : undefined}
      evidence={
        <>
          <AllotmentRows productId={p.subjectId} />
          {isOpenForProposal && data !== undefined && (
            <ChangeAllotment rows={data.rows} changes={changes} onChange={setChanges} />
          )}
        </>
      }
    />
  )
}
