import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { isDouble } from '#platform/database/clients.ts'
import { byKeys, extendTimeouts } from '#platform/database/database.ts'
import type { PipelinedConnection } from '#platform/database/pipelined-connection.ts'
import { type Statement, commandOf } from '#platform/database/set-statements.ts'
import type { Batch } from './batch.ts'
import { renewLease, writesOf } from './commit.sql.ts'
import type { Lease } from './lease.sql.ts'

/**
 * Settings of the writer's connection. A leader that pauses within a batch soon loses the transaction, so that it does
 * not block the next leader. While the rest of a group of statements has not arrived, the server does not count as
 * idle; the transaction timeout ends that.
 */
export const writerSettings = { ...byKeys, idle_in_transaction_session_timeout: '1500' }
export const WRITER_TRANSACTION_MS = 3_000
/**
 * Milliseconds per change. A larger batch gets more time, because one order may meet many others, and an auction is
 * decided as a whole.
 */
const MS_A_CHANGE = 1

/**
 * Writes the batches of one leadership, each in one transaction, in the order of their decisions. All statements of a
 * batch, including its commit, are sent at once; the database itself rejects invalid changes. The next batch is sent
 * without waiting for the response. If a batch fails, all later ones fail too, because they were decided after it.
 */
export class BatchWriter {
  private readonly line: PipelinedConnection
  private readonly lease: Lease
  /** The number of batches committed by all leaderships, plus the running ones. */
  private batches: number
  /**
   * Batches sent by this connection. Query plans from when tables were small are dropped each time this number has
   * doubled.
   */
  private sent = 0

  constructor(line: PipelinedConnection, lease: Lease, batches: number) {
    this.line = line
    this.lease = lease
    this.batches = batches
  }

  /**
   * Returns the number of the batch, and when it is durable. Reads all data to be written from memory before it
   * returns.
   */
  write(batch: Batch): { readonly number: number; readonly written: Promise<void> } {
    const number = ++this.batches
    const sent = this.line.send([
      commandOf('begin'),
      ...(isDouble(++this.sent) ? [commandOf('discard plans')] : []),
      ...longerFor(batch),
      renewLease(this.lease, number),
      ...writesOf(batch),
      commandOf('commit'),
    ])
    return { number, written: this.landed(number, sent) }
  }

  /** Closes the connection. Uncommitted batches are lost. */
  cut(): void {
    this.line.cut()
  }

  /** Closes the connection after all running batches. */
  close(): Promise<void> {
    return this.line.close()
  }

  private async landed(number: number, sent: ReturnType<PipelinedConnection['send']>): Promise<void> {
    try {
      assert((await sent).at(-1)?.command === 'COMMIT', `batch ${number} was not committed`)
    } catch (error) {
      this.line.cut()
      throw error
    }
  }
}

function longerFor({ placed, changed, fills }: Batch): Statement[] {
  const ms = (placed.size + changed.size + fills.length) * MS_A_CHANGE
  return ms > WRITER_TRANSACTION_MS ? [extendTimeouts(ms)] : []
}
