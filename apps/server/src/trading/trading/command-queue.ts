import type { AnswerOf, Command } from './command.ts'
import type { Waiting } from './batch-in-flight.ts'

/** Maximum number of waiting commands. More are rejected, so that memory is limited (threat TRD-12). */
const MAX_WAITING = 20_000
/** Maximum number per customer, so that a flood of one customer does not delay everybody. */
const MAX_EACH = 1_000
/** Maximum number per API key, so that the owner of a runaway program still has capacity to stop it. */
const MAX_EACH_KEY = 500
/** The target duration of a batch, which determines its size on any machine. */
const BATCH_MS = 100
const SMALLEST = 256
const LARGEST = 2_000
/** The weight of the last batch in the moving average of the time per command. */
const WEIGHT = 0.2

/** The queue of commands for the next batch, in the order of arrival. */
export class CommandQueue {
  private readonly waiting: Waiting[] = []
  private readonly each = new Map<string, number>()
  private arrived = Promise.withResolvers<void>()
  private msACommand = BATCH_MS / LARGEST

  get size(): number {
    return this.waiting.length
  }

  hasRoomFor(command: Command): boolean {
    return this.waiting.length < MAX_WAITING && sendersOf(command).every(([id, max]) => (this.each.get(id) ?? 0) < max)
  }

  enter(waiting: Waiting): void {
    this.waiting.push(waiting)
    this.count(waiting, 1)
    this.arrived.resolve()
  }

  /** Resolves when a command arrives. */
  arrival(): Promise<void> {
    this.arrived = Promise.withResolvers()
    return this.arrived.promise
  }

  /**
   * Returns the next batch. While no batch is running, it is one of `parts`, so that the others are decided while it is
   * written.
   */
  take(parts = 1): Waiting[] {
    const max = Math.min(LARGEST, Math.max(SMALLEST, Math.floor(BATCH_MS / this.msACommand)))
    const size = Math.min(max, Math.ceil(this.waiting.length / parts))
    const batch = this.waiting.splice(0, size)
    for (const waiting of batch) this.count(waiting, -1)
    return batch
  }

  /** Adapts the size of the next batches to the duration of one. */
  adaptBatchSize(commands: number, ms: number): void {
    this.msACommand += WEIGHT * (ms / commands - this.msACommand)
  }

  refuseAll(refusal: AnswerOf[Command['kind']]): void {
    for (const waiting of this.waiting.splice(0)) waiting.answer(refusal)
    this.each.clear()
  }

  private count({ command }: Waiting, by: 1 | -1): void {
    for (const [id] of sendersOf(command)) {
      const now = (this.each.get(id) ?? 0) + by
      if (now === 0) this.each.delete(id)
      else this.each.set(id, now)
    }
  }
}

/**
 * Returns the senders for which a command counts, each with its maximum. Commands of the exchange itself count for
 * nobody.
 */
function sendersOf(command: Command): readonly (readonly [id: string, max: number])[] {
  if (!('customer' in command) || isOfTheExchange(command)) return []
  const { customer, apiKey } = command
  return apiKey === undefined
    ? [[customer, MAX_EACH]]
    : [
        [customer, MAX_EACH],
        [apiKey, MAX_EACH_KEY],
      ]
}

const isOfTheExchange = (command: Command): boolean => command.kind === 'cancel' && command.cause === 'barred'
