import { statusesOf } from '@tessera/domain/machine/machine.ts'
import { publicWithdrawalStatuses, withdrawalMachine } from '@tessera/domain/withdrawals/machine.ts'
import { identifications, signatureForm } from '@tessera/domain/withdrawals/travel-rule.ts'
import { memoRules } from '@tessera/domain/withdrawals/tag.ts'
import { plainSigns } from '@tessera/domain/typed-text.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Country } from './kyc.ts'
import { AmountText, Chain, Coin, Id, line, Nothing, TimeKeysetRequest, keysetOf, Time, WalletTag } from './shared.ts'
import { VerifyToken } from './verification.ts'
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

export const withdrawals = endpoints({
  terms: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/terms',
    summary: 'Fee, bounds and what is left of the limits',
    who: 'approved',
    input: z.object({ coin: Coin, chain: Chain }),
    reply: WithdrawalTerms,
    refusals: ['COIN_NETWORK_UNKNOWN'],
  },
  listAddresses: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/list_addresses',
    summary: 'The own address book',
    who: 'customer',
    input: z.object({ coin: Coin.optional(), chain: Chain.optional() }),
    reply: z.object({ rows: z.array(AddressBookEntry) }),
    refusals: [],
  },
  addAddress: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/add_address',
    summary: 'Puts an address into the own book; it can be used after a waiting time',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 300, seconds: 60 },
    input: z.object({
      coin: Coin,
      chain: Chain,
      address: z.string().overwrite(plainSigns).max(64),
      /** The same address with another tag is another entry. */
      tag: WalletTag.optional(),
      remark: line(40),
      beneficiary: Beneficiary,
      /** Scene `add_address`, bound to {coin, chain, address} and the tag if there is one. */
      verifyToken: VerifyToken,
    }),
    reply: AddressBookEntry,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'COIN_NETWORK_UNKNOWN',
      'WITHDRAWAL_FROZEN',
      'ADDRESS_INVALID',
      'ADDRESS_NOT_A_WALLET',
      'CHAIN_UNAVAILABLE',
      'ADDRESS_INTERNAL',
      'ADDRESS_TAG_NEEDED',
      'ADDRESS_TAG_NOT_TAKEN',
      'ADDRESS_EXISTS',
      'ADDRESS_BOOK_FULL',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  trustAddress: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/trust_address',
    summary: 'Lets API keys that may withdraw use an own address without a code',
    who: 'approved',
    idempotent: 'tx',
    /** The token is of the scene `trust_address`, bound to {coin, chain, address} and the tag if there is one. */
    input: z.object({ id: Id, verifyToken: VerifyToken }),
    reply: AddressBookEntry,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'WITHDRAWAL_FROZEN',
      'WITHDRAWAL_ADDRESS_UNKNOWN',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  tellBeneficiary: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/tell_beneficiary',
    summary: 'Says whose an own address is',
    who: 'approved',
    idempotent: 'tx',
    input: z.object({ id: Id, beneficiary: Beneficiary }),
    reply: AddressBookEntry,
    refusals: ['WITHDRAWAL_ADDRESS_UNKNOWN'],
  },
  proveAddress: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/prove_address',
    summary: 'Shows by a signature of the wallet that it belongs to this account',
    who: 'approved',
    idempotent: 'tx',
    input: z.object({
      id: Id,
      /** Of the entry's `ownershipText`, by the key of its address. */
      signature: z.string().regex(signatureForm),
    }),
    reply: AddressBookEntry,
    refusals: ['WITHDRAWAL_ADDRESS_UNKNOWN', 'ADDRESS_SIGNATURE_WRONG'],
  },
  removeAddress: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/remove_address',
    summary: 'Takes an address out of the own book',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['WITHDRAWAL_ADDRESS_UNKNOWN'],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/create',
    summary: 'Holds the amount, then asks for confirmation by email or sends the withdrawal to review',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 300, seconds: 60 },
    input: z.object({
      coin: Coin,
      chain: Chain,
      addressId: Id,
      amount: AmountText,
      /** As shown when the code was asked: a changed fee is refused, not charged. */
      fee: AmountText,
      remark: line(80).optional(),
      /** Scene `withdraw`, bound to {coin, chain, address, amount, fee} and the tag if there is one. An API key needs none: it pays trusted addresses only. */
      verifyToken: VerifyToken.optional(),
    }),
    reply: Withdrawal,
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'COIN_NETWORK_UNKNOWN',
      'SIGNATURE_NEEDED',
      'WITHDRAWAL_CLOSED',
      'WITHDRAWAL_FROZEN',
      'RECEIVABLE_OUTSTANDING',
      'WITHDRAWAL_IDENTITY_NEEDED',
      'WITHDRAWAL_ADDRESS_UNKNOWN',
      'WITHDRAWAL_ADDRESS_WAITING',
      'WITHDRAWAL_ADDRESS_NOT_TRUSTED',
      'ADDRESS_INTERNAL',
      'ADDRESS_TAG_NEEDED',
      'ADDRESS_TAG_NOT_TAKEN',
      'WITHDRAWAL_BENEFICIARY_NEEDED',
      'WITHDRAWAL_OWNERSHIP_UNPROVED',
      'WITHDRAWAL_AMOUNT_TOO_PRECISE',
      'WITHDRAWAL_FEE_CHANGED',
      'WITHDRAWAL_FEE_EXCEEDS_AMOUNT',
      'WITHDRAWAL_BELOW_MINIMUM',
      'WITHDRAWAL_ABOVE_MAXIMUM',
      'VERIFY_TOKEN_INVALID',
      'WITHDRAWAL_DAY_LIMIT_REACHED',
      'WITHDRAWAL_MONTH_LIMIT_REACHED',
      'INSUFFICIENT_AVAILABLE_BALANCE',
    ],
  },
  cancel: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/cancel',
    summary: 'Takes a withdrawal back that nobody has approved yet',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Withdrawal,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_WRONG_STATUS', 'GIVE_BACK_STOPPED'],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/list',
    summary: 'Own withdrawals to chains, newest first',
    who: 'customer',
    input: z.object({
      ...TimeKeysetRequest,
      coin: Coin.optional(),
      status: WithdrawalStatus.optional(),
      from: Time.optional(),
      to: Time.optional(),
    }),
    reply: keysetOf(Withdrawal),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'ex/api/v1/withdrawals/get',
    summary: 'One own withdrawal',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: Withdrawal,
    refusals: ['NOT_FOUND'],
  },
})
