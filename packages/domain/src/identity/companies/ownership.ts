import { LISTED_SHARE, WHOLE_SHARE } from './persons.ts'

/** Maximum number of stakes in a chain from a person to the company. */
export const MAX_LAYERS = 6
export const MAX_ENTITIES = 20
export const MAX_STAKES = 60

/** An owner that is not a natural person. */
export type OwnerEntity = {
  readonly id: string
  readonly name: string
  readonly registrationNumber: string | null
  readonly country: string | null
}
/** `ownerId` holds `share` hundredths of a percent of the entity `ofId`; null is the applicant company. */
export type Stake = { readonly ownerId: string; readonly ofId: string | null; readonly share: number }
/** The indirect owners. A person's direct share of the company is a field of the person and not in this list. */
export type OwnershipStructure = {
  readonly entities: readonly OwnerEntity[]
  readonly stakes: readonly Stake[]
  /** Declared by the customer: people with less than 25 % each hold the rest. */
  readonly restBelow: boolean
}
export const noStructure: OwnershipStructure = { entities: [], stakes: [], restBelow: false }

/** Effective shares are whole parts of this number. Each layer divides by 10,000, so no share is rounded. */
export const WHOLE_PARTS = BigInt(WHOLE_SHARE) ** BigInt(MAX_LAYERS)
const LISTED_PARTS = (WHOLE_PARTS * BigInt(LISTED_SHARE)) / BigInt(WHOLE_SHARE)
/** True for 25 % or more. A person with such a share must be listed. */
export const isListedShare = (parts: bigint): boolean => parts >= LISTED_PARTS

export type DirectHolder = { readonly id: string; readonly share: number | null }
export type StructureFaultCode =
  | 'COMPANY_OWNER_UNKNOWN'
  | 'COMPANY_STAKE_TWICE'
  | 'COMPANY_ENTITY_TWICE'
  | 'COMPANY_OWNERSHIP_CYCLE'
  | 'COMPANY_LAYERS_TOO_MANY'
  | 'COMPANY_SHARES_TOO_MANY'
/** `entityId` is the entity to correct; null is the company itself. */
export type StructureFault = { readonly code: StructureFaultCode; readonly entityId: string | null }

/** Returns all stakes, including the direct ones of persons. */
export const allStakes = (structure: OwnershipStructure, persons: readonly DirectHolder[]): readonly Stake[] => [
  ...persons.flatMap(({ id, share }) => (share === null ? [] : [{ ownerId: id, ofId: null, share }])),
  ...structure.stakes,
]

/** Returns the first reason for which effective shares cannot be computed; undefined if there is none. */
export function structureFault(
  structure: OwnershipStructure,
  persons: readonly DirectHolder[],
): StructureFault | undefined {
  const stakes = allStakes(structure, persons)
  const entityIds = new Set(structure.entities.map(({ id }) => id))
  const owners = new Set([...entityIds, ...persons.map(({ id }) => id)])
  // One id for two owners would count the shares of one of them twice.
  const shared = structure.entities.find(
    ({ id }, at) =>
      persons.some((person) => person.id === id) || structure.entities.findIndex((e) => e.id === id) !== at,
  )
  if (shared !== undefined) return { code: 'COMPANY_STAKE_TWICE', entityId: shared.id }
  // One entity under two ids could hold 25 % in two smaller parts, each with other owners.
  const same = structure.entities.find(
    (entity, at) => structure.entities.findIndex((other) => isSameEntity(entity, other)) !== at,
  )
  if (same !== undefined) return { code: 'COMPANY_ENTITY_TWICE', entityId: same.id }
  const unknown = stakes.find(({ ownerId, ofId }) => !owners.has(ownerId) || (ofId !== null && !entityIds.has(ofId)))
  if (unknown !== undefined) return { code: 'COMPANY_OWNER_UNKNOWN', entityId: unknown.ofId }
  const twice = stakes.find((stake, at) => stakes.findIndex((other) => isSameStake(stake, other)) !== at)
  if (twice !== undefined) return { code: 'COMPANY_STAKE_TWICE', entityId: twice.ofId }
  const heights = layersBehind(stakes, [...entityIds])
  const inCycle = structure.entities.find(({ id }) => !heights.has(id))
  if (inCycle !== undefined) return { code: 'COMPANY_OWNERSHIP_CYCLE', entityId: inCycle.id }
  if ((heights.get(null) ?? 0) > MAX_LAYERS) return { code: 'COMPANY_LAYERS_TOO_MANY', entityId: null }
  const over = [null, ...entityIds].find((id) => totalShareOf(stakes, id) > WHOLE_SHARE)
  return over === undefined ? undefined : { code: 'COMPANY_SHARES_TOO_MANY', entityId: over }
}

