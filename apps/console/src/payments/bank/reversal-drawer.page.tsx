import { type ComponentProps, useState } from 'react'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { plainReversal, ReversalChoice } from './reversal-choice.tsx'
import { useChoosing } from '#services/approvals/use-choosing.ts'

/** A credited line with the maker's cause for its reversal. */
export function ReversalDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [{ cause, customerMessage }, choose] = useState(plainReversal)
  const isChoosing = useChoosing(p)
  const text = customerMessage.trim()
  return (
    <ReviewDrawer
      {...p}
      proposal={isChoosing ? { cause, ...(text !== '' && { customerMessage: text }) } : undefined}
      evidence={isChoosing && <ReversalChoice value={{ cause, customerMessage }} onChange={choose} />}
    />
  )
}
