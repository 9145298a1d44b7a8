import { getBase64Decoder, getBase64Encoder } from '@solana/kit'
import type { LocalChain, SendResult } from './local-chain.ts'
import type { ExecutedTransaction, TokenBalance } from './journal.ts'
import type { Commitment } from './slots.ts'
import { messageFee, recentComputePrices } from './compute-prices.ts'
import { memosOf } from './memos.ts'

type Options = {
  readonly commitment?: Commitment
  readonly limit?: number
  readonly before?: string
  readonly until?: string
  readonly skipPreflight?: boolean
  readonly mint?: string
  readonly programId?: string
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}
type Params = readonly unknown[]

/** A JSON-RPC error with the codes of a Solana node. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const text = (params: Params, at: number): string => {
  const value = params[at]
  if (typeof value !== 'string') throw new RpcError(-32602, `parameter ${at} must be a string`)
  return value
}
const texts = (params: Params, at: number): string[] => {
  const list = params[at]
  if (!Array.isArray(list)) throw new RpcError(-32602, `parameter ${at} must be a list`)
  return list.map(String)
}
const optionsAt = (params: Params, at: number): Options => params[at] ?? {}
const commitmentAt = (params: Params, at: number): Commitment => optionsAt(params, at).commitment ?? 'finalized'

/** The RPC methods that wallets and our adapter use, with responses in the shape of a node. */
export const rpcMethods = (chain: LocalChain, airdrop: (to: string, lamports: bigint) => Promise<string>) => {
  const inContext = (value: unknown, commitment: Commitment = 'processed') => ({
    context: { slot: chain.slot(commitment), apiVersion: '2.0.0' },
    value,
  })
  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
    getGenesisHash: () => chain.genesisHash,
    getSlot: (params: Params) => chain.slot(commitmentAt(params, 0)),
    getBlockHeight: (params: Params) => chain.slot(commitmentAt(params, 0)),
    getLatestBlockhash: (params: Params) => {
      const commitment = commitmentAt(params, 0)
      return inContext(chain.latestBlockhash(commitment), commitment)
    },
    isBlockhashValid: (params: Params) => inContext(chain.isAlive(text(params, 0), commitmentAt(params, 1))),
    getFirstAvailableBlock: () => 0,
    getBlocksWithLimit: (params: Params) => {
      const [from, limit] = [Math.max(1, Number(params[0])), Number(params[1])]
      const count = Math.min(limit, chain.slot(commitmentAt(params, 2)) - from + 1)
      return Array.from({ length: Math.max(0, count) }, (_, index) => from + index)
    },
    getBlock: (params: Params) => block(chain, Number(params[0]), commitmentAt(params, 1)),
    getBlockTime: (params: Params) => Math.floor(chain.startOf(Number(params[0])) / 1000),
    getMinimumBalanceForRentExemption: (params: Params) => Number(chain.vm.rentFor(Number(params[0]))),
    getBalance: (params: Params) => inContext(Number(chain.vm.account(text(params, 0))?.lamports ?? 0n)),
    getAccountInfo: (params: Params) => inContext(accountInfo(chain, text(params, 0))),
    getMultipleAccounts: (params: Params) =>
      inContext(texts(params, 0).map((at) => accountInfo(chain, at, optionsAt(params, 1)))),
    getRecentPrioritizationFees: (params: Params) =>
      recentComputePrices(chain, params[0] === undefined ? [] : texts(params, 0)),
    getFeeForMessage: (params: Params) => inContext(messageFee(chain, text(params, 0)), commitmentAt(params, 1)),
    getTokenAccountBalance: (params: Params) => {
      const balance = chain.vm.tokenBalance(text(params, 0))
      if (balance === undefined) throw new RpcError(-32602, 'Invalid param: could not find account')
      return inContext(uiAmount(balance))
    },
    getTokenAccountsByOwner: (params: Params) => inContext(tokenAccounts(chain, text(params, 0), optionsAt(params, 1))),
    getSignatureStatuses: (params: Params) =>
      inContext(texts(params, 0).map((signature) => signatureStatus(chain, signature))),
    getSignaturesForAddress: (params: Params) => signaturesFor(chain, text(params, 0), optionsAt(params, 1)),
    getTransaction: (params: Params) => {
      const found = chain.transaction(text(params, 0), commitmentAt(params, 1))
      return found === undefined ? null : transactionReply(found)
    },
    sendTransaction: (params: Params) => {
      const bytes = new Uint8Array(getBase64Encoder().encode(text(params, 0)))
      return answered(chain.send(bytes, optionsAt(params, 1).skipPreflight === true))
    },
    requestAirdrop: (params: Params) => airdrop(text(params, 0), BigInt(String(params[1]))),
  } satisfies Record<string, (params: Params) => unknown>
}

