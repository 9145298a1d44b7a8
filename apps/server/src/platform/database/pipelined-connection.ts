import type pg from 'pg'
import { cut, PipelinedClient } from './clients.ts'
import { connectionOptions, limitTransactions } from './database.ts'
import type { Statement } from './sets.ts'

/**
 * A connection of its own whose statements go out one behind the other, without waiting for answers between them. Whoever
 * owns it begins and ends transactions; a statement that fails makes all behind it fail, and the line is of no more use.
 */
export class PipelinedConnection {
  private readonly client: PipelinedClient

  private constructor(client: PipelinedClient) {
    this.client = client
  }

  /** `settings` of the connection; none of its transactions lasts longer than `transactionMs`. */
  static async open(
    url: string,
    settings: Readonly<Record<string, string>>,
    transactionMs: number,
    onError: (error: Error) => void,
  ): Promise<PipelinedConnection> {
    const client = new PipelinedClient(connectionOptions(url, settings))
    client.on('error', onError)
    await client.connect()
    await limitTransactions(client, transactionMs)
    return new PipelinedConnection(client)
  }

  /** Sends them as one, behind what was sent before. */
  send(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    return this.client.send(statements)
  }

  /** What was not committed is gone: the server rolls back when it sees the connection end. */
  cut(): void {
    cut(this.client)
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
