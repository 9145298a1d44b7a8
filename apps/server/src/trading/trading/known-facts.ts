import type { ActorFacts, LockedState } from './locked-rows.sql.ts'

/** Maximum number of customers in memory. The one that was read first leaves first. */
const MAX_ACTORS = 20_000
/** Maximum number of changes read at once. After more, nothing in memory counts. */
export const MAX_CHANGES = 5_000

/** A change since the last read: of one customer, of the markets, or of the whole exchange. */
export type FactChange = readonly [subject: 'customer' | 'markets' | 'exchange', customer: string | null]
/** The facts that are the same for every customer. */
type SharedFacts = Pick<LockedState, 'markets' | 'exchange' | 'fees' | 'feePrices'>
type KnownActor = ActorFacts & { readonly id: string }

/**
 * The facts that earlier batches of a leadership have read. Each batch first reads the changes since then, in the
 * transaction that locks its customers and the markets. So the facts equal those of the tables at that moment
 * (threat AZ-06).
 */
export class KnownFacts {
  /** The snapshot of the last read, as PostgreSQL writes a `pg_snapshot`. A change that it does not show is unread. */
  readUpTo: string
  /** True if a change was read that the watchlist may not have yet. */
  hasNews = true
  private readonly actors = new Map<string, KnownActor>()
  private shared: SharedFacts | undefined

  /** `xmin`: the oldest transaction whose changes may be unread. */
  constructor(xmin: string) {
    this.readUpTo = `${xmin}:${xmin}:`
  }

  /** Returns the facts of a batch with these customers; undefined if some are unknown. */
  of(customers: readonly string[]): (SharedFacts & { readonly actors: readonly KnownActor[] }) | undefined {
    if (this.shared === undefined) return undefined
    const actors: KnownActor[] = []
    for (const customer of new Set(customers)) {
      const actor = this.actors.get(customer)
      if (actor === undefined) return undefined
      actors.push(actor)
    }
    return { ...this.shared, actors }
  }

  /** Forgets what has changed. The owner's facts are also those of the sub-accounts. */
  forget(changes: readonly FactChange[], readUpTo: string): void {
    this.readUpTo = readUpTo
    if (changes.length === 0) return
    this.hasNews = true
    if (changes.some(([subject]) => subject !== 'customer')) this.shared = undefined
    const gone = new Set(changes.map(([, customer]) => customer))
    if (changes.length > MAX_CHANGES || changes.some(([subject]) => subject === 'exchange')) this.forgetAll()
    else for (const { id, person } of this.actors.values()) if (gone.has(id) || gone.has(person)) this.actors.delete(id)
  }

  /** Keeps facts that were read after the changes. */
  keep({ actors, markets, exchange, fees, feePrices }: SharedFacts & Pick<LockedState, 'actors'>): void {
    this.shared = { markets, exchange, fees, feePrices }
    for (const actor of actors) {
      this.actors.delete(actor.id)
      this.actors.set(actor.id, actor)
    }
    for (const id of this.actors.keys()) {
      if (this.actors.size <= MAX_ACTORS) break
      this.actors.delete(id)
    }
  }

  private forgetAll(): void {
    this.shared = undefined
    this.actors.clear()
  }
}
