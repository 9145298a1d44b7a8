import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { refusalOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { familyRouteExists } from '@tessera/domain/profile/sub-accounts/family.ts'
import { requireApproved, requireDepositsOpen, requireSecured } from '#access/customers/customer-state.sql.ts'
import { checkEligibility } from '#identity/eligibility/check-eligibility.ts'
import { refuseTransferOut } from '#identity/eligibility/check-outgoing.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readAmount, startTransfer } from '#profile/transfers/request-transfer.ts'
import { readCoin } from '#profile/transfers/transfers.sql.ts'
import { findSubAccount } from '#access/customers/family.sql.ts'
import { heldBackUntil } from './sub-accounts.sql.ts'
import { subAccountSame } from './refusals.ts'

type Row = typeof subAccounts.transfer
type TransferInput = InputOf<Row>
type Refused = Row['refusals'][number]

/** Moves money within a family at its owner's request. If neither side is spot, it completes in this transaction. */
export async function familyTransfer(
  tx: Tx,
  parentId: string,
  id: string,
  { coin: code, amount: text, from, to }: TransferInput,
): Promise<Outcome<{ id: string }, Refused>> {
  if (from.account === to.account) return subAccountSame
  const source = await memberOf(tx, parentId, from.account)
  const target = await memberOf(tx, parentId, to.account)
  if (source === undefined || target === undefined) return refuse('NOT_FOUND')
  const may = await mayMove(tx, parentId, source, target)
  if (!may.ok) return may
  const coin = await readCoin(tx, code)
  const amount = readAmount(coin, text, (kind) => familyRouteExists(kind, from.place, to.place))
  if (!amount.ok) return amount
  // The owner's total does not change. Tokens that the owner may not acquire any more can still return to the main
  // account to be sold there.
  const {
    reasons: [reason],
  } = target === parentId ? { reasons: [] } : await checkEligibility(tx, target, 'receive', { coin: code })
  if (reason !== undefined) return refusalOf(reason)
  const move = { customer: source, target, coin: code, amount: amount.value, from: from.place, to: to.place }
  return startTransfer(tx, id, move)
}

const memberOf = async (tx: Tx, parentId: string, account: string): Promise<string | undefined> =>
  account === 'main' ? parentId : (await findSubAccount(tx, parentId, account))?.id

/** Locks the owner first, then both sides, as everywhere: parents before their sub-accounts. */
async function mayMove(tx: Tx, parentId: string, source: string, target: string): Promise<Outcome<void, Refused>> {
  const owner = await requireSecured(tx, parentId)
  if (!owner.ok) return owner
  for (const id of [source, target].toSorted()) {
    const customerState = await requireApproved(tx, id)
    if (!customerState.ok) return customerState
    const open = id === target ? requireDepositsOpen(customerState.value) : ok(undefined)
    if (!open.ok) return open
  }
  // A pause of the owner applies to the family. Money in doubt or under a stop cannot move (decision G13, threat
  // OPR-04).
  const paused = refuseTransferOut(owner.value)
  return paused.ok ? refuseTransferOut({ transfers_frozen_until: await heldBackUntil(tx, source) }) : paused
}
