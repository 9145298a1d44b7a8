import type { AllotmentPreview } from './allotment-rows.tsx'
import type { QueueRow } from './subscription-columns.tsx'

/** A product whose subscription ended, as the queue endpoint returns it. */
export const queued = (about: Partial<QueueRow> = {}): QueueRow => ({
  productId: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  symbol: 'LBR3',
  name: 'Lantern Bay',
  status: 'subscription_ended',
  supply: '100',
  requested: '7',
  subscribers: 1,
  closedAt: '2026-01-01T00:00:00.000Z',
  proposed: false,
  failed: 0,
  ...about,
})

/** The preview of its allotment. */
export const previewed: AllotmentPreview = {
  productId: queued().productId,
  symbol: 'LBR3',
  supply: '100',
  requested: '7',
  allotted: '7',
  subscribers: 1,
  empty: 0,
  belowSoftCap: false,
  money: [{ currency: 'SGD', proceeds: '7000.00', fees: '35.00', refunds: '0.00' }],
  resultHash: 'h',
  rows: [{ subscriptionId: queued().productId, number: 'S-1', requested: '7', allotted: '7' }],
}
