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

/** The exchange's cold wallet: the server knows its address, and people sign with its key on a separate machine. */
export async function openColdWallet({ chain, faucet }: LocalChainServer, seed: string) {
  const key = await keyOf(seed, 'cold wallet')
  const mint = address(faucet.mint)
  const accountOf = async (owner: string) =>
    (await findAssociatedTokenPda({ owner: address(owner), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  return {
    address: key.address as string,
    /** Sends minor units of tUSD to a wallet; the faucet pays the network fee. */
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
