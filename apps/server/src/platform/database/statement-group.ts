import pg from 'pg'
import type { Statement } from './set-statements.ts'

/**
 * Statements that go out as one, for a connection that pipelines: one end stands behind all of them, so that the server
 * answers once. One that fails keeps those behind it from running. Each is prepared under its name at its first use.
 */
export class StatementGroup extends pg.Query {
  private readonly statements: readonly Statement[]
  private readonly prepared: Set<string>

  /** `prepared`: what its connection has prepared so far. `answer` is given a result for each statement. */
  constructor(
    statements: readonly Statement[],
    prepared: Set<string>,
    answer: (results: readonly pg.QueryResult[]) => void,
    fail: (error: Error) => void,
  ) {
    // Of several statements pg answers a list, of a single one its result.
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
