import { createSolanaRpc } from '@solana/kit'

export const openNode = (url: string) => createSolanaRpc(url)
export type Node = ReturnType<typeof openNode>
/** A node with its configured host name. */
export type Host = { readonly host: string; readonly node: Node }
export type CoinOnChain = { readonly mint: string; readonly tokenProgram: string; readonly decimals: number }

const CALL_TIMEOUT_MS = 10_000
/** Timeout in ms of a call that a customer waits for. */
export const INTERACTIVE_TIMEOUT_MS = 1_500
/** Returns options that give each call to a node a timeout. */
export const limited = (ms = CALL_TIMEOUT_MS): { abortSignal: AbortSignal } => ({
  abortSignal: AbortSignal.timeout(ms),
})

/** A node gave no usable response to a call for which a person waits. */
export class NodeSilent extends Error {}
export const answered = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw new NodeSilent('the chain node gives no answer', { cause: error })
  })
