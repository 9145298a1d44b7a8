import { owedFor, shareFor } from '@tessera/domain/issuance/distributions/share.ts'
import { total } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  type DistributionRow,
  distributionsIn,
  lockDistribution,
  mustStep,
  perUnitOf,
  setRecorded,
  withholdingOf,
} from './distributions.sql.ts'
import { insertHolders } from './holders.sql.ts'
import { ownedAt } from './owned-at.sql.ts'

/** The delay after the record date until the ledger is read, so that transactions in progress are included. */
export const SETTLES_MS = 60_000
const BATCH_SIZE = 50

const isDue = (d: DistributionRow, now: Date): boolean => d.record_at.getTime() + SETTLES_MS <= now.getTime()

type RecordDeps = Pick<Deps, 'inTx' | 'log' | 'random'>

/** Records the holders of every distribution whose record date is over. */
export async function recordDueDistributions(deps: RecordDeps): Promise<void> {
  const due = await deps.inTx('job:distributions')(async (tx) =>
    ok((await distributionsIn(tx, 'announced', BATCH_SIZE)).filter((d) => isDue(d, tx.now))),
  )
  for (const { id } of due.value) {
    try {
      await deps.inTx('job:distributions')(async (tx) => ok(await record(tx, deps, id)))
    } catch (error) {
      // One failed record does not block the others; the next run tries it again.
      deps.log.error({ err: error, distribution: id }, 'the holders of a distribution could not be recorded')
    }
  }
}

/** Records a distribution once; a second caller finds it recorded. */
async function record(tx: Tx, { random }: Pick<Deps, 'random'>, id: string): Promise<void> {
  const d = await lockDistribution(tx, id)
  if (d?.status !== 'announced' || !isDue(d, tx.now)) return
  const { seq, inEscrow, owners } = await ownedAt(tx, { id: d.product_id, symbol: d.symbol }, d.record_at)
  const terms = perUnitOf(d)
  const withholding = withholdingOf(d)
  const holders = owners.map((owner) => ({ id: random.uuid(), ...owner, ...shareFor(owner, terms, withholding) }))
  await insertHolders(tx, id, holders)
  const units = total(holders.map((each) => each.units))
  await setRecorded(tx, id, {
    seq,
    units,
    inEscrow,
    owed: owedFor(units, terms),
    gross: total(holders.map((each) => each.gross)),
    tax: total(holders.map((each) => each.tax)),
  })
  await mustStep(tx, id, 'record')
}
