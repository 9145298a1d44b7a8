import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allStakes,
  effectiveShares,
  isListedShare,
  MAX_LAYERS,
  type OwnershipStructure,
  partsText,
  type Stake,
  structureFault,
  WHOLE_PARTS,
} from './ownership.ts'

type Case = {
  readonly structure: OwnershipStructure
  readonly persons: readonly { id: string; share: number | null }[]
}

const entity = (id: string) => ({ id, name: id, registrationNumber: null, country: null })
/** Layers of entities with persons as their owners. An owner is always in a later layer, so no entity owns itself. */
const layered: fc.Arbitrary<Case> = fc
  .record({
    layers: fc.integer({ min: 1, max: MAX_LAYERS - 1 }),
    shares: fc.array(fc.integer({ min: 1, max: 2500 }), { minLength: 60, maxLength: 60 }),
    links: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    direct: fc.array(fc.option(fc.integer({ min: 1, max: 1200 }), { nil: null }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ layers, shares, links, direct }) => {
    const ids = Array.from({ length: layers }, (_, at) => `e${at}`)
    const persons = direct.map((share, at) => ({ id: `p${at}`, share }))
    const possible = [null, ...ids].flatMap((ofId, at) => [
      ...ids.slice(at, at + 1).map((ownerId) => ({ ownerId, ofId })),
      ...(ofId === null ? [] : persons.map(({ id: ownerId }) => ({ ownerId, ofId }))),
    ])
    const stakes = possible.flatMap((pair, at) => (links[at] === true ? [{ ...pair, share: shares[at] ?? 1 }] : []))
    return { structure: { entities: ids.map(entity), stakes, restBelow: false }, persons }
  })

/**
 * The slow definition: the sum over every path from an owner to the company of the product of its shares, as a
 * fraction.
 */
function byPaths(stakes: readonly Stake[], id: string): { n: bigint; d: bigint } {
  const add = (a: { n: bigint; d: bigint }, b: { n: bigint; d: bigint }) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
  return stakes
    .filter(({ ownerId }) => ownerId === id)
    .map(({ ofId, share }) => {
      const above = ofId === null ? { n: 1n, d: 1n } : byPaths(stakes, ofId)
      return { n: above.n * BigInt(share), d: above.d * 10_000n }
    })
    .reduce(add, { n: 0n, d: 1n })
}

test('an effective share is the exact sum over all paths of the product of the shares on a path', () => {
  fc.assert(
    fc.property(layered, ({ structure, persons }) => {
      expect(structureFault(structure, persons)).toBeUndefined()
      const { of } = effectiveShares(structure, persons)
      for (const { id } of persons) {
        const { n, d } = byPaths(allStakes(structure, persons), id)
        expect((of.get(id) ?? 0n) * d).toBe(n * WHOLE_PARTS)
      }
    }),
  )
})

test('listed shares and the rest add up to the whole, and neither is negative', () => {
  fc.assert(
    fc.property(layered, ({ structure, persons }) => {
      const { listed, rest } = effectiveShares(structure, persons)
      expect(listed + rest).toBe(WHOLE_PARTS)
      expect(rest >= 0n && listed >= 0n).toBe(true)
    }),
  )
})

test('refuses a structure in which an entity owns itself through others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 10_000 }), (length, share) => {
      const ids = Array.from({ length }, (_, at) => `e${at}`)
      const ring = ids.map((ownerId, at) => ({ ownerId, ofId: ids[(at + 1) % length] ?? null, share }))
      const structure = { entities: ids.map(entity), stakes: ring, restBelow: false }
      expect(structureFault(structure, [])?.code).toBe('COMPANY_OWNERSHIP_CYCLE')
    }),
  )
})

