import { isDepositAddress } from '#payments/deposits/addresses.sql.ts'
import type { SignerDeps } from './open-signer.ts'

/**
 * Returns the reason for which the wallet cannot be the cold wallet: money there would be lost, or its key is online.
 * Undefined if it can be.
 */
export async function coldWalletProblem(
  { chain, keys, db }: SignerDeps,
  coldWallet: string,
): Promise<string | undefined> {
  if (coldWallet === (await keys.hotWallet()).address) return 'the hot wallet'
  if (await isDepositAddress({ db }, chain.chain, coldWallet)) return 'a deposit address, whose key is online'
  return (await chain.kindOf(coldWallet)) === 'wallet' ? undefined : 'not a wallet'
}

/**
 * Refuses to start with an unusable cold wallet. An unreachable chain does not prevent the start, because the wallet is
 * checked again before anything is sent.
 */
export async function checkColdWallet(deps: SignerDeps): Promise<void> {
  const { coldWallet, log } = deps
  if (coldWallet === undefined) return log.warn('CHAIN_COLD_WALLET is not set: the hot wallet has no cap')
  const why = await coldWalletProblem(deps, coldWallet).catch((error: unknown) =>
    log.error({ err: error, coldWallet }, 'the cold wallet could not be checked'),
  )
  if (typeof why === 'string') throw new Error(`CHAIN_COLD_WALLET=${coldWallet} cannot be used: it is ${why}`)
}
