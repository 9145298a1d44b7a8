import { sql } from 'kysely'

/**
 * Returns the contact of a customer in a list: the email, or the phone without an email. For a closed account, the
 * former contact.
 */
export const contactOf = (customer: 'c' | 'u'): ReturnType<typeof sql<string>> =>
  sql<string>`coalesce(${sql.join(
    ['email', 'phone', 'former_email', 'former_phone'].map((column) => sql.ref(`${customer}.${column}`)),
  )}, '')`
