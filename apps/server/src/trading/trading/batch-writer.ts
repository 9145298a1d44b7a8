import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { isDouble } from '#platform/database/clients.ts'
import { byKeys, lastsLonger } from '#platform/database/database.ts'
import type { PipelinedConnection } from '#platform/database/pipelined-connection.ts'
import { type Statement, word } from '#platform/database/sets.ts'
import type { Batch } from './batch.ts'
import { renewLease, writesOf } from './commit.sql.ts'
import type { Lease } from './lease.sql.ts'

/**
 * A leader that is paused in the middle of a batch loses the transaction soon, so that it does not hold up the next one. Within
 * a group of statements, of which the rest has not come, the server waits without being idle: that ends with the transaction.
 */
export const writerSettings = { ...byKeys, idle_in_transaction_session_timeout: '1500' }
export const WRITER_TRANSACTION_MS = 3_000
/** A batch of more changes than take so long has longer: one order may meet any number of others, and an auction ends whole. */
const MS_A_CHANGE = 1

/**
 * Writes the batches of one leadership, each in one transaction, in the order in which they were decided. The statements
 * of a batch go out at once, its commit among them: what must not be so, the database itself refuses. Those of the next follow
 * behind without waiting for the answer. A batch that fails takes everything behind it along: those were decided on top of it.
 */
export class BatchWriter {
  private readonly line: PipelinedConnection
  private readonly lease: Lease
  /** Batches committed so far under all leaderships, and those that are on their way. */
  private batches: number
  /** Batches of this line: plans that were made when tables were small are forgotten whenever these have doubled. */
  private sent = 0

  constructor(line: PipelinedConnection, lease: Lease, batches: number) {
    this.line = line
    this.lease = lease
    this.batches = batches
  }

  /** The number of the batch, and when it is durable. Everything to be written is read from memory before this returns. */
  write(batch: Batch): { readonly number: number; readonly written: Promise<void> } {
    const number = ++this.batches
    const sent = this.line.send([
      word('begin'),
      ...(isDouble(++this.sent) ? [word('discard plans')] : []),
      ...longerFor(batch),
      renewLease(this.lease, number),
      ...writesOf(batch),
      word('commit'),
    ])
    return { number, written: this.landed(number, sent) }
  }

  /** What was not committed is gone. */
  cut(): void {
    this.line.cut()
  }

  /** When nothing is on its way any more. */
  close(): Promise<void> {
    return this.line.close()
  }

  private async landed(number: number, sent: ReturnType<PipelinedConnection['send']>): Promise<void> {
    try {
      assert((await sent).at(-1)?.command === 'COMMIT', `batch ${number} was committed`)
    } catch (error) {
      this.line.cut()
      throw error
    }
  }
}

function longerFor({ placed, changed, fills }: Batch): Statement[] {
  const ms = (placed.size + changed.size + fills.length) * MS_A_CHANGE
  return ms > WRITER_TRANSACTION_MS ? [lastsLonger(ms)] : []
}
