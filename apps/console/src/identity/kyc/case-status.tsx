import type { KycCaseStatus } from '@tessera/domain/identity/kyc/machine.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { useTranslations } from 'use-intl'

const toneOf: Record<KycCaseStatus, Tone> = {
  submitted: 'info',
  action_required: 'warning',
  approved: 'positive',
  expiring: 'positive',
  expired: 'warning',
  suspended: 'warning',
  rejected: 'negative',
  withdrawn: 'neutral',
}

export function CaseStatus({ status }: { status: KycCaseStatus }) {
  const t = useTranslations('kyc')
  return <Status tone={toneOf[status]}>{t(`status.${status}`)}</Status>
}
