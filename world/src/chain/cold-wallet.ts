import { address, type Signature } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { STABLECOIN } from './faucet.ts'
import { keyOf } from './keys.ts'
import type { LocalChainServer } from './rpc-server.ts'

/** The house's cold wallet: the product knows its address, people sign with its key on a machine apart. */
export async function openColdWallet({ chain, faucet }: LocalChainServer, seed: string) {
  const key = await keyOf(seed, 'cold wallet')
  const mint = address(faucet.mint)
  const accountOf = async (owner: string) =>
    (await findAssociatedTokenPda({ owner: address(owner), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  return {
    address: key.address as string,
    /** Minor units of tUSD to a wallet; the faucet pays the chain's fee. */
    send: async (to: string, amount: bigint): Promise<Signature> => {
      const destination = await accountOf(to)
      const made = { payer: chain.faucet, ata: destination, owner: address(to), mint }
      const source = await accountOf(key.address)
      const moved = { source, mint, destination, authority: key, amount, decimals: STABLECOIN.decimals }
      return faucet.send([getCreateAssociatedTokenIdempotentInstruction(made), getTransferCheckedInstruction(moved)])
    },
  }
}
export type ColdWallet = Awaited<ReturnType<typeof openColdWallet>>
