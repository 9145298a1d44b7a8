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
import { limited, type CoinOnChain, type Node } from './chain-node.ts'

const MEMO_PROGRAM = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

export type Payment = {
  readonly from: KeyPairSigner
  readonly feePayer: KeyPairSigner
  /** The wallet that receives; its token account is made when there is none. */
  readonly to: string
  readonly coin: CoinOnChain
  readonly amount: bigint
  /** Makes two equal payments two transactions, and names ours on the chain. */
  readonly memo: string
}
export type SignedPayment = { readonly wire: string; readonly signature: string; readonly lastValidHeight: bigint }

/** Signs what moves the coin, and sends nothing: the bytes are to be stored first. */
export async function signPayment(node: Node, payment: Payment): Promise<SignedPayment> {
  const { value: latest } = await node.getLatestBlockhash({ commitment: 'finalized' }).send(limited())
  const instructions = await instructionsOf(payment)
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

async function instructionsOf({ from, feePayer, to, coin, amount, memo }: Payment): Promise<Instruction[]> {
  const owner = address(to)
  const mint = address(coin.mint)
  const tokenProgram = address(coin.tokenProgram)
  const [source] = await findAssociatedTokenPda({ owner: from.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: feePayer, ata: destination, owner, mint, tokenProgram }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: from, amount, decimals: coin.decimals },
      { programAddress: tokenProgram },
    ),
    { programAddress: MEMO_PROGRAM, data: new TextEncoder().encode(memo) },
  ]
}

/** Hands over the bytes. Sending them again is harmless; an error does not mean that they will not land. */
export async function broadcast(node: Node, wire: string): Promise<void> {
  const signed = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  await node
    .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64', skipPreflight: true })
    .send(limited())
}
