import type { Tone } from '@tessera/ui/badge.tsx'
import type { Application } from './financing.queries.ts'

export const toneOf: Record<Application['status'], Tone> = {
  draft: 'neutral',
  precheck_failed: 'warning',
  submitted: 'info',
  screening: 'info',
  due_diligence: 'info',
  committee: 'info',
  terms: 'warning',
  accepted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
}
