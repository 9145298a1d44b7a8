import { diffArrays } from 'diff'

export type Difference<T> =
  | { readonly is: 'same' | 'added' | 'removed'; readonly item: T }
  | { readonly is: 'changed'; readonly before: T; readonly item: T }

/**
 * Returns how one list became another, item by item, with as many items as possible unchanged. Between unchanged items, removed
 * and added ones are paired in their order as changed.
 */
export function differences<T>(before: readonly T[], after: readonly T[]): Difference<T>[] {
  const out: Difference<T>[] = []
  let [i, j] = [0, 0]
  const [gone, come]: [T[], T[]] = [[], []]
  const settle = (): void => void out.push(...settled(gone.splice(0), come.splice(0)))
  for (const { added, removed, count } of diffArrays(before.map(textOf), after.map(textOf))) {
    const [fromBefore, fromAfter] = [added ? 0 : count, removed ? 0 : count]
    if (removed) gone.push(...before.slice(i, i + count))
    else if (added) come.push(...after.slice(j, j + count))
    else {
      settle()
      out.push(...after.slice(j, j + count).map((item): Difference<T> => ({ is: 'same', item })))
    }
    i += fromBefore
    j += fromAfter
  }
  settle()
  return out
}

const textOf = (item: unknown): string => JSON.stringify(item)

function settled<T>(gone: readonly T[], come: readonly T[]): Difference<T>[] {
  const paired = Math.min(gone.length, come.length)
  const changed = come.slice(0, paired).map((item, n): Difference<T> => {
    const [old] = gone.slice(n)
    return old === undefined ? { is: 'added', item } : { is: 'changed', before: old, item }
  })
  return [
    ...changed,
    ...gone.slice(paired).map((item): Difference<T> => ({ is: 'removed', item })),
    ...come.slice(paired).map((item): Difference<T> => ({ is: 'added', item })),
  ]
}
