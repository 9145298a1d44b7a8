import { openKeys } from '../../../apps/server/src/platform/secrets/wallet-keys.ts'
import type { LocalChainServer } from './rpc-server.ts'

/** 100 SOL: enough for fees and new token accounts for a long time. */
const ENOUGH_LAMPORTS = 100_000_000_000n

/** Fills the exchange's hot wallet with lamports from the faucet, because it pays network fees. */
export async function fundHotWallet(
  { chain, faucet }: LocalChainServer,
  masterSeed: string,
  name: string,
): Promise<void> {
  const { address } = await openKeys(masterSeed, name).hotWallet()
  const held = chain.vm.account(address)?.lamports ?? 0n
  if (held < ENOUGH_LAMPORTS) await faucet.airdrop(address, ENOUGH_LAMPORTS - held)
}
