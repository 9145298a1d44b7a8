import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { arrive } from './request-transfer.ts'
import { findTransfer, waitingForWallet } from './transfers.sql.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'inTx' | 'log'>

/** Takes in everything that waits in clearing for a token or fiat account. Each exactly once, however often and by how many it is called. */
export async function receiveTransfers(deps: ReceiveDeps): Promise<void> {
  for (const { id, customer_id } of await waitingForWallet(deps)) {
    try {
      await receiveTransfer(deps, customer_id, id)
    } catch (error) {
      // One that cannot be taken in must not keep the others waiting; the next run tries it again.
      deps.log.error({ err: error, transfer: id })
    }
  }
}

export const receiveTransfer = (deps: Pick<Deps, 'inTx'>, customer: string, id: string): Promise<unknown> =>
  deps.inTx('job:transfers')(async (tx) => {
    const transfer = await findTransfer(tx, customer, id)
    assert(transfer, `transfer ${id}`)
    const { target_customer: target, target: kind, coin, amount } = transfer
    await arrive(tx, id, { account: { customer: target, kind }, coin, amount })
    return ok(undefined)
  })
