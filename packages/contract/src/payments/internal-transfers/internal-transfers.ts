import { NOTE_LENGTH, recipientRefusals } from '@tessera/domain/payments/internal-transfers/recipient.ts'
import { COMPANY_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import {
  AccountNumber,
  AmountText,
  Coin,
  Email,
  Id,
  KeysetRequest,
  keysetOf,
  line,
  StoredPhone,
  Time,
} from '#platform/http/shared.ts'
import { CoinCap } from '#payments/withdrawals/withdrawal-shapes.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** The address of another customer: email, phone or account ID. All spellings of an address find the same person. */
export const RecipientAddress = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('mobile'), value: StoredPhone }),
    z.strictObject({ type: z.literal('email'), value: Email }),
    z.strictObject({ type: z.literal('uid'), value: AccountNumber }),
  ])
  .meta({ id: 'RecipientAddress' })

export const InternalTransferTerms = z
  .object({
    /**
     * The coins that can be sent, with the available amount of each. `rate` is the limit value of one unit in the
     * reference currency. `cap` is the cap of the coin, and `feePpm` the fee in parts per million of the amount.
     */
    coins: z.array(
      z.object({
        coin: Coin,
        decimals: z.number().int(),
        available: AmountText,
        rate: AmountText,
        cap: CoinCap.nullable(),
        feePpm: z.number().int(),
      }),
    ),
    /** The reference currency of the limits. Withdrawals count towards the same limits. */
    currency: Coin,
    remaining24h: AmountText,
    /** Null if the calendar day (UTC) has no limit of its own. */
    remainingDay: AmountText.nullable(),
    remainingMonth: AmountText,
    limit24h: AmountText,
    limitDay: AmountText.nullable(),
    limitMonth: AmountText,
    /** The end of limits that were set for this customer alone; null if those of the class apply. */
    ownUntil: Time.nullable(),
    /** Transfers are refused before this time. */
    frozenUntil: Time.nullable(),
    /** The scene of the code that creating requires. */
    verifyScene: z.literal('internal_transfer'),
  })
  .meta({ id: 'InternalTransferTerms' })

const InternalTransferReason = z.enum([
  ...recipientRefusals,
  'WITHDRAWAL_DAY_LIMIT_REACHED',
  'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
  'WITHDRAWAL_MONTH_LIMIT_REACHED',
  'INSUFFICIENT_AVAILABLE_BALANCE',
])

export const InternalTransferPreview = z
  .object({
    /**
     * The recipient that was found. `create` must repeat it, so that the money never goes to a later owner of the
     * address. Null if the coin cannot be sent to anybody.
     */
    recipientId: Id.nullable(),
    maskedName: z.string().nullable(),
    coin: Coin,
    amount: AmountText,
    /** Deducted from the amount. */
    fee: AmountText,
    eligible: z.boolean(),
    /** `INTERNAL_TRANSFER_NAME_DIFFERS`: the name in the request is not the recipient's, which is then not shown. */
    reasons: z.array(z.enum([...InternalTransferReason.options, 'INTERNAL_TRANSFER_NAME_DIFFERS'])),
  })
  .meta({ id: 'InternalTransferPreview' })

export const InternalTransfer = z
  .object({
    id: Id,
    time: Time,
    direction: z.enum(['sent', 'received']),
    /** The other customer's name, masked. */
    maskedName: z.string(),
    coin: Coin,
    /** For the sender, the amount that left, fee included; for the recipient, the amount that arrived. */
    amount: AmountText,
    /** The sender’s fee, deducted from the amount; zero for the recipient. */
    fee: AmountText,
    note: z.string().nullable(),
  })
  .meta({ id: 'InternalTransfer' })

const request = { coin: Coin, amount: AmountText, to: RecipientAddress }
const gate = [
  'KYC_REQUIRED',
  'SECURITY_FACTOR_REQUIRED',
  'ACCOUNT_FROZEN',
  'TRANSFER_OUT_FROZEN',
  'RECEIVABLE_OUTSTANDING',
  'WITHDRAWAL_IDENTITY_NEEDED',
  'COIN_UNKNOWN',
  'TRANSFER_AMOUNT_INVALID',
] as const

export const internalTransfers = endpoints({
  terms: {
    method: 'POST',
    path: 'ex/api/v1/internal_transfers/terms',
    summary: 'Coins that can be sent to other customers, and the remaining limits',
    who: 'approved',
    memberRight: 'pay',
    reads: true,
    input: z.object({}),
    reply: InternalTransferTerms,
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: 'ex/api/v1/internal_transfers/preview',
    summary:
      'Tells whether a coin can be sent to another customer, with their name masked. Compares a given name. At most twenty different recipients and names a day',
    who: 'approved',
    memberRight: 'pay',
    reads: true,
    rate: { points: 120, seconds: 3600 },
    input: z.object({
      ...request,
      /** The name that the sender expects; a different one is refused, and the right one is not shown. */
      name: line(COMPANY_NAME_LENGTH).optional(),
    }),
    reply: InternalTransferPreview,
    refusals: [...gate, 'INTERNAL_TRANSFER_TOO_MANY_LOOKUPS'],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/internal_transfers/create',
    summary: 'Sends a coin to another customer: instant, and counted towards the withdrawal limits',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    input: z.object({
      ...request,
      /** The id from the preview. */
      recipientId: Id,
      /** The fee from the preview. If it has changed, nothing is sent. */
      fee: AmountText,
      /** The recipient reads it. */
      note: line(NOTE_LENGTH).optional(),
      /** Scene `internal_transfer`, bound to {recipientId, recipient, coin, amount, fee}; `recipient` is the value of `to`. */
      verifyToken: VerifyToken,
    }),
    reply: InternalTransfer,
    refusals: [
      ...gate,
      'WITHDRAWAL_FEE_CHANGED',
      'SIGNATURE_NEEDED',
      'VERIFY_TOKEN_INVALID',
      ...InternalTransferReason.options,
    ],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/internal_transfers/list',
    summary: 'Internal transfers that the caller sent and received, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ coin: Coin.optional(), ...KeysetRequest }),
    reply: keysetOf(InternalTransfer),
    refusals: [],
  },
})
