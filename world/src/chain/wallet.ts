import { address, getBase58Decoder, getUtf8Encoder, signBytes } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { keyOf } from './keys.ts'
import type { LocalChainServer } from './rpc-server.ts'
import type { LocalWallet } from './wallet-pages.ts'

/** The world's own wallet on the local chain. It sends new money of the faucet; its balance consists of withdrawals. */
export async function openLocalWallet({ chain, faucet }: LocalChainServer, seed: string): Promise<LocalWallet> {
  const own = await keyOf(seed, 'wallet')
  const [token] = await findAssociatedTokenPda({
    owner: own.address,
    mint: address(faucet.mint),
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return {
    address: own.address,
    balance: async () => BigInt(chain.vm.tokenBalance(token)?.amount ?? 0),
    send: (to, minor) => faucet.give(to, minor),
    sign: async (text) =>
      getBase58Decoder().decode(await signBytes(own.keyPair.privateKey, getUtf8Encoder().encode(text))),
  }
}
