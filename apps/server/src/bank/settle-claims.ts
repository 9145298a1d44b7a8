import { assert, ok } from '@tessera/domain/outcome.ts'
import type { Deps as AllDeps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { asLine, tellsSame } from './claim-seen.ts'
import { type ClaimRow, endClaim, lockDue } from './claims.sql.ts'
import { toldUnder } from './lines.sql.ts'
import { settleLine } from './settle-line.ts'

type Deps = Pick<AllDeps, 'inTx' | 'random'>
/** Lines settled in one transaction: some tenths of a second. The books have one end, and money that moves waits for it. */
const AT_ONCE = 20

/** Settles the claims that two people confirmed, some at a time until none is left. A crash continues where it stopped. */
export async function settleClaims(deps: Deps): Promise<void> {
  for (;;) {
    const settled = await deps.inTx('job:bank')(async (tx) => {
      const due = await lockDue(tx, AT_ONCE)
      for (const claim of due) await settleClaim(deps, tx, claim)
      return ok(due.length)
    })
    if (settled.value < AT_ONCE) return
  }
}

/** Makes a confirmed claim a line of the bank, once, with the effect that was confirmed. The claim is locked. */
export async function settleClaim({ random }: Pick<Deps, 'random'>, tx: Tx, claim: ClaimRow): Promise<void> {
  assert(claim.expects, `claim ${claim.id} was confirmed`)
  const settled = await settleLine(tx, { id: random.uuid(), ...asLine(claim) }, claim.expects)
  if (settled !== 'known') return void (await endClaim(tx, claim.id, 'settled'))
  const [told] = await toldUnder(tx, claim.bank, [claim.line_id])
  assert(told, `line ${claim.line_id} of ${claim.bank} is known`)
  await endClaim(tx, claim.id, tellsSame(claim, told) ? 'known' : 'contradicted')
}
