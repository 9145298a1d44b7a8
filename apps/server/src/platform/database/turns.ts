import { contention } from '#platform/observing/metrics.ts'
import { type Bounds, Semaphore } from './semaphore.ts'

/**
 * The share of one account: at most a few of a node's twenty connections. Further requests wait less than
 * `lock_timeout`. So if the account is locked, they are refused before the first ones time out, and take no connection.
 */
export const ACCOUNT_SHARE = { atOnce: 4, maxWaiting: 100, patienceMs: 1_500 } as const satisfies Bounds

/**
 * Gives each account a share of the node. Its requests run a few at a time, in the order of their arrival, before any
 * takes a connection. So an account that is locked or sends many requests delays no other account (OPS-15).
 */
export class Turns {
  private readonly accounts = new Map<string, Semaphore>()
  private readonly share: Bounds

  constructor(share: Bounds = ACCOUNT_SHARE) {
    this.share = share
  }

  /** Runs `work` when it is its turn. Returns `busy` without running it when its turn does not come in time. */
  async take<T>(owner: string, work: () => Promise<T>): Promise<T | 'busy'> {
    const places = this.accounts.get(owner) ?? new Semaphore(this.share)
    this.accounts.set(owner, places)
    const outcome = await places.take(work).finally(() => {
      if (places.isEmpty) this.accounts.delete(owner)
    })
    if (outcome === 'busy') contention.inc({ at: 'turn' })
    return outcome
  }
}
