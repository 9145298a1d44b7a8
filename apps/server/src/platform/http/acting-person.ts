import type { Tx } from '#platform/database/tx.ts'

/** Returns the id of the customer login that a transaction acts for; undefined for jobs, operators and visitors. */
export const personActing = ({ actor }: Pick<Tx, 'actor'>): string | undefined =>
  actor.startsWith('customer:') ? actor.slice('customer:'.length) : undefined
