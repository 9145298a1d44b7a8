import { ADDRESS_SEAL } from '#payments/deposits/addresses.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Seal, sealFor } from '#platform/secrets/seal.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { configuredChain } from '#payments/chain/configured-chain.ts'
import { APPROVAL_SEAL, WITHDRAWAL_SEAL } from '#payments/withdrawals/seal.ts'
import { type Keys, openKeys } from '#platform/secrets/wallet-keys.ts'
import { openLife, type SignerLife } from './signer-life.sql.ts'

export type SignerDeps = Pick<Deps, 'db' | 'inTx' | 'random' | 'log' | 'config'> & {
  readonly chain: Chain
  readonly keys: Keys
  readonly addressSeal: Seal
  readonly withdrawalSeal: Seal
  readonly approvalSeal: Seal
  /** From the configuration, which cannot be changed through the database. Without a cold wallet there is no cap. */
  readonly coldWallet: string | undefined
  /** The signer's own ceiling of the hot share, in basis points. The setting can only lower it. */
  readonly shareBp: number
  readonly life: SignerLife
}

/** Opens the signer, which holds the keys. It accepts no commands: it reads rows and checks them itself. */
export function openSigner(deps: Deps): SignerDeps {
  const { config, db, inTx, random, log } = deps
  const chain = configuredChain(config)
  return {
    config,
    db,
    inTx,
    random,
    log,
    chain,
    keys: openKeys(config.CHAIN_MASTER_SEED, chain.chain),
    addressSeal: sealFor(config, ADDRESS_SEAL),
    withdrawalSeal: sealFor(config, WITHDRAWAL_SEAL),
    approvalSeal: sealFor(config, APPROVAL_SEAL),
    coldWallet: config.CHAIN_COLD_WALLET,
    shareBp: config.CHAIN_HOT_SHARE_BP,
    life: openLife({ inTx }, chain),
  }
}
