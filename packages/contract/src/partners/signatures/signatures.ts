import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { internalTransfers } from '#payments/internal-transfers/internal-transfers.ts'
import { newCoins } from '#issuance/new-coins/new-coins.ts'
import { orders } from '#trading/orders/orders.ts'
import { payouts } from '#payments/payouts/payouts.ts'
import { Id, keysetOf, TimeKeysetRequest } from '#platform/http/shared.ts'
import { subscriptions } from '#issuance/subscriptions/subscriptions.ts'
import { VerifyToken } from '#access/verification/verification.ts'
import { withdrawals } from '#payments/withdrawals/withdrawals.ts'
import { SignatureAct, Bound, SignatureRuleView } from '#profile/members/signature-shapes.ts'

/** The body of the endpoint of the same kind. */
const requestedAct = z.discriminatedUnion('kind', [
  withdrawals.create.input.extend({ kind: z.literal('withdrawal'), verifyToken: VerifyToken }),
  payouts.create.input.extend({ kind: z.literal('payout') }),
  internalTransfers.create.input.extend({ kind: z.literal('internal_transfer') }),
  subscriptions.create.input.extend({ kind: z.literal('subscription') }),
  newCoins.purchase.input.extend({ kind: z.literal('purchase') }),
])
const signatureRefusals = ['SIGNATURE_NOT_NEEDED', 'SIGNATURE_NO_SIGNER', 'SIGNATURE_PERSON_NEW'] as const
export const moneyRefusals = [
  ...new Set([
    ...withdrawals.create.refusals,
    ...payouts.create.refusals,
    ...internalTransfers.create.refusals,
    ...subscriptions.create.refusals,
    ...newCoins.purchase.refusals,
  ]),
]

export const signatures = endpoints({
  rule: {
    method: 'POST',
    path: 'ex/api/v1/signatures/rule',
    summary: 'Amounts above which two people of the company must sign',
    who: 'customer',
    memberRight: 'view',
    input: z.object({}),
    reply: SignatureRuleView,
    refusals: [],
  },
  setRule: {
    method: 'POST',
    path: 'ex/api/v1/signatures/set_rule',
    summary: 'Sets the amounts. Lower ones take effect at once; higher ones need a second administrator',
    who: 'approved',
    memberRight: 'administer',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    /** The token is of the scene `set_signature_rule`, bound to {orders, money}: each the amount, or empty. */
    input: z.object({ ordersAbove: Bound, moneyAbove: Bound, verifyToken: VerifyToken }),
    reply: z.object({ rule: SignatureRuleView, waiting: SignatureAct.nullable() }),
    refusals: [
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'MEMBER_COMPANY_ONLY',
      'SIGNATURE_AMOUNT_INVALID',
      'SIGNATURE_NO_SIGNER',
      'SIGNATURE_PERSON_NEW',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/signatures/list',
    summary: 'Actions that need a second signature, or have ended, newest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ open: z.boolean(), ...TimeKeysetRequest }),
    reply: keysetOf(SignatureAct),
    refusals: [],
  },
  ask: {
    method: 'POST',
    path: 'ex/api/v1/signatures/ask',
    summary:
      'Requests an action that needs two people: holds its money and asks the others to sign. No money leaves before that',
    who: 'approved',
    memberRight: 'pay',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    input: z.object({ act: requestedAct }),
    reply: SignatureAct,
    refusals: [...moneyRefusals, ...signatureRefusals],
  },
  askOrder: {
    method: 'POST',
    path: 'ex/api/v1/signatures/ask_order',
    summary:
      'Requests an order that needs two people: its money leaves the spot account and is held until the second signature',
    who: 'approved',
    memberRight: 'trade',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    input: orders.test.input,
    reply: SignatureAct,
    refusals: [...orders.test.refusals, ...signatureRefusals],
  },
  sign: {
    method: 'POST',
    path: 'ex/api/v1/signatures/sign',
    summary: 'Adds the second signature: all checks run again, then the action is carried out',
    who: 'approved',
    memberRight: 'view',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    /** The token is of the scene `sign_act`, bound to {id, act, amount, coin}. */
    input: z.object({ id: Id, verifyToken: VerifyToken }),
    reply: SignatureAct,
    refusals: [
      'NOT_FOUND',
      'SIGNATURE_WRONG_STATUS',
      'SIGNATURE_SAME_PERSON',
      'MEMBER_ROLE_MISSING',
      'SIGNATURE_ASKER_GONE',
      'MEMBER_SELF',
      'SIGNATURE_PERSON_NEW',
      'SIGNATURE_TOTAL_CHANGED',
      'SIGNATURE_OUTDATED',
      'MEMBER_COMPANY_ONLY',
      'MEMBER_LIMIT_REACHED',
      'MEMBER_EMAIL_TAKEN',
      ...moneyRefusals,
    ],
  },
  refuse: {
    method: 'POST',
    path: 'ex/api/v1/signatures/refuse',
    summary: 'Rejects a signature request: the money returns',
    who: 'customer',
    memberRight: 'view',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: SignatureAct,
    refusals: [
      'NOT_FOUND',
      'SIGNATURE_WRONG_STATUS',
      'SIGNATURE_SAME_PERSON',
      'SIGNATURE_PERSON_NEW',
      'MEMBER_SELF',
      'MEMBER_ROLE_MISSING',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/signatures/cancel',
    summary: 'Cancels the caller’s own request: the money returns',
    who: 'customer',
    memberRight: 'view',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: SignatureAct,
    refusals: ['NOT_FOUND', 'SIGNATURE_WRONG_STATUS'],
  },
})
