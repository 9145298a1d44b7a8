import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import { methodKinds } from '@tessera/domain/desk/payment-methods/method.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, line, Nothing, Time } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

export const MethodKind = z.enum(methodKinds).meta({ id: 'MethodKind' })

/** A payment method of a customer, with only the ending of its account. */
export const PaymentMethod = z
  .object({
    id: Id,
    kind: MethodKind,
    accountName: z.string(),
    accountMasked: z.string(),
    bank: z.string().nullable(),
    branch: z.string().nullable(),
    /** BIC. */
    bankCode: z.string().nullable(),
    remark: z.string().nullable(),
    /** The upload of the owner's QR code. Besides the owner, only the buyer of a deal can see it. */
    qr: Id.nullable(),
    /** True if its owner has enabled it. Ads and deals use only active methods. */
    active: z.boolean(),
    addedAt: Time,
    usableAt: Time,
    /** True if it is active, its waiting period is over, and its name is the current verified name. */
    usable: z.boolean(),
    /** False if the verified name has changed since. The method must then be replaced. */
    inOwnName: z.boolean(),
  })
  .meta({ id: 'PaymentMethod' })

const Code = z.string().max(60).overwrite(plainCode)
const facts = {
  kind: MethodKind,
  /** The account of this kind: a number, a phone, an email, an IBAN. */
  account: z.string().min(1).max(254),
  bank: line(80).optional(),
  branch: line(80).optional(),
  bankCode: Code.optional(),
  remark: line(40).optional(),
  /** An upload of the caller with the purpose `qr`. */
  qr: Id.optional(),
  /** Used only in the hash. */
  salt: z.string().regex(/^[\w-]{22,64}$/),
  /**
   * Scene `set_payment_method`, bound to {kind, ending, content}; `content` is the hash from domain/payment-methods.
   */
  verifyToken: VerifyToken,
}
const gate = ['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'ACCOUNT_FROZEN', 'NICKNAME_REQUIRED'] as const
const faults = [
  'OTC_SALE_FROZEN',
  'PAYMENT_METHOD_FIELD_NOT_USED',
  'PAYMENT_METHOD_BANK_MISSING',
  'PAYMENT_METHOD_QR_UNKNOWN',
  'PAYMENT_METHOD_ACCOUNT_INVALID',
  'BANK_ACCOUNT_IBAN_INVALID',
  'BANK_ACCOUNT_CODE_INVALID',
  'VERIFY_TOKEN_INVALID',
] as const

export const paymentMethods = endpoints({
  list: {
    method: 'POST',
    path: 'ex/otc/payment/list',
    summary: 'The caller’s payment methods, and the rules for a new one',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: z
      .object({
        rows: z.array(PaymentMethod),
        max: z.number().int(),
        /** The verified name, which is the holder of every payment method. */
        accountName: z.string().nullable(),
        /** Hours for which a new payment method must wait before deals use it. */
        waitHours: z.number(),
      })
      .meta({ id: 'PaymentMethods' }),
    refusals: [],
  },
  add: {
    method: 'POST',
    path: 'ex/otc/payment/add',
    summary: 'Adds a payment method; deals can use it after a waiting period',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    secret: ['account', 'salt'],
    input: z.object(facts),
    reply: PaymentMethod,
    refusals: [...gate, ...faults, 'PAYMENT_METHODS_FULL'],
  },
  edit: {
    method: 'POST',
    path: 'ex/otc/payment/edit',
    summary:
      'Replaces one of the caller’s payment methods; the new one has a waiting period, and existing deals keep theirs',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    secret: ['account', 'salt'],
    /** `replaces` is part of the content hash. */
    input: z.object({ ...facts, replaces: Id }),
    reply: PaymentMethod,
    refusals: [...gate, ...faults, 'NOT_FOUND'],
  },
  remove: {
    method: 'POST',
    path: 'ex/otc/payment/delete',
    summary:
      'Removes one of the caller’s payment methods; ads without another one expire, and existing deals keep theirs',
    who: 'approved',
    idempotent: 'tx',
    /** The token is of the scene `remove_payment_method`, payload {kind, ending, id}. */
    input: z.object({ id: Id, verifyToken: VerifyToken }),
    reply: Nothing,
    refusals: [...gate, 'NOT_FOUND', 'VERIFY_TOKEN_INVALID'],
  },
  activate: {
    method: 'POST',
    path: 'ex/otc/payment/activate',
    summary: 'Turns one of the caller’s payment methods on or off',
    who: 'approved',
    input: z.object({ id: Id, active: z.boolean() }),
    reply: PaymentMethod,
    refusals: [...gate, 'NOT_FOUND'],
  },
})
