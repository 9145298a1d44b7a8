import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { addressText, signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type AddressEntry, lockAddress, setTrusted } from './address-book.sql.ts'
import { refuseFrozen } from './may-withdraw.ts'

type Refused = (typeof withdrawals.trustAddress.refusals)[number]

/**
 * Marks an address as trusted. From then on the customer's API keys with the right to withdraw can pay it without a
 * code.
 */
export const trustAddress = (
  { inTx, customer, ip, userAgent }: CustomerCall,
  { id, verifyToken }: InputOf<typeof withdrawals.trustAddress>,
): Promise<Outcome<{ entry: AddressEntry; now: Date }, Refused>> =>
  inTx(async (tx): Promise<Outcome<{ entry: AddressEntry; now: Date }, Refused>> => {
    const { customerId } = customer
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const free = refuseFrozen(customerState.value)
    if (!free.ok) return free
    const found = await lockAddress(tx, customerId, id)
    if (!found.ok) return found
    const { coin, chain } = found.value
    const payload = { coin, chain, ...signedAddress(found.value) }
    const code = await consumeVerifyToken(tx, { customerId, scene: 'trust_address', token: verifyToken, payload })
    if (!code.ok) return code
    await setTrusted(tx, id)
    await insertSecurityEvent(tx, customerId, 'address_trusted', { ip, userAgent })
    await notify(tx, customerId, { kind: 'address_trusted', params: { address: addressText(found.value), coin } })
    return ok({ entry: { ...found.value, trusted: true }, now: tx.now })
  })
