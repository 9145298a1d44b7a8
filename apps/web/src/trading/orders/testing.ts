import type { Order } from './orders.queries.ts'

/** A resting order; `about` overrides its fields. */
export const anOrder = (id: string, about: Partial<Order> = {}): Order => ({
  id,
  symbol: 'AURB-tUSD',
  side: 'buy',
  type: 'limit',
  flag: 'gtc',
  stop: null,
  triggeredAt: null,
  until: null,
  price: '12.50',
  cashQuantity: null,
  quantity: '20',
  filled: '0',
  average: null,
  value: '250.000000',
  filledValue: '0.000000',
  fee: '0.000000',
  feeCoin: 'tUSD',
  coinFee: null,
  status: 0,
  cancelCause: null,
  clientOrderId: id,
  placedAt: '2026-11-22T00:00:00.000Z',
  closedAt: null,
  ...about,
})
