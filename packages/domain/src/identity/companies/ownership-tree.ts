import { allStakes, type DirectHolder, type OwnershipStructure, structureFault } from './ownership.ts'
import { WHOLE_SHARE } from './persons.ts'

export type OwnerNode = {
  readonly ownerId: string
  /** The share in the owned entity of the level above, in hundredths of a percent. */
  readonly share: number
  readonly owners: readonly OwnerNode[]
  /** The share of this entity that no listed owner holds; 0 for a person. */
  readonly rest: number
}
export type OwnerTree = { readonly owners: readonly OwnerNode[]; readonly rest: number }

/**
 * Returns the owners of the company as a tree. An owner with several stakes appears once under each of them. Empty
 * while the structure has a fault.
 */
export function ownershipTree(structure: OwnershipStructure, persons: readonly DirectHolder[]): OwnerTree {
  if (structureFault(structure, persons) !== undefined) return { owners: [], rest: WHOLE_SHARE }
  const stakes = allStakes(structure, persons)
  const isEntity = new Set(structure.entities.map(({ id }) => id))
  const level = (ofId: string | null): OwnerTree => {
    const held = stakes.filter((stake) => stake.ofId === ofId).toSorted((a, b) => b.share - a.share)
    const owners = held.map(({ ownerId, share }) => {
      const below = isEntity.has(ownerId) ? level(ownerId) : { owners: [], rest: 0 }
      return { ownerId, share, ...below }
    })
    return { owners, rest: WHOLE_SHARE - held.reduce((sum, { share }) => sum + share, 0) }
  }
  return level(null)
}
