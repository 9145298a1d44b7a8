import { contention } from '#platform/observing/metrics.ts'
import { type Bounds, Semaphore } from './semaphore.ts'

/**
 * Share of one account: of the twenty connections of a node its requests use a few at a time. The others wait less than `lock_timeout`:
 * on a locked account they are refused before the first ones are, and wait for no lock.
 */
export const ACCOUNT_SHARE = { atOnce: 4, mostWaiting: 100, patienceMs: 1_500 } as const satisfies Bounds

/**
 * Gives each account a share of the node: its requests run a few at a time, in the order in which they came, before any of them takes
 * a connection. So an account that is locked, or asks much at once, keeps nobody else waiting (OPS-15).
 */
export class Turns {
  private readonly accounts = new Map<string, Semaphore>()
  private readonly share: Bounds

  constructor(share: Bounds = ACCOUNT_SHARE) {
    this.share = share
  }

  /** Runs `work` when it is its turn; answers `busy` without running it when its turn does not come in time. */
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
