import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { note, Nothing } from '#platform/http/shared.ts'

const Day = z.number().int().min(0).max(1_000_000)
const switches = { smsClosed: z.boolean(), voiceClosed: z.boolean() }
const CountryBudget = z.strictObject({
  /** A calling code without its plus. */
  dial: z.string().regex(/^[1-9]\d{0,3}$/),
  /** Null for the default budget of all countries. */
  countryDay: Day.nullable(),
  ...switches,
})

/** Budgets of messages over 24 hours, and the switches that disable them (threat AUT-10). */
export const SmsRules = z
  .strictObject({
    exchange: z.strictObject({ numberDay: Day, prefixDay: Day, countryDay: Day, exchangeDay: Day, ...switches }),
    /** Only countries that differ from the default. */
    countries: z
      .array(CountryBudget)
      .max(300)
      .refine((rows) => new Set(rows.map(({ dial }) => dial)).size === rows.length, { params: { rule: 'dials' } })
      .readonly(),
  })
  .meta({ id: 'SmsRules' })

/** Messages of the last 24 hours. */
const Use = z.object({
  /** Messages that were sent or are queued, for all requesters. */
  sent: z.number().int(),
  /**
   * The number that counts towards the budget: codes requested by visitors, or by proven owners, whichever is larger.
   */
  spent: z.number().int(),
  delivered: z.number().int(),
  failed: z.number().int(),
  /** Accepted by the provider, which has not reported the delivery yet. */
  unreported: z.number().int(),
})

export const smsDesk = endpoints({
  get: {
    method: 'POST',
    path: 'console/api/v1/sms/get',
    summary: 'Current budgets and switches of messages, and their use in the last 24 hours',
    who: 'operator',
    permission: 'sms.read',
    input: z.object({}),
    reply: z
      .object({
        rules: SmsRules,
        exchange: Use,
        channels: z.object({ sms: Use, voice: Use }),
        /** By calling code, most used first. */
        countries: z.array(Use.extend({ dial: z.string() })),
        /** By calling code and three more digits, the twenty most used. */
        prefixes: z.array(Use.extend({ prefix: z.string() })),
      })
      .meta({ id: 'SmsDesk' }),
    refusals: [],
  },
  tighten: {
    method: 'POST',
    path: 'console/api/v1/sms/tighten',
    summary: 'Lowers budgets or turns sending off, at once and by one person; increases take two',
    who: 'operator',
    permission: 'sms.manage',
    input: z.object({ rules: SmsRules, reason: note(500) }),
    reply: Nothing,
    refusals: ['SMS_RULES_LOOSER', 'SMS_RULES_UNCHANGED'],
  },
})
