import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type AllottedProduct, type BatchCause, insertBatch, type LocalText } from './allotment.sql.ts'
import type { Plan } from './plan-allotment.ts'

/** Stores what a plan gives to each subscription of the locked product; a job carries it out. */
export const decideBatch = (
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  product: AllottedProduct,
  { requested, allotted, resultHash, units, file }: Plan,
  { cause = null, reason = null }: { readonly cause?: BatchCause | null; readonly reason?: LocalText | null } = {},
): Promise<void> =>
  insertBatch(tx, {
    id: random.uuid(),
    productId: product.id,
    requested,
    allotted,
    resultHash,
    units,
    cause,
    reason,
    file: cause === 'called_off' ? '' : file,
  })

/** Calls off an offer without allotment, with a batch that allots nothing and refunds everything. */
export async function callOff(
  tx: Tx,
  deps: Pick<Deps, 'random'>,
  product: AllottedProduct,
  plan: Plan,
  why: { readonly cause: BatchCause; readonly reason?: LocalText },
): Promise<void> {
  const nothing = new Map(plan.subscriptions.map((ask) => [ask.subscription, 0n]))
  await decideBatch(tx, deps, product, { ...plan, units: nothing, allotted: 0n }, why)
  assert(
    await move(tx, 'product', product.id, productMachine, 'call_off'),
    `product ${product.id} was locked but cannot be called off`,
  )
}
