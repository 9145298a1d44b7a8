import pg from 'pg'
import type { Statement } from './set-statements.ts'

/**
 * Sends several statements as one group on a pipelining connection. One sync message ends the group, so the server
 * answers once. A failed statement skips those after it. Each statement is prepared under its name at its first use.
 */
export class StatementGroup extends pg.Query {
  private readonly statements: readonly Statement[]
  private readonly prepared: Set<string>

  /** `prepared`: statements that its connection has prepared so far. `answer` receives a result for each statement. */
  constructor(
    statements: readonly Statement[],
    prepared: Set<string>,
    answer: (results: readonly pg.QueryResult[]) => void,
    fail: (error: Error) => void,
  ) {
    // For several statements pg returns a list, for a single one its result.
    super(statements.map(({ name }) => name).join(', '), (error: Error | null | undefined, results: unknown) => {
      if (error) fail(error)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg's types know of one result only
      else answer([results].flat() as pg.QueryResult[])
    })
    this.statements = statements
    this.prepared = prepared
  }

  override submit = (connection: pg.Connection): null => {
    for (const { name, text, values } of this.statements) {
      if (!this.prepared.has(name)) connection.parse({ name, text, types: [] }, true)
      this.prepared.add(name)
      connection.bind({ statement: name, values: [...values] }, true)
      connection.describe({ type: 'P' }, true)
      connection.execute({}, true)
    }
    connection.sync()
    return null
  }
}
