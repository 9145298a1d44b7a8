import { Select } from '@tessera/ui/select.tsx'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReasonChoices } from '#parts/reasons.queries.ts'
import { ReviewDrawer } from '#services/approvals/review-drawer.tsx'
import { useOpenForProposal } from '#services/approvals/use-open-for-proposal.ts'

/** A difference with the maker's cause for its booking. */
export function DifferenceDrawer(p: ComponentProps<typeof ReviewDrawer>) {
  const [cause, choose] = useState<string>()
  const isOpenForProposal = useOpenForProposal(p)
  return (
    <ReviewDrawer
      {...p}
      proposal={isOpenForProposal && cause !== undefined ? { cause } : undefined}
      evidence={isOpenForProposal && <CauseChoice value={cause} onChange={choose} />}
    />
  )
}

/** Chooses the cause of a difference, one of those that the settings offer now. */
function CauseChoice({ value, onChange }: { value: string | undefined; onChange: (cause: string) => void }) {
  const t = useTranslations('reconciliation')
  const causes = useReasonChoices('difference')
  return <Select label={t('cause')} value={value} options={[...causes]} onChange={onChange} />
}
