import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isAddress } from '@solana/kit'
import { productContractAddressWrong } from './refusals.ts'

/**
 * Returns true if the address is valid on the product's network. All supported networks are Solana's (32 bytes in
 * base58); a product without a network is on the exchange's own.
 */
const isOn = (network: string | null, address: string): boolean =>
  (network === null || network.startsWith('solana_')) && isAddress(address)

/** Refuses a contract address that is invalid on the product's network, because investors copy it and send to it. */
export const requireContractAddress = (
  network: string | null,
  address: string | null,
  field: string,
): Outcome<undefined, 'PRODUCT_CONTRACT_ADDRESS_WRONG'> =>
  address === null || isOn(network, address)
    ? ok(undefined)
    : productContractAddressWrong(field, { network: network ?? 'Solana' })
