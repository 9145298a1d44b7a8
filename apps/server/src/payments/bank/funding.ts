import { z } from 'zod'
import type { Tx } from '#platform/database/tx.ts'
import type { QueuedLine } from './lines.sql.ts'

/** The distribution that a payment funds, as both people see it. */
export const DistributionSeen = z.object({
  id: z.string(),
  number: z.string(),
  symbol: z.string(),
  period: z.string(),
  fiat: z.string(),
  missing: z.string(),
  fits: z.boolean(),
})
export type DistributionSeen = z.output<typeof DistributionSeen>

/**
 * Functions for payments of issuers to their holders. The server passes them in, because distributions are a layer
 * above the bank.
 */
export type Funding = {
  /** Returns the distribution as both people see it, locked; undefined if there is none. */
  readonly seen: (tx: Tx, distributionId: string, line: QueuedLine) => Promise<DistributionSeen | undefined>
  /** Posts the payment of the line for the holders of the product. */
  readonly fund: (tx: Tx, line: QueuedLine, distributionId: string) => Promise<void>
}
