import type { FastifyInstance } from 'fastify'
import type { SharedClient } from './clients.ts'

const LOOK_MS = 250
/** Looks for which the database is given to answer. They are counted, so that a machine which stood still itself hears no silence. */
const PATIENCE = 5
/** A connection that was silent for so long is given up. */
const LOST = 40

type Waiting = { looks: number; readonly giveUp: (error: Error) => void }

/**
 * Whether the database answers at all, asked only while somebody waits for longer than a moment, on the connection that every
 * request needs first. While it does not, whoever waits hears within two seconds that the server is busy: what became of their
 * request is found by its key (threat OPS-02).
 */
export class DatabaseWatchdog {
  private readonly shared: SharedClient
  private readonly waiting = new Set<Waiting>()
  private timer: NodeJS.Timeout | undefined
  private asked = false
  private silent = 0

  constructor(shared: SharedClient) {
    this.shared = shared
  }

  async within<T>(work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const waiting: Waiting = { looks: 0, giveUp: reject }
    this.waiting.add(waiting)
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref()
    try {
      return await Promise.race([work, promise])
    } finally {
      this.waiting.delete(waiting)
    }
  }

  private look(): void {
    if (this.waiting.size === 0) {
      clearInterval(this.timer)
      this.timer = undefined
      return
    }
    for (const each of this.waiting) each.looks += 1
    const all = [...this.waiting]
    if (this.asked) this.silent += 1
    else if (all.some(({ looks }) => looks > 1)) void this.ask()
    if (this.silent === LOST) this.shared.giveUp()
    if (this.silent < PATIENCE) return
    const silence = new DOMException('the database does not answer', 'TimeoutError')
    for (const { looks, giveUp } of all) if (looks >= PATIENCE) giveUp(silence)
  }

  private async ask(): Promise<void> {
    this.asked = true
    // An error is an answer as well: whoever waits hears of it by their own statement.
    await this.shared.query({ text: 'select 1' }).catch(() => undefined)
    this.asked = false
    this.silent = 0
  }
}

/** Every answer of the app waits no longer than the database answers; asked before its routes are there. */
export function guarded(app: FastifyInstance, shared: SharedClient): DatabaseWatchdog {
  const pulse = new DatabaseWatchdog(shared)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      return answer instanceof Promise ? pulse.within(answer) : answer
    }
  })
  return pulse
}
