export type Difference<T> =
  | { readonly is: 'same' | 'added' | 'removed'; readonly item: T }
  | { readonly is: 'changed'; readonly before: T; readonly item: T }

/**
 * How one list became another, item by item: the longest part that both share stays, and where as many went as came, they
 * were changed in their order.
 */
export function differences<T>(before: readonly T[], after: readonly T[]): Difference<T>[] {
  const [old, fresh] = [before.map(textOf), after.map(textOf)]
  const shared = sharedLengths(old, fresh)
  const out: Difference<T>[] = []
  let [i, j] = [0, 0]
  const [gone, come]: [T[], T[]] = [[], []]
  const settle = (): void => void out.push(...settled(gone.splice(0), come.splice(0)))
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]]
    if (left !== undefined && right !== undefined && old[i] === fresh[j]) {
      settle()
      out.push({ is: 'same', item: right })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(shared, i + 1, j) >= at(shared, i, j + 1))) {
      gone.push(left)
      i += 1
    } else if (right !== undefined) {
      come.push(right)
      j += 1
    }
  }
  settle()
  return out
}

const textOf = (item: unknown): string => JSON.stringify(item)
const at = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0

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

/** Of the ends of both lists from i and j on: how many items they share in order. */
function sharedLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from({ length: fresh.length + 1 }, () => 0))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (row === undefined) continue
      row[j] = old[i] === fresh[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  return table
}
