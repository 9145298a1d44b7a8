import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  signature,
  type Instruction,
  type Signature,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { keyOf } from './keys.ts'
import type { LocalChain } from './local-chain.ts'

const MEMO_PROGRAM = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
export const STABLECOIN = { symbol: 'tUSD', decimals: 6 } as const

const memoOf = (text: string): Instruction => ({
  programAddress: MEMO_PROGRAM,
  data: new TextEncoder().encode(text),
})

type Send = (instructions: readonly Instruction[]) => Promise<Signature>

/** Signs as the faucet and sends. A serial number makes two equal payments in one slot different transactions. */
function sender(chain: LocalChain): Send {
  let serial = 0
  return async (instructions) => {
    const latest = chain.latestBlockhash('processed')
    const lifetime = {
      blockhash: blockhash(latest.blockhash),
      lastValidBlockHeight: BigInt(latest.lastValidBlockHeight),
    }
    const memo = memoOf(`faucet ${chain.slot()}-${serial++}`)
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayerSigner(chain.faucet, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
      (m) => appendTransactionMessageInstructions([...instructions, memo], m),
    )
    const signed = await signTransactionMessageWithSigners(message)
    const sent = chain.send(new Uint8Array(getTransactionEncoder().encode(signed)), false)
    if (!sent.ok)
      throw new Error(`the chain refused the faucet's transaction: ${sent.reason} ${JSON.stringify(sent.err)}`)
    return signature(sent.signature)
  }
}

/** Gives out money of the local world: lamports, and tUSD, the stablecoin whose mint the world has. */
export async function openFaucet(chain: LocalChain, seed: string) {
  const mintAuthority = await keyOf(seed, 'mint-authority')
  const mint = await keyOf(seed, 'mint/tUSD')
  const send = sender(chain)
  if (chain.vm.account(mint.address) === undefined)
    await send([
      getCreateAccountInstruction({
        payer: chain.faucet,
        newAccount: mint,
        lamports: lamports(chain.vm.rentFor(getMintSize())),
        space: getMintSize(),
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeMint2Instruction({
        mint: mint.address,
        decimals: STABLECOIN.decimals,
        mintAuthority: mintAuthority.address,
      }),
    ])

  return {
    mint: mint.address as string,
    send,
    airdrop: (to: string, amount: bigint): Promise<Signature> =>
      send([getTransferSolInstruction({ source: chain.faucet, destination: address(to), amount: lamports(amount) })]),
    /**
     * Mints tUSD minor units to the associated token account of the wallet `to`, with an optional memo; returns the
     * signature.
     */
    async give(to: string, amount: bigint, memo?: string): Promise<Signature> {
      const [token] = await findAssociatedTokenPda({
        owner: address(to),
        mint: mint.address,
        tokenProgram: TOKEN_PROGRAM_ADDRESS,
      })
      return send([
        getCreateAssociatedTokenIdempotentInstruction({
          payer: chain.faucet,
          ata: token,
          owner: address(to),
          mint: mint.address,
        }),
        getMintToInstruction({ mint: mint.address, token, mintAuthority, amount }),
        ...(memo === undefined ? [] : [memoOf(memo)]),
      ])
    },
  }
}
