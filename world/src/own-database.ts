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

/** Undefined without such a database, or without a description. */
export async function descriptionOf(serverUrl: string, name: string): Promise<unknown> {
  const [row] = await ask(
    serverUrl,
    `select shobj_description(oid, 'pg_database') as it from pg_database where datname = $1`,
    [name],
  )
  return row?.['it']
}

/** Creates an empty database with the same name and description. */
export async function recreateDatabase(url: string): Promise<void> {
  const name = nameIn(url)
  const description = await descriptionOf(otherDatabase(url), name)
  await dropDatabase(url, name)
  await createDatabase(otherDatabase(url), name, typeof description === 'string' ? description : '')
}

/** Creates or replaces `copy` of a database. The database must have no connections. */
export async function copyDatabase(url: string, copy: string): Promise<void> {
  await dropDatabase(url, copy)
  await cloneDatabase(url, nameIn(url), copy)
}

/** Drops the database and creates it again from `copy`. */
export async function putBackDatabase(url: string, copy: string): Promise<void> {
  await dropDatabase(url, nameIn(url))
  await cloneDatabase(url, copy, nameIn(url))
}

/** Drops a database on the server of `url`, if it exists. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await ask(otherDatabase(url), `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** Copying the files is faster than writing the copy to the log. */
async function cloneDatabase(url: string, from: string, to: string): Promise<void> {
  const [template, name] = [pg.escapeIdentifier(from), pg.escapeIdentifier(to)]
  await ask(otherDatabase(url), `create database ${name} template ${template} strategy file_copy`)
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Another database of the same server, because a connection cannot drop or copy its own database. */
function otherDatabase(url: string): string {
  const elsewhere = new URL(url)
  elsewhere.pathname = '/template1'
  return elsewhere.href
}
