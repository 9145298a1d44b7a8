import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'
import { AmountText, Coin, Id, keysetOf, Time, TimeKeysetRequest } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'
import { CoinCap, OverLimitReason, WithdrawalStatus } from '#payments/withdrawals/withdrawal-shapes.ts'

export const PayoutStage = z.enum(statusesOf(payoutMachine)).meta({ id: 'PayoutStage' })

/** The account of a payout as it was at the request, with the last characters of its number. */
const PayoutAccount = z.object({ name: z.string(), bank: z.string(), ending: z.string() })

export const Payout = z
  .object({
    id: Id,
    /** The number for people: FW, date and count. */
    number: z.string(),
    time: Time,
    fiat: Coin,
    /** The amount that leaves the account, the fee included. */
    amount: AmountText,
    fee: AmountText,
    /** The amount that arrives: `amount` minus the fee. */
    receives: AmountText,
    /** The reference in the text of the payment. */
    reference: z.string(),
    account: PayoutAccount,
    status: WithdrawalStatus,
    stage: PayoutStage,
    stageAt: Time,
    /** The expected arrival while it is pending: 24 hours, counted on bank days of the account that pays. */
    expectedBy: Time.nullable(),
    /** The reason for which the money was returned: a code, its sentence in both languages, and an operator's note. */
    reason: ReasonCode.nullable(),
    reasonText: ReasonText.nullable(),
    customerMessage: z.string().nullable(),
    /** The customer's reason for a withdrawal over the limit, which two operators decide; null within the limit. */
    overLimitReason: z.string().nullable(),
    cancellable: z.boolean(),
  })
  .meta({ id: 'Payout' })

export const PayoutTerms = z
  .object({
    rows: z.array(
      z.object({
        fiat: Coin,
        name: z.string(),
        decimals: z.number().int(),
        open: z.boolean(),
        fee: AmountText,
        /** Minimum of the amount that arrives. */
        min: AmountText,
        max: AmountText,
        /** The expected arrival of a withdrawal that is requested now. */
        expectedBy: Time,
        available: AmountText,
        /**
         * The limit value of one unit in the reference currency; null without a current rate. Withdrawals are then
         * refused.
         */
        rate: AmountText.nullable(),
        /** The cap of this currency, which applies in addition to the limits; null without one. */
        cap: CoinCap.nullable(),
        /** The receiving account; null before the customer has added one. */
        account: PayoutAccount.extend({
          id: Id,
          usableAt: Time,
          usable: z.boolean(),
          /** False if the verified name has changed. */
          inOwnName: z.boolean(),
        }).nullable(),
      }),
    ),
    /** The codes of currencies for which the caller has no account to pay to. */
    closedFiats: z.array(Coin),
    /** The reference currency of the limits, which apply to all withdrawals together. */
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
    /** Withdrawals are refused before this time. */
    frozenUntil: Time.nullable(),
    /** The scene of the code that creating requires. */
    verifyScene: z.literal('payout'),
  })
  .meta({ id: 'PayoutTerms' })

export const payouts = endpoints({
  terms: {
    method: 'POST',
    path: 'ex/api/v1/payouts/terms',
    summary: 'Currencies that can be withdrawn, with fee, limits, the caller’s bank account and the remaining limits',
    who: 'approved',
    memberRight: 'pay',
    reads: true,
    input: z.object({}),
    reply: PayoutTerms,
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/payouts/create',
    summary: 'Requests a fiat withdrawal: holds the amount and sends it to review',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    rate: { points: 300, seconds: 60 },
    input: z.object({
      fiat: Coin,
      bankAccountId: Id,
      amount: AmountText,
      /** The fee that was displayed when the code was requested. If it has changed, the request is refused. */
      fee: AmountText,
      overLimitReason: OverLimitReason.optional(),
      /** Scene `payout`, bound to {fiat, bank, ending, bankAccountId, amount, fee}. */
      verifyToken: VerifyToken,
    }),
    reply: Payout,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_FROZEN',
      'RECEIVABLE_OUTSTANDING',
      'WITHDRAWAL_IDENTITY_NEEDED',
      'PAYOUT_FIAT_UNSUPPORTED',
      'BANK_ACCOUNT_UNKNOWN',
      'PAYOUT_ACCOUNT_OTHER',
      'PAYOUT_NAME_DIFFERS',
      'PAYOUT_ACCOUNT_WAITING',
      'WITHDRAWAL_CLOSED',
      'WITHDRAWAL_AMOUNT_TOO_PRECISE',
      'WITHDRAWAL_FEE_CHANGED',
      'WITHDRAWAL_FEE_EXCEEDS_AMOUNT',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      'SIGNATURE_NEEDED',
      'VERIFY_TOKEN_INVALID',
      'PAYOUT_RATE_UNKNOWN',
      'WITHDRAWAL_DAY_LIMIT_REACHED',
      'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
      'WITHDRAWAL_MONTH_LIMIT_REACHED',
      'WITHDRAWAL_OVER_LIMIT_OPEN',
      'INSUFFICIENT_AVAILABLE_BALANCE',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/payouts/cancel',
    summary: 'Cancels a fiat withdrawal that is not approved yet',
    who: 'customer',
    memberRight: 'pay',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Payout,
    refusals: ['NOT_FOUND', 'PAYOUT_WRONG_STATUS', 'GIVE_BACK_STOPPED'],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/payouts/list',
    summary: 'The caller’s fiat withdrawals, newest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ ...TimeKeysetRequest, fiat: Coin.optional(), status: WithdrawalStatus.optional() }),
    reply: keysetOf(Payout),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'ex/api/v1/payouts/get',
    summary: 'One of the caller’s fiat withdrawals',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ id: Id }),
    reply: Payout,
    refusals: ['NOT_FOUND'],
  },
})