test('accepts the longest chain of stakes, and refuses one stake more', () => {
  const chain = (entities: number): OwnershipStructure => {
    const ids = Array.from({ length: entities }, (_, at) => `e${at}`)
    const stakes = [...ids, 'p'].map((ownerId, at) => ({
      ownerId,
      ofId: at === 0 ? null : (ids[at - 1] ?? null),
      share: 1,
    }))
    return { entities: ids.map(entity), stakes, restBelow: false }
  }
  const persons = [{ id: 'p', share: null }]
  expect(structureFault(chain(MAX_LAYERS - 1), persons)).toBeUndefined()
  expect(effectiveShares(chain(MAX_LAYERS - 1), persons).of.get('p')).toBe(1n)
  expect(structureFault(chain(MAX_LAYERS), persons)?.code).toBe('COMPANY_LAYERS_TOO_MANY')
})

test('refuses a stake of an unknown owner, a duplicate stake and stakes above 100 % in one entity', () => {
  const of = (stakes: readonly Stake[]) =>
    structureFault({ entities: [entity('e')], stakes, restBelow: false }, [{ id: 'p', share: 4000 }])
  const held = { ownerId: 'e', ofId: null, share: 6000 }
  expect(of([held])).toBeUndefined()
  expect(of([{ ...held, share: 6001 }])).toEqual({ code: 'COMPANY_SHARES_TOO_MANY', entityId: null })
  expect(of([held, { ownerId: 'q', ofId: 'e', share: 1 }])).toEqual({ code: 'COMPANY_OWNER_UNKNOWN', entityId: 'e' })
  const inE = { ownerId: 'p', ofId: 'e', share: 5000 }
  expect(of([held, inE, inE])).toEqual({ code: 'COMPANY_STAKE_TWICE', entityId: 'e' })
})

test('one registration number in one country is one entity, whatever its spelling', () => {
  const named = (id: string, registrationNumber: string | null, country = 'SG') => ({
    ...entity(id),
    registrationNumber,
    country,
  })
  const fault = (...entities: readonly ReturnType<typeof named>[]) =>
    structureFault({ entities, stakes: [], restBelow: false }, [])
  expect(fault(named('e', '2019-12345 k'), named('f', '201912345K'))).toEqual({
    code: 'COMPANY_ENTITY_TWICE',
    entityId: 'f',
  })
  expect(fault(named('e', '201912345K'), named('f', '201912345K', 'MY'))).toBeUndefined()
  expect(fault(named('e', null), named('f', null), named('g', '--'))).toBeUndefined()
})

test('refuses an entity with the id of a person or of another entity, because its shares would count twice', () => {
  const persons = ['p', 'q'].map((id) => ({ id, share: null }))
  const stakes = [
    { ownerId: 'p', ofId: null, share: 6000 },
    { ownerId: 'q', ofId: 'p', share: 10_000 },
  ]
  const fault = (ids: readonly string[]) =>
    structureFault({ entities: ids.map(entity), stakes, restBelow: false }, persons)
  expect(fault(['p'])).toEqual({ code: 'COMPANY_STAKE_TWICE', entityId: 'p' })
  expect(fault(['e', 'e'])).toEqual({ code: 'COMPANY_STAKE_TWICE', entityId: 'e' })
})

test.each([
  { first: 6000, second: 5000, text: '30', listed: true },
  { first: 5000, second: 5000, text: '25', listed: true },
  { first: 5000, second: 4999, text: '24.995', listed: false },
  { first: 10_000, second: 10_000, text: '100', listed: true },
  { first: 1, second: 1, text: '0.000001', listed: false },
])('$first of the company through $second of its owner is $text percent', ({ first, second, text, listed }) => {
  const stakes = [
    { ownerId: 'e', ofId: null, share: first },
    { ownerId: 'p', ofId: 'e', share: second },
  ]
  const { of } = effectiveShares({ entities: [entity('e')], stakes, restBelow: false }, [{ id: 'p', share: null }])
  const parts = of.get('p') ?? 0n
  expect(partsText(parts)).toBe(text)
  expect(isListedShare(parts)).toBe(listed)
})
