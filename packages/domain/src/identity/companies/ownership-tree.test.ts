import { expect, test } from 'vitest'
import { ownershipTree } from './ownership-tree.ts'

const entities = [{ id: 'e', name: 'Anchor', registrationNumber: null, country: null }]

test('lists owners by share, and the rest of each level last', () => {
  const stakes = [
    { ownerId: 'e', ofId: null, share: 6000 },
    { ownerId: 'q', ofId: 'e', share: 5000 },
  ]
  const persons = [
    { id: 'p', share: 3000 },
    { id: 'q', share: null },
  ]
  expect(ownershipTree({ entities, stakes, restBelow: true }, persons)).toEqual({
    owners: [
      { ownerId: 'e', share: 6000, rest: 5000, owners: [{ ownerId: 'q', share: 5000, rest: 0, owners: [] }] },
      { ownerId: 'p', share: 3000, rest: 0, owners: [] },
    ],
    rest: 1000,
  })
})

test('returns no tree for a structure with a fault', () => {
  const stakes = [{ ownerId: 'e', ofId: 'e', share: 1 }]
  expect(ownershipTree({ entities, stakes, restBelow: false }, [])).toEqual({ owners: [], rest: 10_000 })
})
