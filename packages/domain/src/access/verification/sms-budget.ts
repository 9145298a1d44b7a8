import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { smsNotAvailable, verificationTooManySends } from './refusals.ts'

export type SmsChannel = 'sms' | 'voice'
/** The switches that disable text messages and voice calls. */
export type SmsSwitches = { readonly smsClosed: boolean; readonly voiceClosed: boolean }
/**
 * The kind of person who requests a code. A visitor has proven nothing; the owner of the address is logged in or has
 * proven a factor. The two have separate budgets, so that strangers cannot exhaust the owner's (threat AUT-10).
 */
export type RequesterKind = 'visitor' | 'owner'

/** Daily limits of messages per kind of requester: per number, per prefix, per country and in total. */
export type SmsBudget = SmsSwitches & {
  readonly numberDay: number
  readonly prefixDay: number
  readonly countryDay: number
  readonly exchangeDay: number
}
/** Deviations for the numbers of one calling code. `countryDay` is null if only the switches deviate. */
export type CountryBudget = SmsSwitches & { readonly dial: string; readonly countryDay: number | null }
/** All limits, as operators read and change them. */
export type SmsRules = { readonly exchange: SmsBudget; readonly countries: readonly CountryBudget[] }

/** Messages of the last 24 hours for one kind of requester, sent or queued. */
export type SmsSent = {
  readonly number: number
  readonly prefix: number
  readonly country: number
  readonly exchange: number
}

const ordinary = { countryDay: null, smsClosed: false, voiceClosed: false } as const
const countryOf = (rules: SmsRules, dial: string): CountryBudget =>
  rules.countries.find((country) => country.dial === dial) ?? { dial, ...ordinary }

/**
 * Returns the limits for a calling code: its own, or the exchange's without its own. A channel is disabled if either
 * switch disables it.
 */
export function budgetOf(rules: SmsRules, dial: string): SmsBudget {
  const { exchange } = rules
  const own = countryOf(rules, dial)
  return {
    ...exchange,
    countryDay: own.countryDay ?? exchange.countryDay,
    smsClosed: exchange.smsClosed || own.smsClosed,
    voiceClosed: exchange.voiceClosed || own.voiceClosed,
  }
}

export const isChannelClosed = (switches: SmsSwitches, channel: SmsChannel): boolean =>
  channel === 'sms' ? switches.smsClosed : switches.voiceClosed

/**
 * Checks whether one more message may be sent to a number (threat AUT-10). `served` is true if the exchange serves its
 * country.
 */
export function maySendSms(
  budget: SmsBudget,
  sent: SmsSent,
  { channel, served }: { readonly channel: SmsChannel; readonly served: boolean },
): Outcome<undefined, 'SMS_NOT_AVAILABLE' | 'VERIFICATION_TOO_MANY_SENDS'> {
  const isSpent =
    sent.number >= budget.numberDay ||
    sent.prefix >= budget.prefixDay ||
    sent.country >= budget.countryDay ||
    sent.exchange >= budget.exchangeDay
  if (isChannelClosed(budget, channel) || !served) return smsNotAvailable
  return isSpent ? verificationTooManySends(24) : ok(undefined)
}

/**
 * Maximum number of notices of one kind per number and day. Strangers can cause some kinds, so each kind has its own
 * limit.
 */
export const NOTICES_OF_A_KIND_A_DAY = 5
/** Hours for which a notice may wait before it is dropped unsent. */
export const NOTICE_HOURS = 48
/** Notices of the last 24 hours, sent or queued: of one kind to a number, to its country, and in total. */
export type NoticesSent = { readonly ofKind: number; readonly country: number; readonly exchange: number }

/**
 * True if one more notice may be sent. Codes do not count against it. The switches are checked later, when it is sent.
 */
export const maySendNotice = ({ countryDay, exchangeDay }: SmsBudget, sent: NoticesSent): boolean =>
  sent.ofKind < NOTICES_OF_A_KIND_A_DAY && sent.country < countryDay && sent.exchange < exchangeDay

const limits = ['numberDay', 'prefixDay', 'countryDay', 'exchangeDay'] as const
const switches = ['smsClosed', 'voiceClosed'] as const
export const smsRuleNames = [...limits, ...switches] as const
export type SmsChange = {
  /** A calling code; absent for the whole exchange. */
  readonly dial?: string
  readonly name: (typeof smsRuleNames)[number]
  /** Null if the country follows the exchange again. */
  readonly to: number | boolean | null
}

const changesIn = (before: object, after: object, dial?: string): SmsChange[] => {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return smsRuleNames.flatMap((name) => {
    const to: number | boolean | null | undefined = now.get(name)
    return to === undefined || to === old.get(name) ? [] : [{ ...(dial !== undefined && { dial }), name, to }]
  })
}

const dialsOf = (...all: readonly SmsRules[]): string[] =>
  [...new Set(all.flatMap(({ countries }) => countries.map(({ dial }) => dial)))].toSorted()

/** Returns the differences after a change, those of the whole exchange first. */
export const changesOf = (before: SmsRules, after: SmsRules): SmsChange[] => [
  ...changesIn(before.exchange, after.exchange),
  ...dialsOf(before, after).flatMap((dial) => changesIn(countryOf(before, dial), countryOf(after, dial), dial)),
]

const opens = (before: SmsSwitches, after: SmsSwitches): boolean =>
  switches.some((name) => before[name] && !after[name])
const loosens = (before: SmsBudget, after: SmsBudget): boolean =>
  limits.some((name) => after[name] > before[name]) || opens(before, after)

/**
 * True if a country's own limits become looser. A limit counts even while the exchange's own switch is off, because the
 * switch may be turned on later.
 */
const ownLoosens = (before: CountryBudget, after: CountryBudget): boolean =>
  (after.countryDay ?? Infinity) > (before.countryDay ?? Infinity) || opens(before, after)

/**
 * True if a change allows more messages anywhere, now or after a switch is turned on again. Such a change requires two
 * people; a stricter one requires one person.
 */
export const isLooser = (before: SmsRules, after: SmsRules): boolean =>
  loosens(before.exchange, after.exchange) ||
  dialsOf(before, after).some(
    (dial) =>
      loosens(budgetOf(before, dial), budgetOf(after, dial)) ||
      ownLoosens(countryOf(before, dial), countryOf(after, dial)),
  )
