import pg from 'pg'

/** The same server and user, another database. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs `body` with a separate connection and closes it, also after an error. */
export async function asSuperuser<T>(url: string, body: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await body(client)
  } finally {
    await client.end()
  }
}
