import { livingKeys } from '../api-keys/authenticate.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { oneByOne } from '../platform/hints.ts'
import { livingListenKeys } from './listen-keys.sql.ts'

/** Streams of one customer; the oldest gives way. */
const MAX_PER_CUSTOMER = 20

/** What a key opened on a socket, from where, and how it ends. */
export type Opened = {
  readonly apiKeyId: string
  /** The listen key by which it was opened; without one it was signed for. */
  readonly listenKeyId?: string
  readonly customerId: string
  readonly ip: string
  readonly end: () => void
}

/** Everything that keys hold open here. */
export class OpenedStreams {
  private readonly deps: Pick<Deps, 'db' | 'log'>
  private readonly of = new Map<object, () => readonly Opened[]>()

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.deps = deps
  }

  add(holder: object, opened: () => readonly Opened[]): void {
    this.of.set(holder, opened)
  }

  delete(holder: object): void {
    this.of.delete(holder)
  }

  makeRoom(customerId: string): void {
    const own = this.all.filter((each) => each.customerId === customerId)
    for (const { end } of own.slice(0, Math.max(0, own.length - MAX_PER_CUSTOMER))) end()
  }

  /** A key that is deleted or stopped or moved elsewhere, and a listen key that is over, on this node or another, close what they opened (threat API-07). */
  readonly endDead = oneByOne(() => this.look())

  private async look(): Promise<void> {
    const { all } = this
    if (all.length === 0) return
    try {
      const keys = await livingKeys(
        this.deps,
        all.map(({ apiKeyId }) => apiKeyId),
      )
      const listenKeys = await livingListenKeys(
        this.deps,
        all.flatMap(({ listenKeyId }) => listenKeyId ?? []),
      )
      for (const { apiKeyId, listenKeyId, ip, end } of all) {
        const ips = keys.get(apiKeyId)
        const isAtHome = ips !== undefined && (ips.length === 0 || ips.includes(ip))
        if (!isAtHome || (listenKeyId !== undefined && !listenKeys.has(listenKeyId))) end()
      }
    } catch (error) {
      this.deps.log.warn({ err: error })
    }
  }

  private get all(): readonly Opened[] {
    return [...this.of.values()].flatMap((opened) => opened())
  }
}
