import { address, isAddress, isOffCurveAddress, signature as asSignature, type Signature } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { answered, INTERACTIVE_TIMEOUT_MS, limited, type CoinOnChain, type Node } from './chain-node.ts'
import { incomingOf, type Incoming, type RpcTransaction, type WatchedAccount } from './chain-transfers.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const TOKEN_AMOUNT_AT = 64
const PAGE = 1000

export type Arrival = {
  readonly signature: string
  readonly slot: bigint
  readonly failed: boolean
  readonly finalized: boolean
}
export type AddressKind = 'wallet' | 'not_a_wallet' | 'invalid'
export type SignatureState = 'absent' | 'landed' | 'finalized' | 'failed'

/** Returns confirmed transactions with `tokenAccount` after `since`, oldest first. */
export async function arrivals(node: Node, tokenAccount: string, since: string | undefined): Promise<Arrival[]> {
  const until = since === undefined ? {} : { until: asSignature(since) }
  const all: Arrival[] = []
  for (let before: { before?: Signature } = {}; ;) {
    const page = await node
      .getSignaturesForAddress(address(tokenAccount), { commitment: 'confirmed', limit: PAGE, ...until, ...before })
      .send(limited())
    for (const { signature, slot, err, confirmationStatus } of page)
      all.push({ signature, slot, failed: err !== null, finalized: confirmationStatus === 'finalized' })
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return all.toReversed()
    before = { before: last.signature }
  }
}

/** Returns the movements of a transaction into `watched`; undefined until it reaches `commitment`. */
export async function incoming(
  node: Node,
  signature: string,
  watched: WatchedAccount,
  commitment: 'confirmed' | 'finalized',
): Promise<Incoming[] | undefined> {
  const reported: RpcTransaction | null = await node
    .getTransaction(asSignature(signature), { commitment, encoding: 'base64', maxSupportedTransactionVersion: 0 })
    .send(limited())
  return reported === null ? undefined : incomingOf(signature, reported, watched)
}

export async function signatureState(node: Node, signature: string): Promise<SignatureState> {
  const { value } = await node
    .getSignatureStatuses([asSignature(signature)], { searchTransactionHistory: true })
    .send(limited())
  const status = value[0] ?? null
  if (status === null) return 'absent'
  if (status.confirmationStatus !== 'finalized') return 'landed'
  return status.err === null ? 'finalized' : 'failed'
}

export async function tokenAccountOf(owner: string, coin: Pick<CoinOnChain, 'mint' | 'tokenProgram'>): Promise<string> {
  const [account] = await findAssociatedTokenPda({
    owner: address(owner),
    mint: address(coin.mint),
    tokenProgram: address(coin.tokenProgram),
  })
  return account
}

/** Returns minor units in a token account; zero if it does not exist. */
export async function tokenBalance(node: Node, tokenAccount: string): Promise<bigint> {
  const request = node.getAccountInfo(address(tokenAccount), { commitment: 'finalized', encoding: 'base64' })
  const { value } = await answered(request.send(limited()))
  return value === null ? 0n : Buffer.from(value.data[0], 'base64').readBigUInt64LE(TOKEN_AMOUNT_AT)
}

/** Maximum number of accounts in one call. */
export const ACCOUNTS_PER_CALL = 100

/**
 * Returns the balance of each token account at `confirmed`, in minor units as text; '' if it does not exist. One call
 * reads 100 accounts, so that changes are found without requesting the signatures of each account.
 */
export async function balancesOf(node: Node, tokenAccounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < tokenAccounts.length; at += ACCOUNTS_PER_CALL) {
    const request = tokenAccounts.slice(at, at + ACCOUNTS_PER_CALL)
    const { value } = await node
      .getMultipleAccounts(
        request.map((one) => address(one)),
        {
          commitment: 'confirmed',
          encoding: 'base64',
          dataSlice: { offset: TOKEN_AMOUNT_AT, length: 8 },
        },
      )
      .send(limited())
    request.forEach((one, n) => {
      const data = value[n]?.data[0]
      found.set(one, data === undefined ? '' : Buffer.from(data, 'base64').readBigUInt64LE().toString())
    })
  }
  return found
}

/** True if a finalized account exists at the address. */
export async function exists(node: Node, text: string): Promise<boolean> {
  const { value } = await node
    .getAccountInfo(address(text), { commitment: 'finalized', encoding: 'base64' })
    .send(limited())
  return value !== null
}

/** True if every node has the owner's token account. A customer waits for the result. */
export async function hasTokenAccount(
  nodes: readonly Node[],
  owner: string,
  coin: Pick<CoinOnChain, 'mint' | 'tokenProgram'>,
): Promise<boolean> {
  const account = address(await tokenAccountOf(owner, coin))
  const found = await Promise.all(
    nodes.map((node) =>
      answered(
        node
          .getAccountInfo(account, { commitment: 'finalized', encoding: 'base64' })
          .send(limited(INTERACTIVE_TIMEOUT_MS)),
      ),
    ),
  )
  return found.every(({ value }) => value !== null)
}

export const lamportsOf = async (node: Node, owner: string): Promise<bigint> =>
  (await node.getBalance(address(owner), { commitment: 'finalized' }).send(limited())).value

/** Returns the kind of an address. An address without an account counts as a wallet if it has a key. */
export async function kindOf(node: Node, text: string): Promise<AddressKind> {
  if (!isAddress(text)) return 'invalid'
  if (text === SYSTEM_PROGRAM || isOffCurveAddress(text)) return 'not_a_wallet'
  const request = node.getAccountInfo(text, { commitment: 'finalized', encoding: 'base64' })
  const { value } = await answered(request.send(limited(INTERACTIVE_TIMEOUT_MS)))
  const isWallet = value === null || (value.owner === SYSTEM_PROGRAM && !value.executable)
  return isWallet ? 'wallet' : 'not_a_wallet'
}
