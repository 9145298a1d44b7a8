import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Source } from '#platform/database/rows.ts'
import { receiveTransfer } from './receive-transfers.ts'
import { findTransfer, type TransferRow } from './transfers.sql.ts'

/**
 * Makes the trading core read its inbox, and resolves afterwards, so that the response shows how the transfer ended.
 */
export type TakeTransfersCommand = () => Promise<unknown>

/** Returns the result of a requested transfer, as far as both sides answer immediately. */
export async function endTransfer(
  deps: Pick<Deps, 'db' | 'inTx'> & { readonly takeTransfers: TakeTransfersCommand },
  customer: string,
  id: string,
): Promise<Outcome<TransferRow, 'INSUFFICIENT_AVAILABLE_BALANCE'>> {
  await deps.takeTransfers()
  const { status, target } = await mustFind(deps, customer, id)
  // A transfer between two spot accounts passes the core twice.
  if (status === 'sent') await (target === 'spot' ? deps.takeTransfers() : receiveTransfer(deps, customer, id))
  const transfer = await mustFind(deps, customer, id)
  return transfer.status === 'refused' ? refuse('INSUFFICIENT_AVAILABLE_BALANCE') : ok(transfer)
}

export async function mustFind(source: Source, customer: string, id: string): Promise<TransferRow> {
  const transfer = await findTransfer(source, customer, id)
  assert(transfer, `transfer ${id} cannot be read`)
  return transfer
}
