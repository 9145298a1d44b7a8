import { isDepositAddress } from '#payments/deposits/addresses.sql.ts'
import type { SignerDeps } from './open-signer.ts'

/** Why money sent there would be lost or not be cold; undefined where it is neither. */
export async function unfitness({ chain, keys, db }: SignerDeps, coldWallet: string): Promise<string | undefined> {
  if (coldWallet === (await keys.hotWallet()).address) return 'the hot wallet'
  if (await isDepositAddress({ db }, chain.chain, coldWallet)) return 'an address for deposits, whose key is here'
  return (await chain.kindOf(coldWallet)) === 'wallet' ? undefined : 'not a wallet'
}

/** The signer does not start on a wallet that is unfit. A silent chain stops no start: it is asked again before anything is sent. */
export async function checkColdWallet(deps: SignerDeps): Promise<void> {
  const { coldWallet, log } = deps
  if (coldWallet === undefined)
    return log.warn({ coldWallet: 'none: nothing caps what the hot wallet holds (CHAIN_COLD_WALLET)' })
  const why = await unfitness(deps, coldWallet).catch((error: unknown) => log.error({ err: error, coldWallet }))
  if (typeof why === 'string') throw new Error(`CHAIN_COLD_WALLET ${coldWallet}: ${why}`)
}
