import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { plainReversal, ReversalChoice } from './reversal-choice.tsx'
import { useChoosing } from '#services/approvals/use-choosing.ts'

/** A credited line with the maker's cause for its reversal. */
export function ReversalDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [{ cause, customerText }, choose] = useState(plainReversal)
  const isChoosing = useChoosing(p)
  const text = customerText.trim()
  return (
    <ReviewDrawer
      {...p}
      proposal={isChoosing ? { cause, ...(text !== '' && { told: text }) } : undefined}
      evidence={isChoosing && <ReversalChoice value={{ cause, customerText }} onChange={choose} />}
    />
  )
}
