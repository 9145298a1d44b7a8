import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

export const FiatOrderStatus = z.enum(statusesOf(fiatOrderMachine)).meta({ id: 'FiatOrderStatus' })

/** The proof of payment of an order. */
export const OrderProof = z
  .object({
    /** The id of the upload. */
    id: Id,
    name: z.string(),
    mediaType: z.string(),
  })
  .meta({ id: 'FiatOrderProof' })

/** A fiat deposit order: pay `amount` to the payee with the reference, from an account in your own name. */
export const FiatOrder = z
  .object({
    id: Id,
    /** The number for people: FD, date and count. */
    number: z.string(),
    fiat: Coin,
    amount: AmountText,
    /** The amount that was credited. */
    settled: AmountText.nullable(),
    reference: z.string(),
    payee: z.string(),
    bank: z.string(),
    bankCode: z.string().nullable(),
    accountNumber: z.string(),
    /** The verified name from which the payment must come. */
    payer: z.string().nullable(),
    status: FiatOrderStatus,
    createdAt: Time,
    /** The time until which the order waits for the payment. */
    expiresAt: Time,
    paidAt: Time.nullable(),
    completedAt: Time.nullable(),
    cancellable: z.boolean(),
    /**
     * The proof of payment that the customer added. Payments are found by their reference, whether or not there is a
     * proof.
     */
    proof: OrderProof.nullable(),
  })
  .meta({ id: 'FiatOrder' })

export const FiatDepositTerms = z
  .object({
    rows: z.array(
      z.object({
        fiat: Coin,
        name: z.string(),
        decimals: z.number().int(),
        min: AmountText,
        max: AmountText,
        bank: z.string(),
        expiresHours: z.number().int(),
      }),
    ),
    /** The codes of currencies for which the caller has no account to pay to. */
    closedFiats: z.array(Coin),
  })
  .meta({ id: 'FiatDepositTerms' })

export const fiatOrders = endpoints({
  terms: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/terms',
    summary: 'Currencies that can be deposited, with their limits',
    who: 'approved',
    memberRight: 'pay',
    subAccounts: true,
    reads: true,
    input: z.object({}),
    reply: FiatDepositTerms,
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/create',
    summary: 'Creates a deposit order with a payment reference',
    who: 'approved',
    memberRight: 'pay',
    subAccounts: true,
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({ fiat: Coin, amount: AmountText }),
    reply: FiatOrder,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'SUB_ACCOUNT_DEPOSIT_CLOSED',
      'FIAT_UNSUPPORTED',
      'DEPOSIT_CLOSED',
      'FIAT_AMOUNT_TOO_PRECISE',
      'FIAT_AMOUNT_OUT_OF_BOUNDS',
      'FIAT_ORDER_TOO_MANY_OPEN',
    ],
  },
  confirmPaid: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/confirm_paid',
    summary: 'Marks a deposit order as paid; only the bank’s data credits it',
    who: 'customer',
    memberRight: 'pay',
    subAccounts: true,
    idempotent: 'tx',
    input: z.object({
      id: Id,
      /** An upload of the caller with the purpose `attachment`. */
      proof: Id.optional(),
    }),
    reply: FiatOrder,
    refusals: ['NOT_FOUND', 'FIAT_ORDER_WRONG_STATUS', 'FIAT_PROOF_UNKNOWN'],
  },
  setProof: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/set_proof',
    summary: 'Adds, replaces or removes the proof of payment while the payment is being checked',
    who: 'customer',
    memberRight: 'pay',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      id: Id,
      /** An upload of the caller with the purpose `attachment`; null removes it. */
      proof: Id.nullable(),
    }),
    reply: FiatOrder,
    refusals: ['NOT_FOUND', 'FIAT_ORDER_WRONG_STATUS', 'FIAT_PROOF_UNKNOWN'],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/cancel',
    summary: 'Cancels an order without a matching payment',
    who: 'customer',
    memberRight: 'pay',
    subAccounts: true,
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: FiatOrder,
    refusals: ['NOT_FOUND', 'FIAT_ORDER_WRONG_STATUS', 'FIAT_ORDER_PAYMENT_FOUND'],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/list',
    summary: 'The caller’s fiat orders, newest first (screen mnFait)',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({ ...KeysetRequest, fiat: Coin.optional(), status: FiatOrderStatus.optional() }),
    reply: keysetOf(FiatOrder),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'ex/api/v1/fiat_orders/get',
    summary: 'One of the caller’s fiat orders',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({ id: Id }),
    reply: FiatOrder,
    refusals: ['NOT_FOUND'],
  },
})
