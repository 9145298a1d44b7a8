import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { smsNotAvailable, verificationTooManySends } from './refusals.ts'

export type SmsChannel = 'sms' | 'voice'
/** The switches that end texts and calls. */
export type SmsSwitches = { readonly smsClosed: boolean; readonly voiceClosed: boolean }
/**
 * Whom a code was sent for: a visitor, who has proven nothing, or the owner of the address, who is signed in or has proven a
 * factor. Each has the whole budget by itself: what strangers ask for takes nothing from the owner (threat AUT-10).
 */
export type Asker = 'visitor' | 'owner'

/** What the house pays for in a day for either kind of asker: a number, its prefix, its country, all. */
export type SmsBudget = SmsSwitches & {
  readonly numberDay: number
  readonly prefixDay: number
  readonly countryDay: number
  readonly houseDay: number
}
/** What differs for the numbers of one calling code; `countryDay` null: nothing but the switches. */
export type CountryBudget = SmsSwitches & { readonly dial: string; readonly countryDay: number | null }
/** All of it, as operators read and change it. */
export type SmsRules = { readonly house: SmsBudget; readonly countries: readonly CountryBudget[] }

/** Messages of one kind of asker in the last 24 hours, sent or waiting. */
export type SmsSent = {
  readonly number: number
  readonly prefix: number
  readonly country: number
  readonly house: number
}

const ordinary = { countryDay: null, smsClosed: false, voiceClosed: false } as const
const countryOf = (rules: SmsRules, dial: string): CountryBudget =>
  rules.countries.find((country) => country.dial === dial) ?? { dial, ...ordinary }

/** What counts for the numbers of a calling code: its own budget where it has one, and either's closed switch. */
export function budgetOf(rules: SmsRules, dial: string): SmsBudget {
  const { house } = rules
  const own = countryOf(rules, dial)
  return {
    ...house,
    countryDay: own.countryDay ?? house.countryDay,
    smsClosed: house.smsClosed || own.smsClosed,
    voiceClosed: house.voiceClosed || own.voiceClosed,
  }
}

export const isChannelClosed = (switches: SmsSwitches, channel: SmsChannel): boolean =>
  channel === 'sms' ? switches.smsClosed : switches.voiceClosed

/** Whether the house sends one more to a number (threat AUT-10). `served`: whether people of its country are. */
export function maySendSms(
  budget: SmsBudget,
  sent: SmsSent,
  { channel, served }: { readonly channel: SmsChannel; readonly served: boolean },
): Outcome<undefined, 'SMS_NOT_AVAILABLE' | 'VERIFICATION_TOO_MANY_SENDS'> {
  const isSpent =
    sent.number >= budget.numberDay ||
    sent.prefix >= budget.prefixDay ||
    sent.country >= budget.countryDay ||
    sent.house >= budget.houseDay
  if (isChannelClosed(budget, channel) || !served) return smsNotAvailable
  return isSpent ? verificationTooManySends(24) : ok(undefined)
}

/** Notices of one kind that one number gets in a day: a stranger can cause some kinds, and must not silence the others with them. */
export const NOTICES_OF_A_KIND_A_DAY = 5
/** How long a notice may wait until it is sent. */
export const NOTICE_HOURS = 48
/** Notices of the last 24 hours, sent or waiting: to a number of one kind, to its country, to all. */
export type NoticesSent = { readonly ofKind: number; readonly country: number; readonly house: number }

/** Whether one more notice goes out; what codes have used is nothing to it. Its switches are looked at when it is sent. */
export const mayTell = ({ countryDay, houseDay }: SmsBudget, sent: NoticesSent): boolean =>
  sent.ofKind < NOTICES_OF_A_KIND_A_DAY && sent.country < countryDay && sent.house < houseDay

const limits = ['numberDay', 'prefixDay', 'countryDay', 'houseDay'] as const
const switches = ['smsClosed', 'voiceClosed'] as const
export const smsRuleNames = [...limits, ...switches] as const
export type SmsChange = {
  /** A calling code; absent where it is the whole house. */
  readonly dial?: string
  readonly name: (typeof smsRuleNames)[number]
  /** Null: a country follows the house again. */
  readonly to: number | boolean | null
}

const wrote = (before: object, after: object, dial?: string): SmsChange[] => {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return smsRuleNames.flatMap((name) => {
    const to: number | boolean | null | undefined = now.get(name)
    return to === undefined || to === old.get(name) ? [] : [{ ...(dial !== undefined && { dial }), name, to }]
  })
}

const dialsOf = (...all: readonly SmsRules[]): string[] =>
  [...new Set(all.flatMap(({ countries }) => countries.map(({ dial }) => dial)))].toSorted()

/** What stands differently afterwards, the house first. */
export const changesOf = (before: SmsRules, after: SmsRules): SmsChange[] => [
  ...wrote(before.house, after.house),
  ...dialsOf(before, after).flatMap((dial) => wrote(countryOf(before, dial), countryOf(after, dial), dial)),
]

const opens = (before: SmsSwitches, after: SmsSwitches): boolean =>
  switches.some((name) => before[name] && !after[name])
const loosens = (before: SmsBudget, after: SmsBudget): boolean =>
  limits.some((name) => after[name] > before[name]) || opens(before, after)

/** What a country bounds by itself: it must hold again when the house opens, whatever the house says now. */
const ownLoosens = (before: CountryBudget, after: CountryBudget): boolean =>
  (after.countryDay ?? Infinity) > (before.countryDay ?? Infinity) || opens(before, after)

/** Whether more may go out anywhere than before, now or once the house opens: that takes two people, less takes one. */
export const isLooser = (before: SmsRules, after: SmsRules): boolean =>
  loosens(before.house, after.house) ||
  dialsOf(before, after).some(
    (dial) =>
      loosens(budgetOf(before, dial), budgetOf(after, dial)) ||
      ownLoosens(countryOf(before, dial), countryOf(after, dial)),
  )
