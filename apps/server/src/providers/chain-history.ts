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
import type { Found, History, Look, Silent } from '@tessera/domain/withdrawals/payment-evidence.ts'
import { type CoinOnChain, type Host, limited, type Node } from './chain-node.ts'
import { MEMO_PROGRAM } from './chain-payments.ts'
import { signatureState, tokenAccountOf } from './chain-reads.ts'
import { movementOf, type ToldTransaction, unpack } from './chain-transfers.ts'

const PAGE = 1000
/** How much the chain's clock may differ from ours. */
const CLOCKS_DIFFER_MS = 3_600_000

/** A payment of the hot wallet, by all that makes it this one. */
export type ExpectedPayment = {
  readonly memo: string
  readonly from: string
  readonly to: string
  readonly coin: CoinOnChain
  readonly amount: bigint
  /** When it was requested: no payment is older. */
  readonly since: Date
}

/** Asks every host. One that does not answer, or contradicts itself, is silent. */
export const askHosts = <A extends { readonly host: string }>(
  hosts: readonly Host[],
  ask: (host: Host) => Promise<A>,
): Promise<(A | Silent)[]> =>
  Promise.all(hosts.map((each) => ask(each).catch((): Silent => ({ host: each.host, silent: true }))))

const heightOf = (node: Node): Promise<bigint> => node.getBlockHeight({ commitment: 'finalized' }).send(limited())

/** The height is read before the state: absent after the last valid height has become final means it can never land. */
export async function lookAt({ host, node }: Host, signature: string): Promise<Look> {
  const height = await heightOf(node)
  return { host, height, state: await signatureState(node, signature) }
}

/** Reads the finalized transactions of the hot wallet's token account, back to `since`, for those that name the payment. */
export async function searchHistory({ host, node }: Host, expected: ExpectedPayment): Promise<History> {
  const height = await heightOf(node)
  const reaches = await reachesBackTo(node, expected.since)
  const { from, coin } = expected
  const account = await tokenAccountOf(from, coin)
  const payments: Found[] = []
  for (let before: { before?: Signature } = {}; ;) {
    const page = await node
      .getSignaturesForAddress(address(account), { commitment: 'finalized', limit: PAGE, ...before })
      .send(limited())
    for (const { signature, err, memo } of page) {
      // A host that keeps memos says them here. Where there is none, the transaction itself must be read.
      if (err !== null || (memo !== null && !memo.includes(expected.memo))) continue
      const payment = await paymentIn(node, signature, expected)
      if (payment !== undefined) payments.push(payment)
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE || isBefore(last.blockTime, expected.since))
      return { host, height, reaches, payments }
    before = { before: last.signature }
  }
}

const isBefore = (seconds: bigint | null, since: Date): boolean =>
  seconds !== null && Number(seconds) * 1000 < since.getTime() - CLOCKS_DIFFER_MS

/** True when the host still has its blocks from before that moment. */
async function reachesBackTo(node: Node, since: Date): Promise<boolean> {
  const oldest = await node.getFirstAvailableBlock().send(limited())
  if (oldest <= 1n) return true
  const time = await node.getBlockTime(oldest).send(limited())
  return time !== null && Number(time) * 1000 <= since.getTime()
}

/** The transaction, if the hot wallet signed it and its memo names the payment. Anybody may send us a memo; only we sign. */
async function paymentIn(node: Node, signature: string, expected: ExpectedPayment): Promise<Found | undefined> {
  const told: ToldTransaction | null = await node
    .getTransaction(asSignature(signature), {
      commitment: 'finalized',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send(limited())
  if (told === null) throw new Error(`the node lists ${signature} and does not have it`)
  const [wire] = told.transaction
  const { instructions } = unpack(told)
  const isNamed = instructions.some(
    ({ program, data }) => program === MEMO_PROGRAM && new TextDecoder().decode(data) === expected.memo,
  )
  if (!isNamed || !(await isSignedBy(wire, signature, expected.from))) return undefined
  const source = await tokenAccountOf(expected.from, expected.coin)
  const destination = await tokenAccountOf(expected.to, expected.coin)
  const matches = instructions.some((one) => {
    const moved = movementOf(one)
    return (
      moved?.source === source &&
      moved.destination === destination &&
      moved.mint === expected.coin.mint &&
      moved.amount === expected.amount
    )
  })
  return { signature, wire, matches }
}

async function isSignedBy(wire: string, signature: string, wallet: string): Promise<boolean> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const by = Object.entries(signatures).find(([signer]) => signer === wallet)?.[1]
  if (by === undefined || by === null) return false
  const [first] = Object.values(signatures)
  const names = first !== undefined && first !== null && getBase58Decoder().decode(first) === signature
  return names && verifySignature(await getPublicKeyFromAddress(address(wallet)), by, messageBytes)
}
