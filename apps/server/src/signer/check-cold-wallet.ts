import { isDepositAddress } from '../deposits/addresses.sql.ts'
import type { SignerDeps } from './open-signer.ts'

/** Throws where money sent to the cold wallet would be lost or not be cold: the signer does not start on such an address. */
export async function checkColdWallet(deps: SignerDeps): Promise<void> {
  const { coldWallet, chain, keys, log } = deps
  if (coldWallet === undefined)
    return log.warn({ coldWallet: 'none: nothing caps what the hot wallet holds (CHAIN_COLD_WALLET)' })
  const refuse = (why: string): never => {
    throw new Error(`CHAIN_COLD_WALLET ${coldWallet}: ${why}`)
  }
  if ((await chain.kindOf(coldWallet)) !== 'wallet') refuse('not a wallet')
  if (coldWallet === (await keys.hotWallet()).address) refuse('the hot wallet')
  if (await isDepositAddress(deps, chain.chain, coldWallet)) refuse('an address for deposits, whose key is here')
}
