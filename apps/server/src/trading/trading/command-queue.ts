import type { AnswerOf, Command } from './command.ts'
import type { Waiting } from './batch-in-flight.ts'

/** Commands that wait beyond this are refused: memory stays bounded (threat TRD-12). */
const MAX_WAITING = 20_000
/** At most so many of one customer, so that a flood of one does not become everybody's queue. */
const MAX_EACH = 1_000
/** At most so many by one API key: a program that runs wild leaves room for its owner, who wants to stop it. */
const MAX_EACH_KEY = 500
/** A batch is as large as takes about so long, however fast the machine is. */
const BATCH_MS = 100
const SMALLEST = 256
const LARGEST = 2_000
/** How much the last batch counts in what a command is thought to take. */
const WEIGHT = 0.2

/** Where commands wait for the next batch, in the order in which they came. */
export class CommandQueue {
  private readonly waiting: Waiting[] = []
  private readonly each = new Map<string, number>()
  private arrived = Promise.withResolvers<void>()
  private msACommand = BATCH_MS / LARGEST

  get size(): number {
    return this.waiting.length
  }

  hasRoomFor(command: Command): boolean {
    return (
      this.waiting.length < MAX_WAITING && sendersOf(command).every(([id, most]) => (this.each.get(id) ?? 0) < most)
    )
  }

  enter(waiting: Waiting): void {
    this.waiting.push(waiting)
    this.count(waiting, 1)
    this.arrived.resolve()
  }

  /** Settles when somebody comes in. */
  arrival(): Promise<void> {
    this.arrived = Promise.withResolvers()
    return this.arrived.promise
  }

  /** The next batch. While nothing is on its way it is one of so many parts: the others are decided while it is written. */
  take(parts = 1): Waiting[] {
    const most = Math.min(LARGEST, Math.max(SMALLEST, Math.floor(BATCH_MS / this.msACommand)))
    const size = Math.min(most, Math.ceil(this.waiting.length / parts))
    const batch = this.waiting.splice(0, size)
    for (const waiting of batch) this.count(waiting, -1)
    return batch
  }

  /** Learns from a batch how large the next may be. */
  took(commands: number, ms: number): void {
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

/** Who a command counts against, and how many of theirs may wait. What the house asks of itself counts against nobody. */
function sendersOf(command: Command): readonly (readonly [id: string, most: number])[] {
  if (!('customer' in command) || isOfTheHouse(command)) return []
  const { customer, apiKey } = command
  return apiKey === undefined
    ? [[customer, MAX_EACH]]
    : [
        [customer, MAX_EACH],
        [apiKey, MAX_EACH_KEY],
      ]
}

const isOfTheHouse = (command: Command): boolean => command.kind === 'cancel' && command.cause === 'barred'
