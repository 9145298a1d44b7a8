import type { DirectHolder, OwnershipStructure } from './ownership.ts'
import { type OwnerNode, ownershipTree } from './ownership-tree.ts'

type Holder = DirectHolder & { readonly name: string }
type Effective = { readonly id: string; readonly percent: string; readonly over: boolean }
/** The texts in the reader's language. */
type Words = {
  readonly rest: string
  readonly over: string
  /** The effective share of the whole company, in percent. */
  readonly ofCompany: (percent: string) => string
}
type LabelledOwner = {
  readonly id: string
  readonly label: string
  /** The share in the owned entity of the level above, such as `60%`. */
  readonly text: string
  readonly note?: string | undefined
  readonly tag?: string | undefined
  readonly below: readonly LabelledOwner[]
}
export type Owners = {
  readonly structure: OwnershipStructure
  readonly persons: readonly Holder[]
  readonly effective: readonly Effective[]
}

/**
 * Returns the ownership tree with names and shares as text. The share without a listed owner comes last on each level.
 */
export function ownerNodes({ structure, persons, effective }: Owners, words: Words): readonly LabelledOwner[] {
  const tree = ownershipTree(structure, persons)
  const names = new Map([...persons, ...structure.entities].map(({ id, name }) => [id, name]))
  const restOf = (at: string, rest: number): LabelledOwner[] =>
    rest === 0 ? [] : [{ id: `${at}:rest`, label: words.rest, text: percent(rest), below: [] }]
  const nodeOf = (path: string, { ownerId, share, owners, rest }: OwnerNode): LabelledOwner => {
    const at = `${path}/${ownerId}`
    const effectiveOfOwner = effective.find(({ id }) => id === ownerId)
    return {
      id: at,
      label: names.get(ownerId) ?? '',
      text: percent(share),
      note: effectiveOfOwner === undefined ? undefined : words.ofCompany(effectiveOfOwner.percent),
      tag: effectiveOfOwner?.over === true ? words.over : undefined,
      below: [...owners.map((node) => nodeOf(at, node)), ...restOf(at, rest)],
    }
  }
  return [...tree.owners.map((node) => nodeOf('', node)), ...restOf('', tree.rest)]
}

/** Hundredths of a percent as text: 1250 → `12.5%`. */
const percent = (share: number): string => `${share / 100}%`
