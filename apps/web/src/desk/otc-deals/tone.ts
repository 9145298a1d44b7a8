import type { Tone } from '@tessera/ui/badge.tsx'
import type { Deal } from './otc-deals.queries.ts'

export const toneOf: Record<Deal['status'], Tone> = {
  created: 'warning',
  paid: 'info',
  appeal: 'warning',
  released: 'positive',
  cancelled: 'neutral',
  resolved: 'neutral',
}
