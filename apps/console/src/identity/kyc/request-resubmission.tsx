import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ResubmissionDialog } from '#parts/resubmission-items.tsx'
import { useCaseItems } from './case-items.ts'
import type { KycCase } from './kyc.queries.ts'

/** Chooses the items that the customer must send again, each with a reason. */
export function RequestResubmission({ kycCase, onClose }: { kycCase: KycCase; onClose: () => void }) {
  const t = useTranslations('kyc')
  const chosen = useCaseItems(kycCase)
  const request = useAct(api.kycCases.askAgain, () => {
    toast('positive', t('requestSent'))
    onClose()
  })
  const send = () => request.run({ id: kycCase.id, version: kycCase.version, items: chosen.items })
  return <ResubmissionDialog {...{ t, onClose }} selection={chosen} act={request} onSend={send} />
}
