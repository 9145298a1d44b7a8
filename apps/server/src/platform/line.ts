import type pg from 'pg'
import { cut, PipelinedClient } from './clients.ts'
import { connectionOptions } from './database.ts'
import type { Statement } from './sets.ts'

/**
 * A connection of its own whose statements go out one behind the other, without waiting for answers between them. Whoever
 * owns it begins and ends transactions; a statement that fails makes all behind it fail until the rollback.
 */
export class Line {
  private readonly client: pg.Client

  private constructor(client: pg.Client) {
    this.client = client
  }

  static async open(
    url: string,
    settings: Readonly<Record<string, string>>,
    onError: (error: Error) => void,
  ): Promise<Line> {
    const client = new PipelinedClient(connectionOptions(url, settings))
    client.on('error', onError)
    await client.connect()
    return new Line(client)
  }

  /** Sends it; answers its rows when the server has. Throws when it changed another number of rows than it must. */
  async send<R extends pg.QueryResultRow>({ name, text, values, rows }: Statement): Promise<R[]> {
    const result = await this.client.query<R>({ name, text, values: [...values] })
    if (rows !== undefined && result.rowCount !== rows)
      throw new Error(`${name} changed ${result.rowCount} rows, not ${rows}`)
    return result.rows
  }

  /** Sends a word such as `begin`; answers the word of the server: a commit of what had failed says ROLLBACK. */
  async say(word: string): Promise<string> {
    return (await this.client.query(word)).command
  }

  /** What was not committed is gone: the server rolls back when it sees the connection end. */
  cut(): void {
    cut(this.client)
  }

  close(): Promise<void> {
    return this.client.end()
  }
}
