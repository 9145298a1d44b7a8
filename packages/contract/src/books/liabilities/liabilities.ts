import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, Nothing, pageOf, Time } from '#platform/http/shared.ts'

/** SHA-256 as lowercase hexadecimal digits. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

const LiabilityRoot = z
  .object({
    coin: Coin,
    decimals: z.number().int(),
    root: Hash,
    /** The total owed to all customers, in minor units. */
    sumMinor: AmountText,
    /** Includes the leaves that pad the tree. */
    leaves: z.number().int(),
  })
  .meta({ id: 'LiabilityRoot' })

const LiabilitySnapshot = z
  .object({
    takenAt: Time,
    roots: z.array(LiabilityRoot),
  })
  .meta({ id: 'LiabilitySnapshot' })

const LiabilityProof = LiabilityRoot.extend({
  /** The account or, if it is not null, the sub-account with this name. */
  owner: Id,
  subAccount: z.string().nullable(),
  balanceMinor: AmountText,
  nonce: Hash,
  position: z.number().int(),
  /** Starts at the leaf: the hash and sum of the neighbor with which it is hashed, and the neighbor's side. */
  path: z.array(z.object({ hash: Hash, sumMinor: AmountText, side: z.enum(['left', 'right']) })),
}).meta({ id: 'LiabilityProof' })

export const liabilities = endpoints({
  roots: {
    method: 'GET',
    path: 'ex/api/v1/liabilities/roots',
    summary:
      'Total owed to customers in each coin and the roots that commit to it, newest night first; kept permanently',
    who: 'visitor',
    rate: { points: 60, seconds: 60 },
    maxAgeSeconds: 60,
    input: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(31).default(7),
    }),
    reply: pageOf(LiabilitySnapshot),
    refusals: [],
  },
  proof: {
    method: 'POST',
    path: 'ex/api/v1/liabilities/proof',
    summary:
      'The caller’s balances in the newest snapshot, those of sub-accounts included, each with its path to the root',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    rate: { points: 30, seconds: 60 },
    input: Nothing,
    reply: z.object({ takenAt: Time.nullable(), rows: z.array(LiabilityProof) }).meta({ id: 'LiabilityProofs' }),
    refusals: [],
  },
})
