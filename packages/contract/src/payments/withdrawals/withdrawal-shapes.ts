import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { feeModes } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { publicWithdrawalStatuses, withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { identifications } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { memoRules } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { Country } from '#identity/kyc/kyc.ts'
import { AmountText, Chain, Coin, Id, line, Time } from '#platform/http/shared.ts'
import { ReasonCode, ReasonText } from '#platform/settings/reason-areas.ts'

export const WithdrawalStage = z.enum(statusesOf(withdrawalMachine)).meta({ id: 'WithdrawalStage' })
export const WithdrawalStatus = z.enum(publicWithdrawalStatuses).meta({ id: 'WithdrawalStatus' })

/**
 * The customer's reason for an amount over the limit. With a reason, the withdrawal goes to review instead of being
 * refused.
 */
export const OverLimitReason = line(200)

const NamedParty = z.strictObject({ name: line(100), country: Country })
/** The beneficiary of an address. Without `person` it is the customer; without `provider` the wallet is self-hosted. */
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
    /** The address's tag at the time of the request. The payment has it as a memo. */
    tag: z.string().nullable(),
    /** The amount that leaves the account, the fee included. */
    amount: AmountText,
    fee: AmountText,
    /** The amount that arrives: `amount` minus the fee. */
    receives: AmountText,
    remark: z.string().nullable(),
    /** The stated beneficiary at the request; null without one. */
    beneficiary: Beneficiary.nullable(),
    status: WithdrawalStatus,
    stage: WithdrawalStage,
    stageAt: Time,
    /** While it is unconfirmed: the time at which it lapses and the money returns. */
    confirmUntil: Time.nullable(),
    /** The reason for which the money was returned: a code, its sentence in both languages, and an operator's note. */
    reason: ReasonCode.nullable(),
    reasonText: ReasonText.nullable(),
    customerMessage: z.string().nullable(),
    /** The customer's reason for a withdrawal over the limit, which two operators decide; null within the limit. */
    overLimitReason: z.string().nullable(),
    /** While it is in review: the time by which operators must decide. */
    decisionBy: Time.nullable(),
    /** The transaction on the chain; null before there is one. */
    txId: z.string().nullable(),
    cancellable: z.boolean(),
  })
  .meta({ id: 'Withdrawal' })

/** A signed text with which the exchange guarantees a fee for one address for 15 minutes. */
export const FeeQuote = z.string().max(100)

/**
 * The caps of one coin within 24 hours, in the calendar day and in the calendar month (UTC). Each is in units of the
 * coin, with the remaining amount. `calendarDay` is null without a separate cap.
 */
export const CoinCap = z
  .object({
    remaining24h: AmountText,
    remainingDay: AmountText.nullable(),
    remainingMonth: AmountText,
    limit24h: AmountText,
    limitDay: AmountText.nullable(),
    limitMonth: AmountText,
  })
  .meta({ id: 'CoinCap' })

export const WithdrawalTerms = z
  .object({
    coin: Coin,
    chain: Chain,
    open: z.boolean(),
    decimals: z.number().int(),
    fee: AmountText,
    /** Either a fixed fee, or a fee that follows the cost of the network. */
    feeMode: z.enum(feeModes),
    /**
     * Must be sent with the withdrawal, so that this fee applies until `feeUntil`. Null for a fixed fee or without an
     * address.
     */
    feeQuote: FeeQuote.nullable(),
    feeUntil: Time.nullable(),
    /** Minimum of the amount that arrives. */
    min: AmountText,
    max: AmountText,
    available: AmountText,
    /**
     * The limit value of one unit in the reference currency; null without a current rate. Withdrawals are then refused.
     */
    rate: AmountText.nullable(),
    /** The reference currency of the limits. */
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
    /** The cap of this coin, which applies in addition to the limits; null without one. */
    cap: CoinCap.nullable(),
    /**
     * The amount that may still leave within 24 hours to unidentified beneficiaries, in the reference currency at the
     * price of S$1,500.
     */
    unidentifiedLeft: AmountText,
    /** The rule about tags of recipients on this network. */
    memo: z.enum(memoRules),
    /** Withdrawals are refused before this time. */
    frozenUntil: Time.nullable(),
    /** The scene of the code that creating requires. */
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
    /** The tag that the recipient displays with the address; null without one. */
    tag: z.string().nullable(),
    trusted: z.boolean(),
    addedAt: Time,
    usableAt: Time,
    usable: z.boolean(),
    /** Null until the customer has stated the beneficiary. */
    beneficiary: Beneficiary.nullable(),
    identification: Identification,
    /** The text that the wallet must sign to prove that it belongs to this account. */
    ownershipText: z.string(),
  })
  .meta({ id: 'AddressBookEntry' })
