import { ok } from '@tessera/domain/outcome.ts'
import { customersWithoutAddress, insertAddress } from '../deposits/addresses.sql.ts'
import type { Deps } from '../platform/deps.ts'
import type { Seal } from '../platform/seal.ts'
import type { Keys } from './keys.ts'

const AT_ONCE = 200

/** Gives each verified customer a wallet of their own on the chain; only its address leaves the signer. */
export async function makeAddressesOnce(
  deps: Pick<Deps, 'db' | 'inTx'> & { readonly keys: Keys; readonly addressSeal: Seal; readonly chainName: string },
): Promise<void> {
  const chain = deps.chainName
  for (const { id } of await customersWithoutAddress(deps, chain, AT_ONCE)) {
    const { address } = await deps.keys.depositWallet(id)
    await deps.inTx('job:make-addresses')(async (tx) =>
      ok(await insertAddress(tx, { chain, address, customer_id: id }, deps.addressSeal)),
    )
  }
}
