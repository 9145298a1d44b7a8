import { isFrom } from '@tessera/domain/access/api-keys/ips.ts'
import { activeKeys } from '#access/api-keys/authenticate.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { coalesced } from '#platform/revocation/revocation-bus.ts'
import { activeListenKeys } from './listen-keys.sql.ts'

/** Maximum number of streams per customer. Beyond it, the oldest is closed. */
const MAX_PER_CUSTOMER = 20

/** A stream that a key opened, with its address. `end` closes it and removes it here. */
export type OpenStream = {
  readonly apiKeyId: string
  /** The listen key that opened it; undefined if it was opened by a signature. */
  readonly listenKeyId?: string
  readonly customerId: string
  readonly ip: string
  readonly end: () => void
}

/** All streams that keys have open on this node. */
export class OpenStreams {
  private readonly deps: Pick<Deps, 'db' | 'log'>
  /** In the order in which they were opened. */
  private readonly all = new Set<OpenStream>()

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.deps = deps
  }

  /** Adds a new stream, and closes the oldest ones beyond the maximum. */
  add(opened: OpenStream): void {
    this.all.add(opened)
    const own = [...this.all].filter(({ customerId }) => customerId === opened.customerId)
    for (const { end } of own.slice(0, Math.max(0, own.length - MAX_PER_CUSTOMER))) end()
  }

  delete(opened: OpenStream): void {
    this.all.delete(opened)
  }

  /**
   * Closes the streams of keys that were deleted, stopped or limited to other addresses, and of expired listen keys.
   * The change may have been made on any node (threat API-07).
   */
  readonly endRevoked = coalesced(() => this.closeEnded())

  private async closeEnded(): Promise<void> {
    const all = [...this.all]
    if (all.length === 0) return
    try {
      const keys = await activeKeys(
        this.deps,
        all.map(({ apiKeyId }) => apiKeyId),
      )
      const listenKeys = await activeListenKeys(
        this.deps,
        all.flatMap(({ listenKeyId }) => listenKeyId ?? []),
      )
      for (const { apiKeyId, listenKeyId, ip, end } of all) {
        const ips = keys.get(apiKeyId)
        const isAllowedIp = ips !== undefined && isFrom(ip, ips)
        if (!isAllowedIp || (listenKeyId !== undefined && !listenKeys.has(listenKeyId))) end()
      }
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the rights of open streams could not be checked')
    }
  }
}
