import { doubts } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { walletStates } from '@tessera/domain/payments/withdrawals/hot-cap.ts'
import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, FileReply, Id, TimeKeysetRequest, keysetOf } from '#platform/http/shared.ts'
import { Withdrawal, WithdrawalStage } from './withdrawal-shapes.ts'

/** The signature of a transaction, in base58. */
export const PaymentSignature = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)

/** The response of one node about a withdrawal's payment, at `finalized`. */
const HostEvidence = z
  .object({
    host: z.string(),
    /** True if it did not respond or contradicted itself. */
    isSilent: z.boolean(),
    height: z.string().nullable(),
    /** The state of the last signature; null if no payment was signed before. */
    state: z.enum(['absent', 'landed', 'finalized', 'failed']).nullable(),
    /** False if its oldest block is more recent than the withdrawal; null if its history was not searched. */
    reaches: z.boolean().nullable(),
    /** Transactions with the withdrawal's id. `matches` is true if recipient, tag, coin and amount are right too. */
    payments: z.array(z.object({ signature: z.string(), matches: z.boolean(), explorer: z.url() })),
  })
  .meta({ id: 'HostEvidence' })

export const ReviewedWithdrawal = Withdrawal.extend({
  customer: z.object({ id: Id, number: z.string(), email: z.string(), name: z.string().nullable() }),
  /** The identity status at the request. */
  kycAtRequest: z.string(),
  factor: z.string(),
  /** The reason for which the signer refuses an approved withdrawal; null if it may be paid. */
  signerRefusal: z.enum(signerRefusals).nullable(),
  attempts: z.array(
    z.object({
      txId: z.string(),
      outcome: z.enum(['pending', 'finalised', 'expired', 'failed_onchain']),
      at: z.iso.datetime(),
      lastValidHeight: z.string(),
      /** A public link to the transaction. */
      explorer: z.url(),
    }),
  ),
  /** The responses of the nodes if two people must decide about another signature; null otherwise. */
  evidence: z
    .object({
      doubt: z.enum(doubts),
      at: z.iso.datetime(),
      /** The history of the paying wallet on a block explorer; null before the signer has stored its wallet. */
      explorer: z.url().nullable(),
      hosts: z.array(HostEvidence),
    })
    .nullable(),
}).meta({ id: 'ReviewedWithdrawal' })

/** One coin in the exchange's wallets on the chain. */
const ExchangeWallet = z
  .object({
    coin: Coin,
    /** The total of the coin that the exchange owes to customers, by the ledger. */
    owed: AmountText,
    /** The finalized balance on the chain. */
    hot: AmountText,
    cold: AmountText,
    /** The maximum in the hot wallet; null without a cold wallet. */
    cap: AmountText.nullable(),
    /** In transit from the hot to the cold wallet. */
    moving: AmountText,
    /** Approved withdrawals that the hot wallet does not cover. */
    waiting: AmountText,
    /** The amount that people must bring from the cold to the hot wallet, so that these can be paid. */
    missing: AmountText,
    state: z.enum(walletStates),
  })
  .meta({ id: 'HouseWallet' })

/** Lists for operators. Decisions are approvals by two people. */
export const withdrawalsReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/list',
    summary: 'Withdrawals of all customers by stage, oldest first',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ ...TimeKeysetRequest, stage: WithdrawalStage.optional() }),
    reply: keysetOf(ReviewedWithdrawal),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/get',
    summary: 'One withdrawal with its attempts on the chain',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({ id: Id }),
    reply: ReviewedWithdrawal,
    refusals: ['NOT_FOUND'],
  },
  travelData: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/travel_data',
    summary:
      'Originator and beneficiary in IVMS101 format, for the other provider; each download is recorded in the audit log',
    who: 'operator',
    permission: 'withdrawals.review',
    rate: { points: 120, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  wallets: {
    method: 'POST',
    path: 'console/api/v1/withdrawals/wallets',
    summary: 'Balances of hot and cold wallet, the amounts owed to customers, and what must move from the cold wallet',
    who: 'operator',
    permission: 'withdrawals.read',
    input: z.object({}),
    reply: z.object({
      /** The wallet to which people must send the missing amount; null before the signer has stored it. */
      hotWallet: z.string().nullable(),
      /** SOL in the hot wallet, which pays the fees of the chain; null before the signer has stored the wallet. */
      sol: AmountText.nullable(),
      /** True if nothing is paid out until more SOL arrives in the hot wallet. */
      isSolShort: z.boolean(),
      /** Null if none is configured. The hot wallet then has no cap. */
      coldWallet: z.string().nullable(),
      rows: z.array(ExchangeWallet),
    }),
    refusals: ['CHAIN_UNAVAILABLE'],
  },
})