/** True if both are one entity of a register: the same country and number, whatever their spelling. */
const isSameEntity = (a: OwnerEntity, b: OwnerEntity): boolean =>
  a.id === b.id || (plainNumber(a) !== '' && plainNumber(a) === plainNumber(b) && a.country === b.country)
const plainNumber = ({ registrationNumber }: OwnerEntity): string =>
  (registrationNumber ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const isSameStake = (a: Stake, b: Stake): boolean => a.ownerId === b.ownerId && a.ofId === b.ofId
const totalShareOf = (stakes: readonly Stake[], id: string | null): number =>
  stakes.reduce((sum, { ofId, share }) => (ofId === id ? sum + share : sum), 0)

/**
 * Returns the length of the longest chain of stakes behind the company (null) and behind each entity. Leaves out an
 * entity that owns itself through others, or is owned by such an entity.
 */
function layersBehind(stakes: readonly Stake[], entityIds: readonly string[]): ReadonlyMap<string | null, number> {
  const heights = new Map<string | null, number>()
  const isEntity = new Set(entityIds)
  let open: (string | null)[] = [null, ...entityIds]
  for (let before = -1; before !== open.length;) {
    before = open.length
    open = open.filter((id) => {
      const owners = stakes.filter(({ ofId }) => ofId === id).map(({ ownerId }) => ownerId)
      const known = owners.map((owner) => (isEntity.has(owner) ? heights.get(owner) : 0))
      if (known.some((height) => height === undefined)) return true
      heights.set(id, Math.max(0, ...known.map((height) => (height ?? 0) + 1)))
      return false
    })
  }
  return heights
}

export type Effective = {
  /**
   * The effective share of each person and entity in parts of the whole. A person or entity without a share is absent.
   */
  readonly of: ReadonlyMap<string, bigint>
  /** The parts that listed persons hold. */
  readonly listed: bigint
  /** The parts that no listed person holds. */
  readonly rest: bigint
}

/**
 * Returns the effective share of every owner: the sum over all paths to the company of the product of the shares on the
 * path. Expects a structure in which `structureFault` finds no fault.
 */
export function effectiveShares(structure: OwnershipStructure, persons: readonly DirectHolder[]): Effective {
  const stakes = allStakes(structure, persons)
  const known = new Map<string, bigint>()
  const partsOf = (id: string | null): bigint => {
    if (id === null) return WHOLE_PARTS
    const before = known.get(id)
    if (before !== undefined) return before
    const parts = stakes.reduce(
      (sum, { ownerId, ofId, share }) =>
        ownerId === id ? sum + (partsOf(ofId) * BigInt(share)) / BigInt(WHOLE_SHARE) : sum,
      0n,
    )
    known.set(id, parts)
    return parts
  }
  for (const { ownerId } of stakes) partsOf(ownerId)
  const listed = persons.reduce((sum, { id }) => sum + partsOf(id), 0n)
  return { of: new Map([...known].filter(([, parts]) => parts > 0n)), listed, rest: WHOLE_PARTS - listed }
}

/** Returns the entities with 25 % or more that have no listed owner, so the persons behind them are unknown. */
export const entitiesWithoutOwners = (structure: OwnershipStructure, { of }: Effective): readonly OwnerEntity[] =>
  structure.entities.filter(
    ({ id }) => isListedShare(of.get(id) ?? 0n) && !structure.stakes.some(({ ofId }) => ofId === id),
  )

/** Formats parts of the whole as exact percent: `30`, `12.5`, `8.3333`. */
export function partsText(parts: bigint): string {
  const scale = WHOLE_PARTS / 100n
  const digits = (parts % scale)
    .toString()
    .padStart(String(scale).length - 1, '0')
    .replace(/0+$/, '')
  return digits === '' ? String(parts / scale) : `${parts / scale}.${digits}`
}
