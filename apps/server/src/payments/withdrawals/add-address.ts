import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { addressText, fitsNetwork, signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import type { AddressKind } from '#payments/chain/chain-reads.ts'
import { countAddresses, insertAddressEntry, refuseInternal, type AddressEntry } from './address-book.sql.ts'
import { refuseFrozen } from './may-withdraw.ts'
import { addressBookFull, addressExists, addressInvalid, addressNotAWallet } from './refusals.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

export const MAX_ADDRESSES = 100

type Refused = (typeof withdrawals.addAddress.refusals)[number]
type AddressInput = InputOf<typeof withdrawals.addAddress>
export type AddDeps = { readonly newId: () => string }

/**
 * Adds a wallet to the customer's address book. `kind` is the chain's response about the address, read before the
 * transaction.
 */
export async function addAddress(
  tx: Tx,
  deps: AddDeps,
  customerId: string,
  request: AddressInput,
  kind: AddressKind,
): Promise<Outcome<AddressEntry, Refused>> {
  const { coin, chain, address, tag = null } = request
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const free = refuseFrozen(customerState.value)
  if (!free.ok) return free
  const network = await networkOf(tx, coin, chain)
  if (!network.ok) return network
  if (kind === 'invalid') return addressInvalid
  if (kind === 'not_a_wallet') return addressNotAWallet
  const external = await refuseInternal(tx, chain, address)
  if (!external.ok) return external
  const fits = fitsNetwork(network.value.memo, tag, 'tag')
  if (!fits.ok) return fits
  if ((await countAddresses(tx, customerId)) >= MAX_ADDRESSES) return addressBookFull(MAX_ADDRESSES)
  const to = { coin, chain, address, tag }
  const payload = { coin, chain, ...signedAddress(to) }
  const code = await consumeVerifyToken(tx, { customerId, scene: 'add_address', token: request.verifyToken, payload })
  if (!code.ok) return code
  const entry = {
    ...to,
    id: deps.newId(),
    customer_id: customerId,
    remark: request.remark,
    beneficiary: request.beneficiary,
    added_at: tx.now,
    usable_at: new Date(tx.now.getTime() + (await readSetting(tx, 'waits')).newAddressHours * HOUR_MS),
  }
  const added = await insertAddressEntry(tx, entry)
  if (added === undefined) return addressExists
  await notify(tx, customerId, {
    kind: 'address_added',
    params: { address: addressText(to), coin, usable: entry.usable_at },
  })
  return ok(added)
}
