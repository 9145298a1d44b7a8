import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { ownershipText } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { signedByWallet } from '#payments/chain/wallet-signature.ts'
import { type AddressEntry, lockAddress, setBeneficiary, setProved } from './address-book.sql.ts'
import { addressSignatureWrong } from './refusals.ts'

type BeneficiaryOutcome = Outcome<{ entry: AddressEntry; now: Date }, 'WITHDRAWAL_ADDRESS_UNKNOWN'>
type Proved = Outcome<{ entry: AddressEntry; now: Date }, 'WITHDRAWAL_ADDRESS_UNKNOWN' | 'ADDRESS_SIGNATURE_WRONG'>

/** Stores the beneficiary of an address. A withdrawal keeps the beneficiary that was stored at its request. */
export const tellBeneficiary = (
  { inTx, customer }: CustomerCall,
  { id, beneficiary }: InputOf<typeof withdrawals.tellBeneficiary>,
): Promise<BeneficiaryOutcome> =>
  inTx(async (tx): Promise<BeneficiaryOutcome> => {
    const found = await lockAddress(tx, customer.customerId, id)
    if (!found.ok) return found
    await setBeneficiary(tx, id, beneficiary)
    return ok({ entry: { ...found.value, beneficiary }, now: tx.now })
  })

/**
 * Checks a wallet's signature that it belongs to this account. The signature covers one entry of one account, so it is
 * invalid for any other.
 */
export const proveAddress = (
  { inTx, customer, ip, userAgent }: CustomerCall,
  { id, signature }: InputOf<typeof withdrawals.proveAddress>,
): Promise<Proved> =>
  inTx(async (tx): Promise<Proved> => {
    const found = await lockAddress(tx, customer.customerId, id)
    if (!found.ok) return found
    if (!(await signedByWallet(found.value.address, ownershipText(found.value), signature)))
      return addressSignatureWrong
    await setProved(tx, id)
    await insertSecurityEvent(tx, customer.customerId, 'address_proved', { ip, userAgent })
    return ok({ entry: { ...found.value, proved_at: tx.now }, now: tx.now })
  })
