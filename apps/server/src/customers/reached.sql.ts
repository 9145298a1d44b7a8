import { sql } from 'kysely'

/** How the house names the way to a customer in a list: the mailbox, or the phone of one who has none. */
export const reached = (customer: 'c' | 'u'): ReturnType<typeof sql<string>> =>
  sql<string>`coalesce(${sql.ref(`${customer}.email`)}, ${sql.ref(`${customer}.phone`)}, '')`
