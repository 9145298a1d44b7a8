import {
  address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isAddress,
  isOffCurveAddress,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signature as asSignature,
  signTransactionMessageWithSigners,
  type Base64EncodedWireTransaction,
  type KeyPairSigner,
  type Signature,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { incomingOf, type Incoming, type ToldTransaction, type WatchedAccount } from './chain-transfers.ts'

const MEMO_PROGRAM = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const PAGE = 1000
const CALL_TIMEOUT_MS = 10_000

export type ChainOptions = {
  readonly chain: string
  /** Every provider must agree before money is credited or an attempt is given up; the first one is asked for the rest. */
  readonly rpcUrls: readonly [string, ...string[]]
  readonly genesisHash?: string | undefined
}
export type CoinOnChain = { readonly mint: string; readonly tokenProgram: string; readonly decimals: number }
export type Arrival = {
  readonly signature: string
  readonly slot: bigint
  readonly failed: boolean
  readonly finalized: boolean
}
export type SignedPayment = { readonly wire: string; readonly signature: string; readonly lastValidHeight: bigint }
/** What all providers say of a signature together. `unknown`: they differ, so nothing follows from it. */
export type SignatureState = 'absent' | 'landed' | 'finalized' | 'failed' | 'unknown'
export type AddressKind = 'wallet' | 'not_a_wallet' | 'invalid'

/** The one place that knows Solana: its JSON-RPC, its token programs, its addresses. */
export function connectChain(options: ChainOptions) {
  const [rpc, ...others] = options.rpcUrls.map((url) => createSolanaRpc(url))
  if (rpc === undefined) throw new Error('a chain without a provider')
  const providers = [rpc, ...others]
  const limited = () => ({ abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) })

  const told = (provider: typeof rpc, signature: Signature, commitment: 'confirmed' | 'finalized') =>
    provider
      .getTransaction(signature, { commitment, encoding: 'base64', maxSupportedTransactionVersion: 0 })
      .send(limited())

  return {
    chain: options.chain,

    /** Throws when a provider serves another chain than the one configured. */
    async check(): Promise<void> {
      const hashes = await Promise.all(providers.map((provider) => provider.getGenesisHash().send(limited())))
      const expected = options.genesisHash ?? hashes[0]
      const wrong = hashes.find((hash) => hash !== expected)
      if (wrong !== undefined)
        throw new Error(
          `chain ${options.chain}: expected the chain with genesis ${expected}, the provider serves ${wrong}`,
        )
    },

    /** The lowest finalized block height of all providers: what has passed there has passed everywhere. */
    async finalizedHeight(): Promise<bigint> {
      const heights = await Promise.all(
        providers.map((provider) => provider.getBlockHeight({ commitment: 'finalized' }).send(limited())),
      )
      return heights.reduce((least, height) => (height < least ? height : least))
    },
    slots: async (): Promise<{ head: bigint; finalized: bigint }> => {
      const [head, finalized] = await Promise.all([
        rpc.getSlot({ commitment: 'processed' }).send(limited()),
        rpc.getSlot({ commitment: 'finalized' }).send(limited()),
      ])
      return { head, finalized }
    },

    /** Confirmed transactions that named `tokenAccount` after `since`, oldest first. */
    async arrivals(tokenAccount: string, since: string | undefined): Promise<Arrival[]> {
      const until = since === undefined ? {} : { until: asSignature(since) }
      const all: Arrival[] = []
      for (let before: { before?: Signature } = {}; ;) {
        const page = await rpc
          .getSignaturesForAddress(address(tokenAccount), { commitment: 'confirmed', limit: PAGE, ...until, ...before })
          .send(limited())
        for (const one of page)
          all.push({
            signature: one.signature,
            slot: one.slot,
            failed: one.err !== null,
            finalized: one.confirmationStatus === 'finalized',
          })
        const last = page.at(-1)
        if (last === undefined || page.length < PAGE) return all.toReversed()
        before = { before: last.signature }
      }
    },

    /** What a confirmed transaction brings to `watched`: to be shown, never to be credited. */
    async announced(signature: string, watched: WatchedAccount): Promise<Incoming[]> {
      const one = await told(rpc, asSignature(signature), 'confirmed')
      return one === null ? [] : incomingOf(signature, one as ToldTransaction, watched)
    },
    /** The same at finalized, when every provider tells the same; undefined while they do not. */
    async settled(signature: string, watched: WatchedAccount): Promise<Incoming[] | undefined> {
      const all = await Promise.all(providers.map((provider) => told(provider, asSignature(signature), 'finalized')))
      const found = all.map((one) =>
        one === null ? undefined : incomingOf(signature, one as ToldTransaction, watched),
      )
      const [first, ...rest] = found
      return first !== undefined && rest.every((one) => one !== undefined && same(one, first)) ? first : undefined
    },

    async stateOf(signature: string): Promise<SignatureState> {
      const states = await Promise.all(
        providers.map(async (provider): Promise<SignatureState> => {
          const { value } = await provider
            .getSignatureStatuses([asSignature(signature)], { searchTransactionHistory: true })
            .send(limited())
          const status = value[0]
          if (status === null || status === undefined) return 'absent'
          if (status.confirmationStatus !== 'finalized') return 'landed'
          return status.err === null ? 'finalized' : 'failed'
        }),
      )
      const [first, ...rest] = states
      return first !== undefined && rest.every((state) => state === first) ? first : 'unknown'
    },

    tokenAccountOf: async (owner: string, coin: CoinOnChain): Promise<string> => {
      const [account] = await findAssociatedTokenPda({
        owner: address(owner),
        mint: address(coin.mint),
        tokenProgram: address(coin.tokenProgram),
      })
      return account
    },
    /** Minor units in a token account; zero when it does not exist. */
    async tokenBalance(tokenAccount: string): Promise<bigint> {
      const { value } = await rpc
        .getAccountInfo(address(tokenAccount), { commitment: 'finalized', encoding: 'base64' })
        .send(limited())
      if (value === null) return 0n
      const data = Buffer.from(value.data[0], 'base64')
      return data.readBigUInt64LE(TOKEN_AMOUNT_AT)
    },
    lamports: async (owner: string): Promise<bigint> =>
      (await rpc.getBalance(address(owner), { commitment: 'finalized' }).send(limited())).value,

    /**
     * Moves `amount` from the token account of `from` to the wallet `to`, making its token account when there is none.
     * Nothing is sent. The memo makes two equal payments two transactions and names ours on the chain.
     */
    async signPayment(payment: {
      readonly from: KeyPairSigner
      readonly feePayer: KeyPairSigner
      readonly to: string
      readonly coin: CoinOnChain
      readonly amount: bigint
      readonly memo: string
    }): Promise<SignedPayment> {
      const mint = address(payment.coin.mint)
      const tokenProgram = address(payment.coin.tokenProgram)
      const owner = address(payment.to)
      const [source] = await findAssociatedTokenPda({ owner: payment.from.address, mint, tokenProgram })
      const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
      const { value: latest } = await rpc.getLatestBlockhash({ commitment: 'finalized' }).send(limited())
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        (m) => setTransactionMessageFeePayerSigner(payment.feePayer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
        (m) =>
          appendTransactionMessageInstructions(
            [
              getCreateAssociatedTokenIdempotentInstruction({
                payer: payment.feePayer,
                ata: destination,
                owner,
                mint,
                tokenProgram,
              }),
              getTransferCheckedInstruction(
                {
                  source,
                  mint,
                  destination,
                  authority: payment.from,
                  amount: payment.amount,
                  decimals: payment.coin.decimals,
                },
                { programAddress: tokenProgram },
              ),
              { programAddress: MEMO_PROGRAM, data: new TextEncoder().encode(payment.memo) },
            ],
            m,
          ),
      )
      const signed = await signTransactionMessageWithSigners(message)
      return {
        wire: getBase64EncodedWireTransaction(signed),
        signature: getSignatureFromTransaction(signed),
        lastValidHeight: latest.lastValidBlockHeight,
      }
    },

    /** Hands over the bytes. Sending them again is harmless; an error does not mean that they will not land. */
    async broadcast(wire: string): Promise<void> {
      await rpc
        .sendTransaction(wire as Base64EncodedWireTransaction, { encoding: 'base64', skipPreflight: true })
        .send(limited())
    },

    /** What stands at an address now. An account that does not exist yet may become a wallet, if its key can. */
    async kindOf(text: string): Promise<AddressKind> {
      if (!isAddress(text)) return 'invalid'
      if (text === SYSTEM_PROGRAM || isOffCurveAddress(text)) return 'not_a_wallet'
      const { value } = await rpc.getAccountInfo(text, { commitment: 'finalized', encoding: 'base64' }).send(limited())
      const isWallet = value === null || (value.owner === SYSTEM_PROGRAM && !value.executable)
      return isWallet ? 'wallet' : 'not_a_wallet'
    },
  }
}
export type ChainAdapter = ReturnType<typeof connectChain>

const TOKEN_AMOUNT_AT = 64

const same = (a: readonly Incoming[], b: readonly Incoming[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return (
      other !== undefined &&
      one.path === other.path &&
      one.amount === other.amount &&
      one.slot === other.slot &&
      one.odd === other.odd
    )
  })
