import type { Tone } from '@tessera/ui/badge.tsx'
import type { FiatOrderStatus } from './fiat-orders.queries.ts'

export const toneOf: Record<FiatOrderStatus, Tone> = {
  to_be_paid: 'warning',
  checking: 'info',
  completed: 'positive',
  failed: 'negative',
  rejected: 'negative',
  canceled: 'neutral',
}
