import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { fundingReceived } from '@tessera/domain/issuance/distributions/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { fundingOf } from './content.ts'
import { distributionNumber } from '@tessera/domain/issuance/distributions/number.ts'
import { type DistributionRow, lockDistribution } from './distributions.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import type { DistributionSeen, Funding } from '#payments/bank/funding.ts'
import type { Tx } from '#platform/database/tx.ts'
import { nameDistribution, type QueuedLine } from '#payments/bank/lines.sql.ts'
import { moneyOf } from '#payments/bank/set-aside.ts'

async function distributionSeen(tx: Tx, id: string, line: QueuedLine): Promise<DistributionSeen | undefined> {
  const d = await lockDistribution(tx, id)
  if (d === undefined) return undefined
  const { missing } = await fundingOf(tx, d)
  return {
    id: d.id,
    number: distributionNumber(d),
    symbol: d.symbol,
    period: d.period,
    fiat: d.currency,
    missing: formatAmount(missing, d.scale),
    fits: d.currency === line.coin && takesMoney(d),
  }
}

const takesMoney = ({ status }: DistributionRow): boolean =>
  statusesAllowing(distributionMachine, 'cancel').includes(status)

/**
 * Moves money from suspense to the funding of the product's holders. `load` locked and checked the distribution in this
 * transaction.
 */
async function fundDistribution(tx: Tx, line: QueuedLine, distributionId: string): Promise<void> {
  const d = await lockDistribution(tx, distributionId)
  assert(d, `distribution ${distributionId} was locked but cannot be read`)
  const { coin, amount } = moneyOf(line)
  const posted = await post(tx, {
    kind: 'distribution_funding',
    ref: { type: 'bank_line', id: line.id },
    transfers: fundingReceived(d.product_id, coin, amount),
  })
  assert(posted.ok, `the money of line ${line.id} cannot be taken from suspense`)
  await nameDistribution(tx, line.id, d.id)
}

export const distributionFunding: Funding = { seen: distributionSeen, fund: fundDistribution }
