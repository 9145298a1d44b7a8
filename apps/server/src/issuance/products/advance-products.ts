import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import { dueProducts } from './products.sql.ts'

/** Opens, closes and lists products by the database's clock, each in a separate transaction. */
export async function advanceProducts(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:products')
  const due = await inTx(async (tx) => ok(await dueProducts(tx, tx.now)))
  for (const { id, event } of due.value)
    await inTx(async (tx) => ok(await move(tx, 'product', id, productMachine, event)))
}
