export type Bounds = {
  /** The maximum number of tasks that run at once. */
  readonly atOnce: number
  /** The maximum number of tasks that wait besides those that run. */
  readonly maxWaiting: number
  /** The milliseconds that a task waits for its turn. */
  readonly patienceMs: number
}

/** A semaphore: a bounded number of tasks run at once. Others wait in order, for a bounded time. */
export class Semaphore {
  private readonly bounds: Bounds
  private readonly waiting = new Set<() => void>()
  private running = 0

  constructor(bounds: Bounds) {
    this.bounds = bounds
  }

  /** True while nothing runs and nothing waits. */
  get isEmpty(): boolean {
    return this.running === 0
  }

  /** Runs `work` when there is capacity. Returns `busy` without running it when none becomes free in time. */
  async take<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.running < this.bounds.atOnce) this.running += 1
    else if (!(await this.waits())) return 'busy'
    try {
      return await work()
    } finally {
      this.handOver()
    }
  }

  /** Returns true if a finished task handed over its slot. */
  private waits(): Promise<boolean> {
    if (this.waiting.size >= this.bounds.maxWaiting) return Promise.resolve(false)
    return new Promise((answer) => {
      const begin = (): void => {
        clearTimeout(patience)
        answer(true)
      }
      const patience = setTimeout(() => {
        this.waiting.delete(begin)
        answer(false)
      }, this.bounds.patienceMs)
      this.waiting.add(begin)
    })
  }

  private handOver(): void {
    const [begin] = this.waiting
    if (begin === undefined) {
      this.running -= 1
      return
    }
    this.waiting.delete(begin)
    begin()
  }
}
