import type pg from 'pg'
import { PipelinedClient } from './clients.ts'
import { connectionOptions, limitTransactions } from './database.ts'
import type { Statement } from './set-statements.ts'

/**
 * A dedicated connection that pipelines its statements: each is sent without waiting for earlier responses. The owner
 * begins and ends transactions. A failed statement makes all later ones fail, and the connection is then unusable.
 */
export class PipelinedConnection {
  private readonly client: PipelinedClient

  private constructor(client: PipelinedClient) {
    this.client = client
  }

  /** Opens a connection with `settings`. None of its transactions may last longer than `transactionMs`. */
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

  /** Sends the statements together, after those that were sent before. */
  send(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    return this.client.send(statements)
  }

  /** Closes the connection. The server rolls back everything that was not committed. */
  cut(): void {
    this.client.cut()
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
