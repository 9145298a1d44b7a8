import {
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { budgetInstructions } from './chain-fees.ts'
import { limited, type CoinOnChain, type Host, type Node } from './chain-node.ts'

export const MEMO_PROGRAM = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

export type Payment = {
  readonly from: KeyPairSigner
  readonly feePayer: KeyPairSigner
  /** The receiving wallet. */
  readonly to: string
  /** False if the payment must fail rather than pay the rent for a token account of the receiver; true by default. */
  readonly opensAccount?: boolean
  readonly coin: CoinOnChain
  readonly amount: bigint
  /** Distinguishes two equal payments, and identifies our payments on the chain. */
  readonly memo: string
  /** The tag that the recipient requires. Its memo directly precedes the transfer. */
  readonly tag?: string | null
}
export type SignedPayment = { readonly wire: string; readonly signature: string; readonly lastValidHeight: bigint }

/** Signs a transfer without sending it, because its bytes must be stored first. */
export async function signPayment(hosts: readonly Host[], payment: Payment): Promise<SignedPayment> {
  const latest = await agreedBlockhash(hosts)
  const instructions = await instructionsOf(hosts, payment)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payment.feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return {
    wire: getBase64EncodedWireTransaction(signed),
    signature: getSignatureFromTransaction(signed),
    lastValidHeight: latest.lastValidBlockHeight,
  }
}

/**
 * Returns a blockhash that every host knows as finalized, with the greatest last valid height of all hosts. So a lying
 * host cannot make the bytes look expired too early.
 */
async function agreedBlockhash(hosts: readonly Host[]) {
  const reported = await Promise.all(hosts.map(({ node }) => latestBlockhash(node)))
  const oldestFirst = reported.toSorted((a, b) => (a.lastValidBlockHeight < b.lastValidBlockHeight ? -1 : 1))
  for (const { blockhash } of oldestFirst) {
    const known = await Promise.all(
      hosts.map(({ node }) => node.isBlockhashValid(blockhash, { commitment: 'finalized' }).send(limited())),
    )
    if (known.some(({ value }) => !value)) continue
    const heights = (await Promise.all(hosts.map(({ node }) => latestBlockhash(node)))).map(
      ({ lastValidBlockHeight }) => lastValidBlockHeight,
    )
    return { blockhash, lastValidBlockHeight: heights.reduce((max, height) => (height > max ? height : max)) }
  }
  throw new Error('no recent blockhash is known to every node of the chain')
}

const latestBlockhash = async (node: Node) =>
  (await node.getLatestBlockhash({ commitment: 'finalized' }).send(limited())).value

async function instructionsOf(
  hosts: readonly Host[],
  { from, feePayer, to, coin, amount, memo, tag = null, opensAccount = true }: Payment,
): Promise<Instruction[]> {
  const owner = address(to)
  const mint = address(coin.mint)
  const tokenProgram = address(coin.tokenProgram)
  const [source] = await findAssociatedTokenPda({ owner: from.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  return [
    ...(await budgetInstructions(hosts, [source, destination])),
    ...(opensAccount
      ? [
          getCreateAssociatedTokenIdempotentInstruction({
            payer: feePayer,
            ata: destination,
            owner,
            mint,
            tokenProgram,
          }),
        ]
      : []),
    ...(tag === null ? [] : [memoOf(tag)]),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: from, amount, decimals: coin.decimals },
      { programAddress: tokenProgram },
    ),
    memoOf(memo),
  ]
}

const memoOf = (text: string): Instruction => ({
  programAddress: MEMO_PROGRAM,
  data: new TextEncoder().encode(text),
})

/**
 * Sends the bytes to every host. Sending them again is harmless. An error does not prove that they will not be
 * confirmed.
 */
export async function broadcast(hosts: readonly Host[], wire: string): Promise<void> {
  const signed = getBase64EncodedWireTransaction(getTransactionDecoder().decode(getBase64Encoder().encode(wire)))
  await Promise.any(
    hosts.map(({ node }) => node.sendTransaction(signed, { encoding: 'base64', skipPreflight: true }).send(limited())),
  )
}
