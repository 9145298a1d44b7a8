import { expect, test } from 'vitest'
import { isFound } from './history.ts'

const row = {
  coin: 'tUSD',
  number: 'W-1a2b3c4d',
  remark: 'Cold wallet',
  counterparty: null,
  txId: null,
  trade: { market: 'AURB-tUSD' },
}

test.each([
  ['', true],
  [' w-1A2B ', true],
  ['cold', true],
  ['coldwallet', true],
  ['aurb', true],
  ['SGD', false],
])('a search for %j finds the row: %s', (search, found) => {
  expect(isFound(row, search)).toBe(found)
})
