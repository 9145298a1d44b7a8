import type { Tone } from '@tessera/ui/badge.tsx'
import type { Application } from './companies.queries.ts'

export const toneOf: Record<Application['status'], Tone> = {
  draft: 'neutral',
  submitted: 'info',
  to_be_improved: 'warning',
  approved: 'positive',
  change_pending: 'positive',
  suspended: 'warning',
  rejected: 'negative',
  withdrawn: 'neutral',
}
