import { assert, ok } from '@tessera/domain/outcome.ts'
import { transferTaken } from '@tessera/domain/transfers/postings.ts'
import { transferMachine } from '@tessera/domain/transfers/transfer.ts'
import { post } from '../ledger/post.sql.ts'
import type { Deps } from '../platform/deps.ts'
import { move } from '../platform/state.sql.ts'
import { findTransfer, movedOf, setCompleted, waitingForWallet } from './transfers.sql.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'inTx' | 'log'>

/** Takes in everything that left spot and waits in clearing. Each exactly once, however often and by how many it is called. */
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
    // Whoever moves the row takes it in; the others find it completed.
    if ((await move(tx, 'transfer', id, transferMachine, 'complete')) === undefined) return ok(undefined)
    const transfer = await findTransfer(tx, customer, id)
    assert(transfer, `transfer ${id}`)
    const taken = await post(tx, {
      kind: 'transfer_in',
      ref: { type: 'transfer', id },
      transfers: transferTaken(movedOf(transfer, transfer.target)),
    })
    assert(taken.ok, `clearing holds transfer ${id}`)
    await setCompleted(tx, id)
    return ok(undefined)
  })
