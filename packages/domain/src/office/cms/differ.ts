import { diffArrays } from 'diff'

export type Difference<T> =
  | { readonly is: 'same' | 'added' | 'removed'; readonly item: T }
  | { readonly is: 'changed'; readonly before: T; readonly item: T }

/**
 * Returns how one list became another, item by item, with as many items as possible unchanged. Between unchanged items,
 * removed and added ones are paired in order and returned as changed.
 */
export function differences<T>(before: readonly T[], after: readonly T[]): Difference<T>[] {
  const out: Difference<T>[] = []
  let [i, j] = [0, 0]
  const [removedItems, addedItems]: [T[], T[]] = [[], []]
  const settle = (): void => void out.push(...settled(removedItems.splice(0), addedItems.splice(0)))
  for (const { added, removed, count } of diffArrays(before.map(textOf), after.map(textOf))) {
    const [fromBefore, fromAfter] = [added ? 0 : count, removed ? 0 : count]
    if (removed) removedItems.push(...before.slice(i, i + count))
    else if (added) addedItems.push(...after.slice(j, j + count))
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

function settled<T>(removed: readonly T[], added: readonly T[]): Difference<T>[] {
  const paired = Math.min(removed.length, added.length)
  const changed = added.slice(0, paired).map((item, n): Difference<T> => {
    const [old] = removed.slice(n)
    return old === undefined ? { is: 'added', item } : { is: 'changed', before: old, item }
  })
  return [
    ...changed,
    ...removed.slice(paired).map((item): Difference<T> => ({ is: 'removed', item })),
    ...added.slice(paired).map((item): Difference<T> => ({ is: 'added', item })),
  ]
}
