import type { LineRow, OrderRow } from './bank-columns.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const at = '2026-01-01T00:00:00.000Z'

/** An incoming payment that matches nothing, for tests. */
export const queuedLine = (about: Partial<LineRow> = {}): LineRow => ({
  id,
  bank: 'HKSB',
  lineId: 'L-9',
  accountNumber: '12345',
  direction: 'in',
  coin: 'SGD',
  amount: '500.00',
  payerName: 'Lim Jia Wen',
  text: '',
  bookedOn: '2026-01-01',
  status: 'queued',
  reason: null,
  sameAs: null,
  order: null,
  customer: null,
  payout: null,
  distribution: null,
  importedAt: at,
  proposed: false,
  ...about,
})

/** An unpaid order, for tests. */
export const openOrder = (about: Partial<OrderRow> = {}): OrderRow => ({
  id,
  number: 'FD2601010001',
  fiat: 'SGD',
  amount: '20000000.00',
  settled: null,
  reference: 'TSABCD',
  payee: 'Tessera',
  bank: 'HKSB',
  bankCode: null,
  accountNumber: '12345',
  proof: null,
  payer: null,
  status: 'checking',
  createdAt: at,
  expiresAt: at,
  paidAt: at,
  completedAt: null,
  cancellable: false,
  customer: { id, number: '30001', email: 'lim@tessera.example', name: 'Lim Jia Wen' },
  ...about,
})
