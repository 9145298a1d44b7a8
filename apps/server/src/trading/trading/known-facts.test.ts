import { expect, test } from 'vitest'
import { KnownFacts, MAX_CHANGES } from './known-facts.ts'
import type { LockedState } from './locked-rows.sql.ts'

type Actor = LockedState['actors'][number]

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the memory only looks at ids and persons
const actor = (id: string, person = id): Actor => ({ id, person }) as Actor
const shared = { markets: [], fees: '0', feePrices: [], exchange: { authenticator: false } }
/** A memory that has read these customers. */
function memoryOf(...actors: Actor[]): KnownFacts {
  const known = new KnownFacts('1')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  known.keep({ ...shared, actors } as unknown as LockedState)
  return known
}
const idsOf = (known: KnownFacts, ...customers: string[]) => known.of(customers)?.actors.map(({ id }) => id)

test('knows nothing before the first read, and no customer that was not read', () => {
  expect(new KnownFacts('1').of([])).toBeUndefined()
  expect(new KnownFacts('7').readUpTo).toBe('7:7:')
  const known = memoryOf(actor('anna'))
  expect(idsOf(known, 'anna', 'anna')).toEqual(['anna'])
  expect(idsOf(known, 'anna', 'ben')).toBeUndefined()
})

test('forgets a customer that changed, with its sub-accounts, and no other', () => {
  const known = memoryOf(actor('anna'), actor('sub', 'anna'), actor('ben'))
  known.forget([['customer', 'anna']], '9:9:')
  expect([idsOf(known, 'anna'), idsOf(known, 'sub'), idsOf(known, 'ben')]).toEqual([undefined, undefined, ['ben']])
  expect(known.readUpTo).toBe('9:9:')
})

test.each(['markets', 'exchange'] as const)('a change of the %s makes the next batch read everything', (subject) => {
  const known = memoryOf(actor('anna'))
  known.forget([[subject, null]], '9:9:')
  expect(known.of([])).toBeUndefined()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  known.keep({ ...shared, actors: [] } as unknown as LockedState)
  // The rules of the exchange are a part of the facts of each customer.
  expect(idsOf(known, 'anna')).toEqual(subject === 'exchange' ? undefined : ['anna'])
})

test('forgets everything after more changes than it reads', () => {
  const known = memoryOf(actor('anna'))
  known.forget(
    Array.from({ length: MAX_CHANGES + 1 }, (_, id) => ['customer', `other ${id}`] as const),
    '9:9:',
  )
  expect(known.of([])).toBeUndefined()
})

test('keeps the facts of 20,000 customers, and forgets those that it read first', () => {
  const known = memoryOf(...Array.from({ length: 20_001 }, (_, n) => actor(`customer ${n}`)))
  expect(idsOf(known, 'customer 0')).toBeUndefined()
  expect(idsOf(known, 'customer 1', 'customer 20000')).toEqual(['customer 1', 'customer 20000'])
})
