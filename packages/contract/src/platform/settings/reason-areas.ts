import { declineReasonCodes } from '@tessera/domain/issuance/financing/decline.ts'
import { z } from 'zod'
import { Day } from '#platform/http/shared.ts'
import { type SettingField, typed } from './setting-fields.ts'

/**
 * The acts that require a reason. Each has its own list of reason codes. Customers choose those of an appeal, staff all
 * others. Customers read the sentences, except those about differences in the ledger.
 */
export const reasonActs = [
  'kyc',
  'company',
  'investorClass',
  'withdrawal',
  'payout',
  'deposit',
  'bankLine',
  'invitation',
  'financing',
  'otcAppeal',
  'otcAppealByBuyer',
  'otcAppealBySeller',
  'otcAd',
  'creditReversal',
  'difference',
  'adjustment',
] as const
export type ReasonAct = (typeof reasonActs)[number]

/**
 * Reason codes that the program uses. They are for verdicts of the identity vendor, expired documents, corrections of a
 * register, returned payments and reversed credits. Others are for the months until an issuer may apply again, and for
 * the proposed cause of a reversal. These codes can never end.
 */
export const programReasons = {
  kyc: [
    'check_again',
    'bad_image_quality',
    'missing_page',
    'document_expired',
    'name_mismatch',
    'details_mismatch',
    'wrong_document',
    'selfie_mismatch',
    'not_genuine',
    'not_eligible',
  ],
  company: ['register_outdated'],
  investorClass: [],
  withdrawal: ['credit_reversed'],
  payout: ['bank_refused', 'credit_reversed'],
  deposit: [],
  bankLine: [],
  invitation: [],
  financing: declineReasonCodes,
  otcAppeal: [],
  otcAppealByBuyer: [],
  otcAppealBySeller: [],
  otcAd: [],
  creditReversal: ['not_received'],
  difference: [],
  adjustment: [],
} as const satisfies Readonly<Record<ReasonAct, readonly string[]>>
export type ProgramReason<Act extends ReasonAct> = (typeof programReasons)[Act][number]
export const isProgramReason = (act: string, code: string): boolean =>
  reasonActs.some((each) => each === act && programReasons[each].some((one) => one === code))

/** A code is stored with each decision, so it can never change. */
export const REASON_CODE = /^[a-z][a-z0-9_]{1,39}$/
export const ReasonCode = z.string().regex(REASON_CODE)
/** A sentence in both languages. */
export const ReasonText = z.object({ en_US: z.string(), zh_CN: z.string() })
export type ReasonText = z.output<typeof ReasonText>
const MOST_REASONS = 60
const inBoth = (max: number) => {
  const Text = typed.min(1).max(max)
  return z.strictObject({ en_US: Text, zh_CN: Text })
}
export const Reason = z.strictObject({
  code: ReasonCode,
  /** The name in the lists that staff see. */
  name: inBoth(120),
  /** The sentence that the customer reads. */
  text: inBoth(300),
  /** The last day (UTC) on which staff may choose it; null without an end. */
  lastDay: Day.nullable(),
})
export type Reason = z.output<typeof Reason>

/** True if staff may choose the reason on this day, such as `2026-03-18`. */
export const isOpenReason = ({ lastDay }: Pick<Reason, 'lastDay'>, today: string): boolean =>
  lastDay === null || today <= lastDay

/** The reasons of one act, in the order in which staff see them. */
export const Reasons = z.array(Reason).min(1).max(MOST_REASONS)

const reasonList = {
  kind: 'reasons',
  type: Reasons,
  max: MOST_REASONS,
} as const satisfies SettingField

/** The reason codes of one act of staff. The subject is the act, such as `kyc`. */
export const reasonArea = { codes: reasonList }
