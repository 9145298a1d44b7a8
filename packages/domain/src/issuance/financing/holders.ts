import type { InvestorClass } from '#identity/investor-classes/classes.ts'

export type Holding = {
  readonly units: bigint
  readonly class: InvestorClass | null
  readonly country: string | null
}
export type HolderGroup = { readonly name: string | null; readonly holders: number; readonly units: bigint }

/** Groups holders by class or country, with their number and units; the group with the most units comes first. */
export function groupHolders(holdings: readonly Holding[], by: 'class' | 'country'): HolderGroup[] {
  const groups = new Map<string | null, { holders: number; units: bigint }>()
  for (const each of holdings) {
    const group = groups.get(each[by]) ?? { holders: 0, units: 0n }
    groups.set(each[by], { holders: group.holders + 1, units: group.units + each.units })
  }
  return [...groups]
    .map(([name, group]) => ({ name, ...group }))
    .toSorted((a, b) =>
      a.units === b.units ? (a.name ?? '~').localeCompare(b.name ?? '~') : a.units > b.units ? -1 : 1,
    )
}
