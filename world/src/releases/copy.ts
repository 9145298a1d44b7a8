import pg from 'pg'

// COPY as text. The driver only has hooks for it.

type Connection = { readonly sendCopyFromChunk: (chunk: Buffer) => void; readonly endCopyFrom: () => void }

/** Sends its rows when PostgreSQL asks for them. The driver calls the method. */
class CopyIn extends pg.Query {
  readonly #rows: string
  constructor(text: string, rows: string) {
    super(text)
    this.#rows = rows
  }
  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#rows))
    connection.endCopyFrom()
  }
}

/** Collects the rows that PostgreSQL sends. The driver calls the method. */
class CopyOut extends pg.Query {
  readonly chunks: Buffer[] = []
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.chunks.push(Buffer.from(chunk))
  }
}

/** Waits until a query ended, and throws its error. */
const ended = (query: pg.Query): Promise<void> =>
  new Promise((done, fail) => {
    query.once('end', () => done())
    query.once('error', fail)
  })

/** Runs `copy … from stdin` with rows in PostgreSQL's text format. */
export async function copyIn(client: pg.Client, statement: string, rows: string): Promise<void> {
  const query = new CopyIn(statement, rows)
  const end = ended(query)
  client.query(query)
  await end
}

/** Runs `copy … to stdout` and returns the rows in PostgreSQL's text format. */
export async function copyOut(client: pg.Client, statement: string): Promise<string> {
  const query = new CopyOut(statement)
  const end = ended(query)
  client.query(query)
  await end
  return Buffer.concat(query.chunks).toString('utf8')
}
