import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { completeTransfer } from './request-transfer.ts'
import { findTransfer, waitingForWallet } from './transfers.sql.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'inTx' | 'log'>

/**
 * Completes all transfers in clearing to a token or fiat account. Each completes exactly once, even with concurrent
 * calls.
 */
export async function receiveTransfers(deps: ReceiveDeps): Promise<void> {
  for (const { id, customer_id } of await waitingForWallet(deps)) {
    try {
      await receiveTransfer(deps, customer_id, id)
    } catch (error) {
      // One failing transfer does not block the others; the next run tries it again.
      deps.log.error({ err: error, transfer: id }, 'a transfer from spot could not be credited')
    }
  }
}

export const receiveTransfer = (deps: Pick<Deps, 'inTx'>, customer: string, id: string): Promise<unknown> =>
  deps.inTx('job:transfers')(async (tx) => {
    const transfer = await findTransfer(tx, customer, id)
    assert(transfer, `transfer ${id} cannot be read`)
    const { target_customer: target, target: kind, coin, amount } = transfer
    await completeTransfer(tx, id, { account: { customer: target, kind }, coin, amount })
    return ok(undefined)
  })
