import pg from 'pg'

// Statements about databases as a whole, on a server that DATABASE_URL names. They read and write none of its rows.

async function ask(url: string, text: string, values: readonly string[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values])
    return rows
  } finally {
    await client.end()
  }
}

export async function createDatabase(serverUrl: string, name: string, description: string): Promise<void> {
  await ask(serverUrl, `create database ${pg.escapeIdentifier(name)}`)
  await ask(serverUrl, `comment on database ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(description)}`)
}

/** Undefined without such a database, and for one that has none. */
export async function descriptionOf(serverUrl: string, name: string): Promise<unknown> {
  const [row] = await ask(
    serverUrl,
    `select shobj_description(oid, 'pg_database') as it from pg_database where datname = $1`,
    [name],
  )
  return row?.['it']
}

/** Makes an empty one of the same name and description. */
export async function recreateDatabase(url: string): Promise<void> {
  const elsewhere = new URL(url)
  const name = elsewhere.pathname.slice(1)
  elsewhere.pathname = '/template1'
  const description = await descriptionOf(elsewhere.href, name)
  await ask(elsewhere.href, `drop database ${pg.escapeIdentifier(name)} with (force)`)
  await createDatabase(elsewhere.href, name, typeof description === 'string' ? description : '')
}
