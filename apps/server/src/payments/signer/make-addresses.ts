import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { customersWithoutAddress, insertAddress, insertExchangeAddress } from '#payments/deposits/addresses.sql.ts'
import type { SignerDeps } from './open-signer.ts'

const BATCH_SIZE = 200
const JOB = 'job:make-addresses'

/**
 * Stores the exchange's own wallets, which are not valid destinations, and creates a wallet on the chain for each
 * verified customer. Only its address leaves the signer.
 */
export async function makeAddressesOnce(
  deps: Pick<SignerDeps, 'db' | 'inTx' | 'keys' | 'addressSeal' | 'coldWallet'> & {
    readonly chain: { readonly chain: string }
  },
): Promise<void> {
  const { coldWallet, chain: node } = deps
  const { chain } = node
  const hot = await deps.keys.hotWallet()
  await deps.inTx(JOB)(async (tx) => {
    await insertExchangeAddress(tx, chain, hot.address, 'hot')
    if (coldWallet !== undefined) await insertExchangeAddress(tx, chain, coldWallet, 'cold')
    return ok(undefined)
  })
  for (const { id } of await customersWithoutAddress(deps, chain, BATCH_SIZE)) {
    const { address } = await deps.keys.depositWallet(id)
    await deps.inTx(JOB)(async (tx) =>
      ok(await insertAddress(tx, { chain, address, customer_id: id }, deps.addressSeal)),
    )
  }
}
