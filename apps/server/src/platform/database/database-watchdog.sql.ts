import type { FastifyInstance } from 'fastify'
import type { SharedClient } from './clients.ts'

const CHECK_MS = 250
/**
 * The number of checks in which the database must respond. Checks are counted instead of time, so that a machine that
 * was itself suspended does not detect a silence.
 */
const PATIENCE = 5
/** The number of silent checks after which the connection is given up. */
const LOST = 40

type Waiting = { checks: number; readonly giveUp: (error: Error) => void }

/**
 * A watchdog that checks whether the database responds at all. It runs only while a request takes longer than a moment,
 * on the connection that every request needs first. While the database does not respond, callers get "server busy"
 * within two seconds. They can find the result of their request by its key (threat OPS-02).
 */
export class DatabaseWatchdog {
  private readonly shared: SharedClient
  private readonly waiting = new Set<Waiting>()
  private timer: NodeJS.Timeout | undefined
  private isProbing = false
  private silent = 0

  constructor(shared: SharedClient) {
    this.shared = shared
  }

  async within<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const waiting: Waiting = { checks: 0, giveUp: reject }
    this.waiting.add(waiting)
    this.timer ??= setInterval(() => this.checkWaiting(), CHECK_MS).unref()
    try {
      return await Promise.race([work, promise])
    } finally {
      this.waiting.delete(waiting)
    }
  }

  private checkWaiting(): void {
    if (this.waiting.size === 0) {
      clearInterval(this.timer)
      this.timer = undefined
      return
    }
    for (const each of this.waiting) each.checks += 1
    const all = [...this.waiting]
    if (this.isProbing) this.silent += 1
    else if (all.some(({ checks }) => checks > 1)) void this.ask()
    if (this.silent === LOST) this.shared.giveUp()
    if (this.silent < PATIENCE) return
    const unavailable = new DOMException('the database does not answer', 'TimeoutError')
    for (const { checks, giveUp } of all) if (checks >= PATIENCE) giveUp(unavailable)
  }

  private async ask(): Promise<void> {
    this.isProbing = true
    // An error is a response too. Callers get it from their own statement.
    await this.shared.query({ text: 'select 1' }).catch(() => undefined)
    this.isProbing = false
    this.silent = 0
  }
}

/**
 * Limits every response of the app to the time in which the database responds. Must be called before the routes are
 * registered.
 */
export function guarded(app: FastifyInstance, shared: SharedClient): DatabaseWatchdog {
  const watchdog = new DatabaseWatchdog(shared)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      return answer instanceof Promise ? watchdog.within(answer) : answer
    }
  })
  return watchdog
}
