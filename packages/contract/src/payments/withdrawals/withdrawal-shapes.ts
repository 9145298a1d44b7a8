import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { publicWithdrawalStatuses, withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { identifications } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { memoRules } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { Country } from '#identity/kyc/kyc.ts'
import { AmountText, Chain, Coin, Id, line, Time } from '#platform/http/shared.ts'
import { withdrawalReasonCodes } from './withdrawal-reasons.ts'

export const WithdrawalStage = z.enum(statusesOf(withdrawalMachine)).meta({ id: 'WithdrawalStage' })
export const WithdrawalStatus = z.enum(publicWithdrawalStatuses).meta({ id: 'WithdrawalStatus' })

const NamedParty = z.strictObject({ name: line(100), country: Country })
/** Who is paid at an address: the customer without a `person`, by a wallet in their own hands without a `provider`. */
export const Beneficiary = z
  .strictObject({ person: NamedParty.nullable(), provider: NamedParty.nullable() })
  .meta({ id: 'Beneficiary' })
export const Identification = z.enum(identifications).meta({ id: 'Identification' })

export const Withdrawal = z
  .object({
    id: Id,
    time: Time,
    coin: Coin,
    chain: Chain,
    address: z.string(),
    /** As in the address book when it was requested; the payment carries it as a memo. */
    tag: z.string().nullable(),
    /** What leaves the account, the fee included. */
    amount: AmountText,
    fee: AmountText,
    /** What arrives: amount less fee. */
    receives: AmountText,
    remark: z.string().nullable(),
    /** As it was told when the withdrawal was asked for; null where nobody had told. */
    beneficiary: Beneficiary.nullable(),
    status: WithdrawalStatus,
    stage: WithdrawalStage,
    stageAt: Time,
    /** While unconfirmed: the time at which it lapses and the money returns. */
    confirmUntil: Time.nullable(),
    /** Why it was given back: a code with words in both languages, and what an operator added. */
    reason: z.enum(withdrawalReasonCodes).nullable(),
    told: z.string().nullable(),
    /** The transaction on the chain, once there is one. */
    txId: z.string().nullable(),
    cancellable: z.boolean(),
  })
  .meta({ id: 'Withdrawal' })

export const WithdrawalTerms = z
  .object({
    coin: Coin,
    chain: Chain,
    open: z.boolean(),
    decimals: z.number().int(),
    fee: AmountText,
    /** Of what arrives. */
    min: AmountText,
    max: AmountText,
    available: AmountText,
    /** In US dollars, as are the limits. */
    remaining24h: AmountText,
    remainingMonth: AmountText,
    limit24h: AmountText,
    limitMonth: AmountText,
    /** What may still leave in 24 hours to whom nobody has identified, in US dollars at the price of S$1,500. */
    unidentifiedLeft: AmountText,
    /** Says if recipients of this network may need a tag. */
    memo: z.enum(memoRules),
    /** No withdrawal before this time. */
    frozenUntil: Time.nullable(),
    /** The scene of the code that creating asks for. */
    verifyScene: z.literal('withdraw'),
  })
  .meta({ id: 'WithdrawalTerms' })

export const AddressBookEntry = z
  .object({
    id: Id,
    coin: Coin,
    chain: Chain,
    address: z.string(),
    remark: z.string(),
    /** The tag that the recipient shows beside the address; null without one. */
    tag: z.string().nullable(),
    trusted: z.boolean(),
    addedAt: Time,
    usableAt: Time,
    usable: z.boolean(),
    /** Null while nobody has told whose it is. */
    beneficiary: Beneficiary.nullable(),
    identification: Identification,
    /** What the wallet signs to show that it belongs to this account. */
    ownershipText: z.string(),
  })
  .meta({ id: 'AddressBookEntry' })
