import { sql } from 'kysely'

/** How the house names the way to a customer in a list: the mailbox, or the phone of one who has none; of a closed account what they were. */
export const contactOf = (customer: 'c' | 'u'): ReturnType<typeof sql<string>> =>
  sql<string>`coalesce(${sql.join(
    ['email', 'phone', 'former_email', 'former_phone'].map((column) => sql.ref(`${customer}.${column}`)),
  )}, '')`
