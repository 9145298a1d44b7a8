import { isBefore, isSignedBy, memosIn, reachOf, signaturesSince, transactionOf } from './chain-history.ts'
import type { CoinOnChain, Host, Node } from './chain-node.ts'
import { tokenAccountOf } from './chain-reads.ts'
import { movementOf, type ToldTransaction, unpack } from './chain-transfers.ts'

/** A finalized transfer out of a token account, signed by its wallet. */
export type Outgoing = {
  readonly signature: string
  /** The instruction in its transaction. */
  readonly path: string
  readonly wire: string
  readonly memo: string | null
  /** The wallet that owns the token account; the token account if the host does not name the owner. */
  readonly recipient: string
  readonly amount: bigint
  readonly mint: string
  readonly paidAt: Date | null
}
export type OutgoingOf = {
  readonly host: string
  /** False if the host's oldest block is younger than the moment. */
  readonly reaches: boolean
  readonly payments: readonly Outgoing[]
}
export type WalletSince = {
  readonly wallet: string
  readonly coins: readonly CoinOnChain[]
  readonly since: Date
}

/** One host's answer about everything that a wallet has sent since a moment. */
export async function outgoingOf({ host, node }: Host, { wallet, coins, since }: WalletSince): Promise<OutgoingOf> {
  const reaches = await reachOf(node)
  const payments: Outgoing[] = []
  for (const coin of coins) {
    const account = await tokenAccountOf(wallet, coin)
    for await (const { signature, blockTime } of signaturesSince(node, account, since)) {
      if (isBefore(blockTime, since)) continue
      payments.push(...(await sentIn(node, signature, { wallet, account, coin, blockTime })))
    }
  }
  return { host, reaches: reaches(since), payments }
}

type Source = {
  readonly wallet: string
  readonly account: string
  readonly coin: CoinOnChain
  readonly blockTime: bigint | null
}

/** The transfers out of the account in one transaction. */
async function sentIn(
  node: Node,
  signature: string,
  { wallet, account, coin, blockTime }: Source,
): Promise<Outgoing[]> {
  const told = await transactionOf(node, signature)
  const [wire] = told.transaction
  const { accounts, instructions } = unpack(told)
  const moved = instructions
    .map(movementOf)
    .filter((one) => one?.source === account && one.destination !== account && one.amount > 0n)
  if (moved.length === 0 || !(await isSignedBy(wire, signature, wallet))) return []
  const [memo = null] = memosIn(instructions)
  return moved.flatMap((one) =>
    one?.destination === undefined
      ? []
      : [
          {
            signature,
            path: one.path,
            wire,
            memo,
            recipient: ownerOf(told, accounts.indexOf(one.destination)) ?? one.destination,
            amount: one.amount,
            mint: coin.mint,
            paidAt: blockTime === null ? null : new Date(Number(blockTime) * 1000),
          },
        ],
  )
}

const ownerOf = (told: ToldTransaction, index: number): string | undefined =>
  told.meta?.postTokenBalances?.find(({ accountIndex }) => accountIndex === index)?.owner
