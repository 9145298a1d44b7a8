import { assert } from '@tessera/domain/outcome.ts'
import { lockChain } from '../ledger/batch.sql.ts'
import { isDouble } from '../platform/clients.ts'
import type { Line } from '../platform/line.ts'
import { word } from '../platform/sets.ts'
import type { Batch } from './batch.ts'
import { hasLinks, inTransaction, linkedWritesOf, renewLease, sharedWritesOf, writesOf } from './commit.sql.ts'
import type { Lease } from './lease.sql.ts'

/**
 * Writes the batches of one leadership, each in one transaction, in the order in which they were decided. The statements
 * of a batch go out at once but those that rest on the head of the chain; those of the next follow behind its commit without
 * waiting for the answer. A batch that fails takes everything behind it along: those were decided on top of it.
 */
export class BatchWriter {
  private readonly line: Line
  private readonly lease: Lease
  /** Batches committed so far under all leaderships, and those that are on their way. */
  private batches: number
  /** Batches of this line: plans that were made when tables were small are forgotten whenever these have doubled. */
  private sent = 0
  /** Settles when the commit of the last batch is on the wire. */
  private before: Promise<void> = Promise.resolve()

  constructor(line: Line, lease: Lease, batches: number) {
    this.line = line
    this.lease = lease
    this.batches = batches
  }

  /** The number of the batch, and when it is durable. Everything to be written is read from memory before this returns. */
  write(batch: Batch): { readonly number: number; readonly written: Promise<void> } {
    const number = ++this.batches
    const [first, own] = [[renewLease(this.lease, number), ...sharedWritesOf(batch)], writesOf(batch)]
    const { before } = this
    const sent = Promise.withResolvers<void>()
    this.before = sent.promise
    // Heard by the batch behind it, when there is one.
    sent.promise.catch(() => undefined)
    const send = async (): Promise<void> => {
      await before
      const linked = hasLinks(batch)
      const opened = [word('begin'), ...(isDouble(++this.sent) ? [word('discard plans')] : []), ...first]
      const locked = this.line.send(linked ? [...opened, lockChain] : opened)
      const kept = this.line.send([inTransaction, ...own])
      // Heard with the commit behind it, which fails as well.
      kept.catch(() => undefined)
      // The server is busy with the rest of the batch while its journals are linked to the head it answered before.
      const [head] = (await locked).at(-1)?.rows ?? []
      const committed = this.line.send([...linkedWritesOf(batch, head), word('commit')])
      sent.resolve()
      const [answered] = await Promise.all([committed, kept])
      assert(answered.at(-1)?.command === 'COMMIT', `batch ${number} was committed`)
    }
    const written = send().catch((error: unknown) => {
      sent.reject(error)
      this.line.cut()
      throw error
    })
    return { number, written }
  }

  /** Lets the last batch through first. */
  async close(): Promise<void> {
    await this.before.catch(() => undefined)
    await this.line.close()
  }
}
