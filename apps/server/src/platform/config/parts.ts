import type { Bus } from '#platform/revocation/bus.ts'
import { tryWriting } from './check-start.ts'
import type { Config } from './config.ts'
import type { DatabaseState } from '#platform/database/database-state.sql.ts'
import type { Log } from '#platform/observing/log.ts'

const watched = ['chain', 'files'] as const
type Watched = (typeof watched)[number]
/** `up`, or the reason why the part cannot be used. */
type Health = { readonly isUp: boolean; readonly why?: string }

const notYet: Health = { isUp: false, why: 'not checked yet' }

/** One health check of a part. Throws when the part cannot be used. */
export type HealthCheck = () => Promise<void>

/**
 * Health of the outside services of this node, each checked separately. A failed part refuses its own calls and its
 * loops pause. The node stays in service, because everything else works. Without its database it must leave the load
 * balancer.
 */
export class Parts {
  private readonly health: Record<Watched, Health> = { chain: notYet, files: notYet }
  private readonly healthChecks: Record<Watched, HealthCheck>
  private readonly bus: Pick<Bus, 'isUp'> | undefined
  private readonly log: Log

  constructor(
    checkChain: HealthCheck,
    { FILES_DIR }: Pick<Config, 'FILES_DIR'>,
    bus: Pick<Bus, 'isUp'> | undefined,
    log: Log,
  ) {
    this.healthChecks = { chain: checkChain, files: () => tryWriting(FILES_DIR) }
    this.bus = bus
    this.log = log
  }

  isUp(part: Watched): boolean {
    return this.health[part].isUp
  }

  /** Checks one part and remembers the result. Returns the error of a failed part. */
  async check(part: Watched): Promise<unknown> {
    try {
      await this.healthChecks[part]()
      this.set(part, { isUp: true })
      return undefined
    } catch (error) {
      this.set(part, { isUp: false, why: error instanceof Error ? error.message : String(error) })
      return error
    }
  }

  /** Returns the state of each part, for `/readyz`. */
  summary(database: DatabaseState['name'] | 'lost'): Readonly<Record<string, string>> {
    const words = watched.map((part) => [part, statusOf(this.health[part])] as const)
    return {
      database,
      ...Object.fromEntries(words),
      nats: this.bus === undefined ? 'not used' : this.bus.isUp() ? 'up' : 'lost',
    }
  }

  private set(part: Watched, next: Health): void {
    const before = this.health[part]
    this.health[part] = next
    if (before.isUp === next.isUp && before !== notYet) return
    if (next.isUp) this.log.info({ part }, 'a part of the node is usable again')
    else this.log.error({ part, why: next.why }, 'a part of the node failed: its calls are refused, its loops pause')
  }
}

const statusOf = ({ isUp, why }: Health): string => (isUp ? 'up' : `lost: ${why}`)