/** A block without its transactions. Every slot of the local chain has one. */
function block(chain: LocalChain, slot: number, commitment: Commitment) {
  if (slot < 1 || slot > chain.slot(commitment)) throw new RpcError(-32004, `Block not available for slot ${slot}`)
  return {
    blockHeight: slot,
    blockTime: Math.floor(chain.startOf(slot) / 1000),
    blockhash: chain.blockhashAt(slot),
    parentSlot: slot - 1,
    previousBlockhash: chain.blockhashAt(slot - 1),
  }
}

function answered(sent: SendResult): string {
  if (sent.ok) return sent.signature
  throw new RpcError(-32002, sent.reason, {
    err: sent.err,
    logs: sent.logs,
    accounts: null,
    innerInstructions: null,
    replacementBlockhash: null,
    returnData: null,
    unitsConsumed: 0,
  })
}

function accountInfo(chain: LocalChain, at: string, { dataSlice }: Options = {}) {
  const found = chain.vm.account(at)
  if (found === undefined) return null
  return {
    data: [getBase64Decoder().decode(sliced(found.data, dataSlice)), 'base64'],
    executable: false,
    lamports: Number(found.lamports),
    owner: found.owner,
    rentEpoch: 0,
    space: found.data.length,
  }
}

const sliced = (data: Uint8Array, slice: Options['dataSlice']): Uint8Array =>
  slice === undefined ? data : data.slice(slice.offset, slice.offset + slice.length)

function tokenAccounts(chain: LocalChain, owner: string, filter: Options) {
  const program = filter.programId ?? chain.vm.account(filter.mint ?? '')?.owner
  if (program === undefined) throw new RpcError(-32602, 'Invalid param: could not find mint')
  return chain.vm
    .tokenAccountsOf(owner, program)
    .filter((at) => filter.mint === undefined || chain.vm.tokenBalance(at)?.mint === filter.mint)
    .map((pubkey) => ({ pubkey, account: accountInfo(chain, pubkey) }))
}

function signatureStatus(chain: LocalChain, signature: string) {
  const found = chain.transaction(signature, 'processed')
  if (found === undefined) return null
  const confirmationStatus = chain.commitmentOf(found)
  return {
    slot: found.slot,
    confirmations: confirmationStatus === 'finalized' ? null : chain.slot() - found.slot,
    err: found.err,
    status: found.err === null ? { Ok: null } : { Err: found.err },
    confirmationStatus,
  }
}

function signaturesFor(chain: LocalChain, at: string, options: Options) {
  const all = chain.transactionsOf(at, options.commitment ?? 'finalized')
  const start = options.before === undefined ? 0 : all.findIndex((one) => one.signature === options.before) + 1
  const stop = all.findIndex((one) => one.signature === options.until)
  return all
    .slice(start, stop < 0 ? undefined : stop)
    .slice(0, options.limit ?? 1000)
    .map((one) => ({
      signature: one.signature,
      slot: one.slot,
      err: one.err,
      memo: memoOf(one),
      blockTime: one.timeSeconds,
      confirmationStatus: chain.commitmentOf(one),
    }))
}

/** Every memo with its length in front, like a node lists them. */
function memoOf(one: ExecutedTransaction): string | null {
  const memos = memosOf(one).map((memo) => `[${Buffer.byteLength(memo)}] ${memo}`)
  return memos.length === 0 ? null : memos.join('; ')
}

const uiAmount = (balance: TokenBalance) => ({
  amount: balance.amount,
  decimals: balance.decimals,
  uiAmount: null,
  uiAmountString: balance.amount,
})

const tokenBalanceReply = ({ amount, decimals, ...rest }: TokenBalance) => ({
  ...rest,
  uiTokenAmount: { amount, decimals, uiAmount: null, uiAmountString: amount },
})

const transactionReply = (one: ExecutedTransaction) => ({
  slot: one.slot,
  blockTime: one.timeSeconds,
  version: 0,
  transaction: [one.wire, 'base64'],
  meta: {
    err: one.err,
    status: one.err === null ? { Ok: null } : { Err: one.err },
    fee: 5000,
    preBalances: one.preBalances.map(Number),
    postBalances: one.postBalances.map(Number),
    preTokenBalances: one.preTokenBalances.map(tokenBalanceReply),
    postTokenBalances: one.postTokenBalances.map(tokenBalanceReply),
    innerInstructions: one.innerInstructions,
    logMessages: one.logs,
    loadedAddresses: { writable: [], readonly: [] },
    rewards: [],
    computeUnitsConsumed: 0,
  },
})
