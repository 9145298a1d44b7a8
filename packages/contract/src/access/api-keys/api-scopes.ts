import type { ApiScope } from '@tessera/domain/access/api-keys/key.ts'

/** True if a broker's key opens the row: a power of attorney covers orders and reading, and moves no money. */
export const opensToBroker = (path: string): boolean =>
  scopeOfPath[path] === 'read' || path.startsWith('ex/api/v1/orders/')

/** Which right of an API key opens which row. A row that does not stand here is closed to every key. */
export const scopeOfPath: Readonly<Record<string, ApiScope>> = {
  'ex/api/v1/accounts/average_cost': 'read',
  'ex/api/v1/accounts/overview': 'read',
  'ex/api/v1/accounts/flowing_water': 'read',
  'ex/api/v1/accounts/flowing_water_csv': 'read',
  'ex/api/v1/deposits/address': 'read',
  'ex/api/v1/deposits/list': 'read',
  'ex/api/v1/distributions/list': 'read',
  'ex/api/v1/distributions/totals': 'read',
  'ex/api/v1/idempotency/get': 'read',
  'ex/api/v1/internal_transfers/list': 'read',
  'ex/api/v1/orders/current': 'read',
  'ex/api/v1/orders/history': 'read',
  'ex/api/v1/orders/one': 'read',
  'ex/api/v1/orders/preview': 'read',
  'ex/api/v1/subscriptions/get': 'read',
  'ex/api/v1/subscriptions/quote': 'read',
  'ex/api/v1/subscriptions/list': 'read',
  'ex/api/v1/trades/mine': 'read',
  'ex/api/v1/transfers/list': 'read',
  'ex/api/v1/transfers/one': 'read',
  'ex/api/v1/withdrawals/get': 'read',
  'ex/api/v1/withdrawals/list': 'read',
  'ex/api/v1/withdrawals/list_addresses': 'read',
  'ex/api/v1/withdrawals/terms': 'read',
  'ex/api/v1/orders/cancel': 'trade',
  'ex/api/v1/orders/cancel_all': 'trade',
  'ex/api/v1/orders/place': 'trade',
  'ex/api/v1/orders/test': 'trade',
  'ex/api/v1/subscriptions/create': 'trade',
  'ex/api/v1/subscriptions/withdraw': 'trade',
  'ex/api/v1/transfers/create': 'trade',
  'ex/api/v1/withdrawals/cancel': 'withdraw',
  'ex/api/v1/withdrawals/create': 'withdraw',
}
