import { readMemos } from '@tessera/domain/payments/withdrawals/tag.ts'
import { isBefore, isSignedBy, memosIn, historyReachOf, signaturesSince, transactionOf } from './chain-history.ts'
import type { CoinOnChain, Host, Node } from './chain-node.ts'
import { tokenAccountOf } from './chain-reads.ts'
import { movementOf, type RpcTransaction, unpack } from './chain-transfers.ts'

/** A finalized transfer out of a token account, signed by its wallet. */
export type Outgoing = {
  readonly signature: string
  /** The position of the instruction in its transaction. */
  readonly path: string
  readonly wire: string
  /** Null if the signature does not cover the transfer, because a program made it. */
  readonly memo: string | null
  readonly tag: string | null
  /** The receiving token account. */
  readonly destination: string
  /**
   * The owner of the receiving token account, or the token account itself if the host names no wallet from which the
   * address is derived.
   */
  readonly recipient: string
  readonly amount: bigint
  readonly mint: string
  readonly paidAt: Date | null
}
export type OutgoingOf = {
  readonly host: string
  /** False if the host's oldest block is more recent than the moment. */
  readonly reaches: boolean
  readonly payments: readonly Outgoing[]
}
export type WalletSince = {
  readonly wallet: string
  readonly coins: readonly CoinOnChain[]
  readonly since: Date
  /** Known signatures, which are not read again. */
  readonly known?: ReadonlySet<string>
  /**
   * Transactions without a transfer that a host reported before, by host. They are not read again, and this call adds
   * to them.
   */
  readonly nothingSent?: NothingSent
}
export type NothingSent = Map<string, Set<string>>

/** Returns one host's response about all transfers that a wallet has sent since a moment. */
export async function outgoingOf(
  { host, node }: Host,
  { wallet, coins, since, known, nothingSent = new Map() }: WalletSince,
): Promise<OutgoingOf> {
  const reaches = await historyReachOf(node)
  const payments: Outgoing[] = []
  const before = nothingSent.get(host) ?? new Set()
  nothingSent.set(host, before)
  const listed = new Set<string>()
  for (const coin of coins) {
    const account = await tokenAccountOf(wallet, coin)
    for await (const { signature, blockTime } of signaturesSince(node, account, since)) {
      if (isBefore(blockTime, since) || known?.has(signature)) continue
      listed.add(`${account} ${signature}`)
      if (before.has(`${account} ${signature}`)) continue
      const sent = await sentIn(node, signature, { wallet, account, coin, blockTime })
      // Stored immediately, because anybody can mention our account in transactions, and a failed read starts again
      // from the beginning.
      if (sent.length === 0) before.add(`${account} ${signature}`)
      payments.push(...sent)
    }
  }
  nothingSent.set(host, before.intersection(listed))
  return { host, reaches: reaches(since), payments }
}

type Source = {
  readonly wallet: string
  readonly account: string
  readonly coin: CoinOnChain
  readonly blockTime: bigint | null
}

/** Yields the transfers out of the account in one transaction. */
async function sentIn(
  node: Node,
  signature: string,
  { wallet, account, coin, blockTime }: Source,
): Promise<Outgoing[]> {
  const reported = await transactionOf(node, signature)
  const [wire] = reported.transaction
  const { accounts, instructions } = unpack(reported)
  const moved = instructions
    .map(movementOf)
    .filter((one) => one !== undefined)
    .filter((one) => one.source === account && one.destination !== account && one.amount > 0n)
  if (moved.length === 0 || !(await isSignedBy(wire, signature, wallet))) return []
  // Only the signed bytes identify a withdrawal, because a host could invent everything else.
  const signed = unpack({ ...reported, meta: null }).instructions
  const { id: memo, tag } = readMemos(memosIn(signed))
  const payments: Outgoing[] = []
  for (const { path, destination, amount } of moved) {
    if (destination === undefined) continue
    const isSigned = signed.some((one) => one.path === path && movementOf(one)?.destination === destination)
    const recipient = isSigned
      ? await walletOf(reported, accounts.indexOf(destination), { destination, coin })
      : undefined
    payments.push({
      signature,
      path,
      wire,
      memo: isSigned ? memo : null,
      tag: isSigned ? tag : null,
      destination,
      recipient: recipient ?? destination,
      amount,
      mint: coin.mint,
      paidAt: blockTime === null ? null : new Date(Number(blockTime) * 1000),
    })
  }
  return payments
}

/** Returns the owner that the host names, if the token account's address is derived from that wallet. */
async function walletOf(
  reported: RpcTransaction,
  index: number,
  { destination, coin }: { readonly destination: string; readonly coin: CoinOnChain },
): Promise<string | undefined> {
  const owner = reported.meta?.postTokenBalances?.find(({ accountIndex }) => accountIndex === index)?.owner
  return owner !== undefined && (await tokenAccountOf(owner, coin)) === destination ? owner : undefined
}
