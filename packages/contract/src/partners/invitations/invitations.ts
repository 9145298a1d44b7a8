import {
  codeStates,
  invitationApplicationMachine,
  MAX_CODES,
} from '@tessera/domain/partners/invitations/application.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import {
  AmountText,
  Coin,
  Id,
  keysetOf,
  note,
  SignedAmountText,
  Time,
  TimeKeysetRequest,
} from '#platform/http/shared.ts'

const Invitation = z
  .object({
    id: Id,
    /**
     * The invited customer's email or phone, masked: `a***@example.com`, `+65****4567`. Null once the account is
     * closed.
     */
    account: z.string().nullable(),
    registeredAt: Time,
    status: z.enum(['registered', 'verified', 'closed']),
    /** The investor class of a verified account that is open. */
    class: InvestorClass.nullable(),
    /** Fees that count for a reward, and the reward, by coin, less refunds. */
    earned: z.array(z.object({ coin: Coin, feePaid: SignedAmountText, reward: SignedAmountText })),
    /** The reason for which fees of this account earn no reward: rewards are off, or its class is excluded. */
    noReward: z.enum(['off', 'class']).nullable(),
  })
  .meta({ id: 'Invitation' })

const InvitationApplication = z
  .object({
    id: Id,
    /** The displayed number: IA and digits. */
    number: z.string(),
    quantity: z.number().int(),
    description: z.string(),
    status: z.enum(statusesOf(invitationApplicationMachine)),
    /** The reason of a rejection, in the language of the request. */
    reason: z.string().nullable(),
    customerMessage: z.string().nullable(),
    createdAt: Time,
    decidedAt: Time.nullable(),
  })
  .meta({ id: 'InvitationApplication' })

export const InvitationCode = z
  .object({
    id: Id,
    code: z.string(),
    maxUses: z.number().int(),
    usesLeft: z.number().int(),
    createdAt: Time,
    expiresAt: Time,
    /** Its owner ended an `ended` code, an operator withdrew a `withdrawn` one. */
    state: z.enum(codeStates),
    /** The time at which it was ended or withdrawn. */
    endedAt: Time.nullable(),
  })
  .meta({ id: 'InvitationCode' })

export const invitations = endpoints({
  list: {
    method: 'POST',
    path: 'ex/return/invite_info_list',
    summary:
      'Accounts that registered with an invitation code of the caller, newest first, with the reward from their fees',
    who: 'customer',
    reads: true,
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(Invitation).extend({
      /** The share of a fee that the inviter earns; 0 while rewards are off. */
      rewardRate: AmountText,
    }),
    refusals: [],
  },
  apply: {
    method: 'POST',
    path: 'ex/api/v1/invitations/apply',
    summary: 'Applies for more invitation codes; two people decide',
    who: 'approved',
    rate: { points: 20, seconds: 3600 },
    input: z.object({ quantity: z.number().int().min(1).max(MAX_CODES), description: note(500) }),
    reply: InvitationApplication,
    refusals: ['KYC_REQUIRED', 'ACCOUNT_FROZEN', 'SECURITY_FACTOR_REQUIRED', 'INVITATION_APPLICATION_PENDING'],
  },
  applications: {
    method: 'POST',
    path: 'ex/api/v1/invitations/applications',
    summary: "The caller's applications for invitation codes, newest first",
    who: 'customer',
    reads: true,
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(InvitationApplication),
    refusals: [],
  },
  codes: {
    method: 'POST',
    path: 'ex/api/v1/invitations/codes',
    summary: "The caller's invitation codes from applications with their remaining uses, newest first",
    who: 'customer',
    reads: true,
    input: z.object(TimeKeysetRequest),
    reply: keysetOf(InvitationCode),
    refusals: [],
  },
  endCode: {
    method: 'POST',
    path: 'ex/api/v1/invitations/end_code',
    summary: 'Turns off one of the customer’s invitation codes at once; existing accounts are not affected',
    who: 'customer',
    rate: { points: 100, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: InvitationCode,
    refusals: ['NOT_FOUND', 'INVITATION_CODE_ENDED'],
  },
})
