import type { History, Silent } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { countHosts, hostOf } from '#platform/config/hosts.ts'
import { askHosts, type ExpectedPayment, lookUpSignature, searchHistory } from './chain-history.ts'
import { type CostQuestion, readCosts } from './chain-fees.ts'
import { type CoinOnChain, type Host, openNode, type Node, limited } from './chain-node.ts'
import { outgoingOf, type WalletSince } from './chain-outgoing.ts'
import { broadcast, signPayment, type Payment } from './chain-payments.ts'
import {
  arrivals,
  balancesOf,
  exists,
  hasTokenAccount,
  incoming,
  kindOf,
  lamportsOf,
  signatureState,
  tokenAccountOf,
  tokenBalance,
  type SignatureState,
} from './chain-reads.ts'
import type { Incoming, WatchedAccount } from './chain-transfers.ts'
import { agreedFirstBlock } from './first-block.ts'
import { readMint } from './mint.ts'

export type ChainOptions = {
  readonly chain: string
  /** All of them must agree before money is credited or an attempt is abandoned. Other reads use the first. */
  readonly rpcUrls: readonly [string, ...string[]]
  readonly genesisHash: string
}

/** A Solana chain over JSON-RPC. Only the files in this folder depend on Solana. */
export function connectChain({ chain, rpcUrls, genesisHash }: ChainOptions) {
  const hosts: readonly Host[] = rpcUrls.map((url) => ({ host: hostOf(url), node: openNode(url) }))
  const all = hosts.map(({ node }) => node)
  const [first = openNode(rpcUrls[0])] = all
  return {
    chain,
    check: () => checkGenesis(all, chain, genesisHash),
    finalizedHeight: () => lowestFinalizedHeight(all),
    headSlot: () => first.getSlot({ commitment: 'processed' }).send(limited()),
    arrivals: (tokenAccount: string, since: string | undefined) => arrivals(first, tokenAccount, since),
    /** Returns balances at `confirmed` from one node, only to find accounts with changes. */
    balancesOf: (tokenAccounts: readonly string[]) => balancesOf(first, tokenAccounts),
    /** Reads at `confirmed` from one node, for display and never for crediting. */
    announced: (signature: string, watched: WatchedAccount) => incoming(first, signature, watched, 'confirmed'),
    settled: (signature: string, watched: WatchedAccount) => settled(all, signature, watched),
    /** Returns the first finalized block at or after a slot and not before a time, if every node reports the same. */
    firstBlock: (from: bigint, notBefore: bigint) => agreedFirstBlock(all, from, notBefore),
    stateOf: (signature: string) => agreedState(all, signature),
    tokenAccountOf,
    tokenBalance: (tokenAccount: string) => tokenBalance(first, tokenAccount),
    exists: (account: string) => exists(first, account),
    /** Returns the lamports of a wallet, which pay chain fees and new token accounts. */
    lamportsOf: (owner: string) => lamportsOf(first, owner),
    kindOf: (address: string) => kindOf(first, address),
    /** Returns a mint as every node reports it. Throws `NodeSilent` if one does not respond. */
    mint: (address: string) => readMint(all, address),
    /** The cost of a payment, as each node reports it. */
    costs: (question: CostQuestion) => readCosts(all, question),
    /** Returns true if every node has the receiver's token account. Throws `NodeSilent` if one does not respond. */
    hasTokenAccount: (owner: string, coin: Pick<CoinOnChain, 'mint' | 'tokenProgram'>) =>
      hasTokenAccount(all, owner, coin),
    /** The number of different hosts among the nodes. */
    hosts: countHosts(rpcUrls),
    /** Each host's response about a signature. */
    lookUpSignature: (signature: string) => askHosts(hosts, (host) => lookUpSignature(host, signature)),
    /** Returns each host's history of the hot wallet's token account, limited to one payment. */
    histories: async (expected: ExpectedPayment) => (await historiesOf(hosts, [expected])).get(expected.memo) ?? [],
    /** Looks up many payments at once, by their memos. */
    historiesOf: (expected: readonly ExpectedPayment[]) => historiesOf(hosts, expected),
    /** Returns each host's list of all transfers that a wallet has sent since a moment. */
    outgoing: (of: WalletSince) => askHosts(hosts, (host) => outgoingOf(host, of)),
    /** Returns by host the height after which no signature made until now can be confirmed. */
    lastValidHeights: () => lastValidHeights(hosts),
    signPayment: (payment: Payment) => signPayment(hosts, payment),
    broadcast: (wire: string) => broadcast(hosts, wire),
  }
}
export type Chain = ReturnType<typeof connectChain>

/** Returns each host's response about a payment, by memo. */
async function historiesOf(
  hosts: readonly Host[],
  expected: readonly ExpectedPayment[],
): Promise<ReadonlyMap<string, readonly (History | Silent)[]>> {
  const reported = await askHosts(hosts, (host) => searchHistory(host, expected))
  const about = (memo: string) =>
    reported.map((one): History | Silent =>
      'silent' in one ? one : (one.histories.get(memo) ?? { host: one.host, silent: true }),
    )
  return new Map(expected.map(({ memo }) => [memo, about(memo)]))
}

/** A node serves another chain than the configured one. */
export class WrongChain extends Error {}

/**
 * Throws `WrongChain` if a node serves another chain than the configured one. Devnet coins must never be credited as
 * mainnet coins.
 */
async function checkGenesis(nodes: readonly Node[], chain: string, meant: string): Promise<void> {
  const hashes = await Promise.all(nodes.map((node) => node.getGenesisHash().send(limited())))
  const wrong = hashes.find((hash) => hash !== meant)
  if (wrong !== undefined) throw new WrongChain(`${chain} has the genesis hash ${meant}, but the node serves ${wrong}`)
}

/** A height that has passed at the slowest node has passed at every node. */
async function lowestFinalizedHeight(nodes: readonly Node[]): Promise<bigint> {
  const heights = await Promise.all(
    nodes.map((node) => node.getBlockHeight({ commitment: 'finalized' }).send(limited())),
  )
  return heights.reduce((min, height) => (height < min ? height : min))
}

/** Uses the newest block of each host, finalized or not, because bytes with an older blockhash expire earlier. */
async function lastValidHeights(hosts: readonly Host[]): Promise<ReadonlyMap<string, bigint>> {
  const reported = await Promise.all(
    hosts.map(async ({ host, node }): Promise<[string, bigint]> => {
      const { value } = await node.getLatestBlockhash({ commitment: 'processed' }).send(limited())
      return [host, value.lastValidBlockHeight]
    }),
  )
  return new Map(reported)
}

/** Returns the movements of a finalized transaction if every node reports the same; undefined while they differ. */
async function settled(
  nodes: readonly Node[],
  signature: string,
  watched: WatchedAccount,
): Promise<Incoming[] | undefined> {
  const reported = await Promise.all(nodes.map((node) => incoming(node, signature, watched, 'finalized')))
  const [first, ...rest] = reported
  return rest.every((one) => one !== undefined && text(one) === text(first)) ? first : undefined
}

/** Returns `unknown` if the nodes differ. The caller must not conclude anything from it. */
async function agreedState(nodes: readonly Node[], signature: string): Promise<SignatureState | 'unknown'> {
  const states = new Set(await Promise.all(nodes.map((node) => signatureState(node, signature))))
  const [state] = states
  return states.size === 1 && state !== undefined ? state : 'unknown'
}

const text = (reported: readonly Incoming[] | undefined): string =>
  (reported ?? [])
    .map((one) => [one.signature, one.slot, one.path, one.amount, one.isUnexplained, one.sender].join(' '))
    .join('\n')
