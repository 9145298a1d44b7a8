import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isAddress } from '@solana/kit'
import { productContractAddressWrong } from './refusals.ts'

/** On the networks that the house knows, all of them Solana's: 32 bytes in base58. A product without a network is on the house's. */
const isOn = (network: string | null, address: string): boolean =>
  (network === null || network.startsWith('solana_')) && isAddress(address)

/** Investors copy it and send to it: what could be no address on the product's network is not shown as one. */
export const requireContractAddress = (
  network: string | null,
  address: string | null,
  field: string,
): Outcome<undefined, 'PRODUCT_CONTRACT_ADDRESS_WRONG'> =>
  address === null || isOn(network, address)
    ? ok(undefined)
    : productContractAddressWrong(field, { network: network ?? 'Solana' })
