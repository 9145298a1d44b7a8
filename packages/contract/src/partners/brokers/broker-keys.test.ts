import { expect, test } from 'vitest'
import { opensToBroker, scopeOfPath } from '#access/api-keys/api-scopes.ts'

test('a key of a broker opens orders and reading, and nothing that moves money', () => {
  const open = Object.keys(scopeOfPath).filter(opensToBroker)
  expect(open).toContain('ex/api/v1/orders/place')
  expect(open).toContain('ex/api/v1/orders/cancel_all')
  expect(open).toContain('ex/api/v1/accounts/overview')
  expect(open.filter((path) => scopeOfPath[path] === 'withdraw' || path.endsWith('transfers/create'))).toEqual([])
})
