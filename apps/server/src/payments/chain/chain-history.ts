import {
  address,
  getBase58Decoder,
  getBase64Encoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  signature as asSignature,
  type Signature,
  verifySignature,
} from '@solana/kit'
import type { Found, History, SignatureAnswer, Silent } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { readMemos } from '@tessera/domain/payments/withdrawals/tag.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type CoinOnChain, type Host, limited, type Node } from './chain-node.ts'
import { MEMO_PROGRAM } from './chain-payments.ts'
import { signatureState, tokenAccountOf } from './chain-reads.ts'
import { movementOf, type RpcTransaction, unpack } from './chain-transfers.ts'

const PAGE = 1000
/** Milliseconds by which the chain's clock may differ from ours. */
const CLOCKS_DIFFER_MS = HOUR_MS

/** A payment of the hot wallet, with all facts that identify it. */
export type ExpectedPayment = {
  readonly memo: string
  readonly from: string
  readonly to: string
  /** The tag in the signed memos; null for a payment without one. */
  readonly tag: string | null
  readonly coin: CoinOnChain
  readonly amount: bigint
  /** The time of the request. The payment cannot be older. */
  readonly since: Date
}

/** Queries every host. A host that does not respond, or contradicts itself, counts as silent. */
export const askHosts = <A extends { readonly host: string }>(
  hosts: readonly Host[],
  ask: (host: Host) => Promise<A>,
): Promise<(A | Silent)[]> =>
  Promise.all(hosts.map((each) => ask(each).catch((): Silent => ({ host: each.host, silent: true }))))

const heightOf = (node: Node): Promise<bigint> => node.getBlockHeight({ commitment: 'finalized' }).send(limited())

/**
 * Reads the height before the state. If the signature is absent after its last valid height was finalized, it can never
 * be confirmed.
 */
export async function lookUpSignature({ host, node }: Host, signature: string): Promise<SignatureAnswer> {
  const height = await heightOf(node)
  return { host, height, state: await signatureState(node, signature) }
}

/** One host's response about each payment, by its memo. */
export type HostHistories = { readonly host: string; readonly histories: ReadonlyMap<string, History> }

/**
 * Reads the finalized transactions of the hot wallet's token accounts once, back to the oldest request, and returns
 * those with one of the payments. One pass searches for all, because after a restart many withdrawals need the same
 * history.
 */
export async function searchHistory(
  { host, node }: Host,
  expected: readonly ExpectedPayment[],
): Promise<HostHistories> {
  const height = await heightOf(node)
  const reaches = await historyReachOf(node)
  const found = new Map<string, Found[]>()
  const accounts = Map.groupBy(expected, ({ from, coin }) => `${from} ${coin.mint} ${coin.tokenProgram}`)
  for (const each of accounts.values())
    for await (const { memo, payment } of paymentsAmong(node, each))
      found.set(memo, [...(found.get(memo) ?? []), payment])
  const historyOf = ({ memo, since }: ExpectedPayment): History => ({
    host,
    height,
    reaches: reaches(since),
    payments: found.get(memo) ?? [],
  })
  return { host, histories: new Map(expected.map((one) => [one.memo, historyOf(one)])) }
}

type Named = { readonly memo: string; readonly payment: Found }

/** Finds expected payments in the history of one token account. */
async function* paymentsAmong(node: Node, expected: readonly ExpectedPayment[]): AsyncGenerator<Named> {
  const [first] = expected
  if (first === undefined) return
  const account = await tokenAccountOf(first.from, first.coin)
  const since = new Date(Math.min(...expected.map((one) => one.since.getTime())))
  for await (const { signature, memo } of signaturesSince(node, account, since)) {
    // Most hosts list the memo here. Without a memo, the transaction itself must be read.
    const named = memo === null ? expected : expected.filter((one) => memo.includes(one.memo))
    if (named.length > 0) yield* paymentsIn(node, signature, named)
  }
}

type Listed = { readonly signature: Signature; readonly memo: string | null; readonly blockTime: bigint | null }

/**
 * Returns the successful finalized transactions of a token account, newest first, back to at least the given moment.
 */
export async function* signaturesSince(node: Node, account: string, since: Date): AsyncGenerator<Listed> {
  for (let before: { before?: Signature } = {}; ;) {
    const page = await node
      .getSignaturesForAddress(address(account), { commitment: 'finalized', limit: PAGE, ...before })
      .send(limited())
    yield* page.filter(({ err }) => err === null)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE || isBefore(last.blockTime, since)) return
    before = { before: last.signature }
  }
}

export const isBefore = (seconds: bigint | null, since: Date): boolean =>
  seconds !== null && Number(seconds) * 1000 < since.getTime() - CLOCKS_DIFFER_MS

/** Returns a function that returns true if the host still has blocks older than a moment. */
export async function historyReachOf(node: Node): Promise<(since: Date) => boolean> {
  const oldest = await node.getFirstAvailableBlock().send(limited())
  if (oldest <= 1n) return () => true
  const time = await node.getBlockTime(oldest).send(limited())
  return (since) => time !== null && Number(time) * 1000 <= since.getTime()
}

/**
 * Finds payments in a transaction that names them. The hot wallet must have signed it, because anybody can send a memo.
 */
async function* paymentsIn(node: Node, signature: string, expected: readonly ExpectedPayment[]): AsyncGenerator<Named> {
  const reported = await transactionOf(node, signature)
  const [wire] = reported.transaction
  const { instructions } = unpack(reported)
  const named = new Set(memosIn(instructions))
  // The tag is read from the signed bytes, because a host could forge everything else.
  const read = readMemos(memosIn(unpack({ ...reported, meta: null }).instructions))
  for (const one of expected) {
    if (!named.has(one.memo) || !(await isSignedBy(wire, signature, one.from))) continue
    const isRight = read.id === one.memo && read.tag === one.tag && (await isPaidIn(instructions, one))
    yield { memo: one.memo, payment: { signature, wire, matches: isRight } }
  }
}

/** Reads a transaction that the node has listed. */
export async function transactionOf(node: Node, signature: string): Promise<RpcTransaction> {
  const reported: RpcTransaction | null = await node
    .getTransaction(asSignature(signature), {
      commitment: 'finalized',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send(limited())
  if (reported === null) throw new Error(`the node lists ${signature} but does not return it`)
  return reported
}

type Instructions = ReturnType<typeof unpack>['instructions']

export const memosIn = (instructions: Instructions): string[] =>
  instructions.filter(({ program }) => program === MEMO_PROGRAM).map(({ data }) => new TextDecoder().decode(data))

async function isPaidIn(instructions: Instructions, { from, to, coin, amount }: ExpectedPayment): Promise<boolean> {
  const [source, destination] = [await tokenAccountOf(from, coin), await tokenAccountOf(to, coin)]
  return instructions.some((one) => {
    const moved = movementOf(one)
    return (
      moved?.source === source &&
      moved.destination === destination &&
      moved.mint === coin.mint &&
      moved.amount === amount
    )
  })
}

/** True if the wallet's key signed the transaction, and `signature` belongs to the transaction. */
export async function isSignedBy(wire: string, signature: string, wallet: string): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const by = Object.entries(signatures).find(([signer]) => signer === wallet)?.[1]
  if (by === undefined || by === null) return false
  const [first] = Object.values(signatures)
  const names = first !== undefined && first !== null && getBase58Decoder().decode(first) === signature
  return names && verifySignature(await getPublicKeyFromAddress(address(wallet)), by, messageBytes)
}
