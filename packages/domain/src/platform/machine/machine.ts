/** Rows of a state machine: from → event → to. A target without its own row does not compile. */
export type Table<S extends string = string> = { readonly [From in S]: { readonly [event: string]: S } }
type MachineOf<T extends Table> = { readonly first: keyof T & string; readonly table: T }
/** Any machine, without the type of its rows. */
export type Machine = { readonly first: string; readonly table: Table }

export type StatusOf<M extends Machine> = keyof M['table'] & string
type EventsIn<T> = { [S in keyof T]: keyof T[S] }[keyof T] & string
export type EventOf<M extends Machine> = EventsIn<M['table']>

/**
 * Defines a state machine. Its table determines the contract's enum, the SQL guard, the reasons for disabled buttons,
 * the status badge, and the state diagram in the docs.
 */
export const machine = <S extends string, const T extends Table<S> & { readonly [From in S]: unknown }>(
  first: keyof T & string,
  table: T & Table<keyof T & S>,
): MachineOf<T> => ({ first, table })

/** Returns every status in the order of the table, at least one. */
export const statusesOf = <M extends Machine>(m: M): [StatusOf<M>, ...StatusOf<M>[]] =>
  Object.keys(m.table) as [StatusOf<M>, ...StatusOf<M>[]]

/** Returns the statuses in which `event` is allowed. */
export const statusesAllowing = <M extends Machine>(m: M, event: EventOf<M>): StatusOf<M>[] =>
  statusesOf(m).filter((status) => m.table[status]?.[event] !== undefined)

/** Returns the target of `event` from `status`; undefined if it is not allowed there. */
export const next = <M extends Machine>(m: M, status: StatusOf<M>, event: EventOf<M>): StatusOf<M> | undefined =>
  m.table[status]?.[event]

/**
 * Returns all legal transitions without duplicates; creation is a transition from null. They are the rows of
 * `legal_edge`.
 */
export function edgesOf(m: Machine): { from: string | null; to: string }[] {
  const edges = new Map<string, { from: string | null; to: string }>()
  edges.set(`>${m.first}`, { from: null, to: m.first })
  for (const [start, row] of Object.entries(m.table))
    for (const to of Object.values(row)) edges.set(`${start}>${to}`, { from: start, to })
  return [...edges.values()]
}

/** True for a status without events. */
export const isFinal = (m: Machine, status: string): boolean => Object.keys(m.table[status] ?? {}).length === 0
