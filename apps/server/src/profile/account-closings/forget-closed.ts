import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isEmpty } from './account-closings.sql.ts'
import { requestRemoval } from '#identity/sumsub/removals.sql.ts'
import { deleteOwned, forgetNames, hasPendingDecision, listForgettable, lockForgettable } from './forget-closed.sql.ts'

const BATCH_SIZE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Deletes personal data of accounts whose legal retention time is over (decision 0035), one at a time. */
export async function forgetClosedAccounts({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  const run = inTx('job:forget_closed_accounts')
  for (let after = FIRST; ;) {
    const page = await run(async (tx) => ok(await listForgettable(tx, { after, max: BATCH_SIZE })))
    for (const { id } of page.value) await run(async (tx) => ok(await forgetOne(tx, id)))
    const last = page.value.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** An account with a late arrival of money or a pending decision waits until that is settled. */
async function forgetOne(tx: Tx, id: string): Promise<void> {
  if (!(await lockForgettable(tx, id)) || !(await isEmpty(tx, id)) || (await hasPendingDecision(tx, id))) return
  await requestRemoval(tx, id)
  const rows = await deleteOwned(tx, id)
  await forgetNames(tx, id)
  await recordAct(tx, { action: 'customer.forget', target: { type: 'customer', id }, after: { rows } })
}
