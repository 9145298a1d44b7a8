import { feeModes } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { memoRules } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { feeCoinArea } from './fee-coin-area.ts'
import { limit, limitAreas, reviewAreas } from './limit-areas.ts'
import { operatingAreas, rateStep } from './operating-areas.ts'
import { feeAreas } from './fee-areas.ts'
import { csvProfileArea } from './csv-profile-area.ts'
import { dates, daysOfWeek, timeOfDay, timeZone } from './calendar-fields.ts'
import {
  amount,
  choice,
  classes,
  count,
  countries,
  country,
  currency,
  days,
  fixed,
  flag,
  hours,
  logo,
  money,
  names,
  optional,
  periods,
  ppm,
  REFERENCE,
  type SettingField,
  text,
} from './setting-fields.ts'
import { reasonArea } from './reason-areas.ts'
import { dutyArea, roleArea } from './role-areas.ts'

/**
 * Everything that operators decide for the whole exchange, in areas that change as a whole. The first version comes
 * from `apps/server/src/platform/database/first-settings.ts`; each later one from two operators.
 */
export const exchangeAreas = {
  exchange: {
    /** Name and country of registration, sent to other providers as the originator (IVMS101). */
    legalName: text(120),
    country,
    /** The fiat currency in which limits and review tiers count (decision 0148). */
    referenceCurrency: currency,
  },
  waits: {
    /** Before the first withdrawal to a new address. */
    newAddressHours: hours(0, 720),
    /** Before the first payout to a new bank account (decision G34). */
    newBankAccountHours: hours(0, 720),
    /** Before a new API key, or one with new rights, may trade and withdraw. */
    newApiKeyHours: hours(0, 720),
    /** Before a new member of a company may sign. */
    newSignerHours: hours(0, 720),
    /** Withdrawals are paused after a change of password or factor. Audit check I19b requires at least 48 hours. */
    securityPauseHours: hours(48, 720),
    /** Between the proposal of an adjustment or write-off from this value on, and its approval (threat ADM-03). */
    adjustmentHours: hours(0, 720),
    adjustmentFrom: money(REFERENCE, 0, 1_000_000_000),
  },
  registration: {
    isOpen: flag,
    invitationRequired: flag,
    /** Number of uses of each invitation code of an approved application. */
    invitationCodeUses: count(1, 1000),
    invitationCodeDays: days(1, 730),
    /**
     * Codes that one network address may request in a day without proving them. Its whole network may request ten times
     * that.
     */
    codesPerAddressADay: count(1, 10_000),
  },
  rewards: {
    /**
     * The inviter's share of the fees of an invited customer who is not an agent's client; 0 is none (decision G54).
     */
    invitationPpm: ppm(0, 500_000),
    /** The largest share of a fee that an agent and all its uplines receive together. */
    agentCapPpm: ppm(0, 500_000),
    /** Investor classes whose fees are not shared. Incentives are barred for retail investors (MAS PS-G03). */
    barredClasses: classes,
    /** Countries where fees are not shared, both of clients and of recipients. */
    barredCountries: countries,
  },
  financing: {
    isOpen: flag,
    /** The exchange's fee on what an issuer raises. */
    feePpm: ppm(0, 500_000),
  },
  travelRule: {
    /** The amount that may be withdrawn in 24 hours to beneficiaries who are not identified (decision G31). */
    unidentifiedDollars: money('SGD', 0, 1500),
  },
  /**
   * The maximum that a customer may take out in 24 hours, in a calendar day and in a calendar month (UTC). Chain, bank,
   * transfer and OTC sale count together (decision G30). A calendar day may have no limit of its own. An unverified
   * customer cannot withdraw.
   */
  withdrawalLimits: {
    retailDay: limit,
    retailCalendarDay: optional(limit),
    retailMonth: limit,
    accreditedDay: limit,
    accreditedCalendarDay: optional(limit),
    accreditedMonth: limit,
    expertDay: limit,
    expertCalendarDay: optional(limit),
    expertMonth: limit,
    corporateDay: limit,
    corporateCalendarDay: optional(limit),
    corporateMonth: limit,
  },
  ...reviewAreas,
  /** The rules by which auctions, trades and valuations set the reference price of a pair (decision 0055). */
  referencePrice: {
    /**
     * Value that unconnected people must trade before an auction or a day counts, and that starts a volatility auction.
     */
    leastValue: money('SGD', 1, 10_000_000),
    /** Pairs of unconnected people that must trade before an auction or a day counts. */
    leastPairs: count(1, 100),
    /** An older auction does not count. */
    auctionHours: hours(1, 720),
    /** An older valuation does not count. */
    valuationDays: days(1, 730),
    /** The largest change by auctions within a day. Two operators decide about a larger one. */
    auctionMove: ppm(10_000, 1_000_000),
  },
  maintenance: {
    /** Announced to all visitors one day ahead. */
    planned: periods(20),
  },
  ...operatingAreas,
  ...feeAreas,
  feeCoin: feeCoinArea,
  duties: dutyArea,
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingField>>>>

/** The choice of a withdrawal fee that follows the cost of the chain. */
const followsCost = { field: 'feeMode', is: 'chain' } as const

/**
 * Areas with a subject, such as a coin. The first version of a subject creates it; the server writes the values to the
 * subject's own table when they begin to apply.
 */
export const subjectAreas = {
  /** The subject is the code of the coin. */
  coin: {
    kind: fixed(choice('fiat', 'crypto', 'token')),
    /** Decimals of its smallest unit. */
    decimals: fixed(count(0, 9)),
    names,
    logo,
  },
  /** A coin on a chain. The subject is both, such as `tUSD/solana_devnet`; the token program is read from the chain. */
  network: {
    /** The address of the coin's mint on the chain. */
    mint: fixed(text(44)),
    depositOpen: flag,
    depositMinimum: amount,
    /** Confirmations that a deposit needs before it is credited. */
    confirmations: count(1, 1000),
    withdrawOpen: flag,
    /** The minimum and the maximum that arrives, without the fee. */
    withdrawMinimum: amount,
    withdrawMaximum: amount,
    /** A fixed fee, or one that follows the cost of the chain. */
    feeMode: choice(...feeModes),
    /** The fixed fee, or the maximum of one that follows the cost. */
    withdrawFee: amount,
    /** The minimum of a fee that follows the cost, and its margin on the cost. */
    feeMinimum: { ...amount, appliesIf: { ...followsCost, otherwise: '0' } },
    feeMargin: { ...ppm(0, 1_000_000), appliesIf: { ...followsCost, otherwise: 0 } },
    /** Defines whether recipients may need a tag. */
    memo: choice(...memoRules),
  },
  /** A bank account of the exchange. The subject is a short name that operators choose, such as `SGD-main`. */
  bankAccount: {
    coin: fixed(text(12)),
    bank: text(40),
    /** BIC, ISO 9362. */
    bic: text(11),
    payee: text(140),
    /** An IBAN where the country has them. */
    accountNumber: fixed(text(40)),
    /** The country of the account. */
    country,
    /**
     * Open to customers of these countries of residence and investor classes; an empty list means all. Each customer
     * uses the open account that is most specific for them.
     */
    isOpen: flag,
    customerCountries: countries,
    customerClasses: classes,
    orderMinimum: amount,
    orderMaximum: amount,
    payoutOpen: flag,
    payoutFee: amount,
    payoutMinimum: amount,
    payoutMaximum: amount,
    /**
     * A payout after this time leaves on the next bank day: a weekday that is not a holiday, in the bank's time zone.
     */
    cutOff: timeOfDay,
    timeZone,
    bankHolidays: dates(200),
  },
  csvProfile: csvProfileArea,
  /** The subject is a pair, such as `AURB-tUSD`: the traded coin and the coin of its prices. */
  market: {
    /** The price step. A later one is a multiple of the first, because prices are stored in steps of the first. */
    tick: amount,
    /** The quantity step, with the same rule. */
    lot: amount,
    /** The smallest and largest value of an order. */
    minValue: amount,
    maxValue: amount,
    makerFee: ppm(0, 100_000),
    takerFee: ppm(0, 100_000),
    /** The largest distance of a price from the reference price. */
    band: ppm(1, 1_000_000),
    /** The largest distance from the price of the last minutes. Beyond it, large fills start a volatility auction. */
    dynamicBand: ppm(1, 1_000_000),
    /** The first reference price. */
    listingPrice: fixed(amount),
    /** Ends trading, and cancels all orders. Customers see the date of a planned delisting. */
    isDelisted: flag,
  },
  ...limitAreas,
  rateStep,
  role: roleArea,
  reasonCodes: reasonArea,
  /** The subject is a listed pair. A pair without hours trades all the time. */
  tradingHours: {
    weekdays: daysOfWeek,
    opens: timeOfDay,
    closes: timeOfDay,
    timeZone,
    /** Days without trading. */
    holidays: dates(200),
    /** Each day opens with an auction of this length; 0 for none. */
    auctionMinutes: count(0, 600),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingField>>>>

export const settingAreas = { ...exchangeAreas, ...subjectAreas } as const
export type ExchangeArea = keyof typeof exchangeAreas
export type SubjectArea = keyof typeof subjectAreas
export type SettingArea = keyof typeof settingAreas
type Fields<Area extends SettingArea> = (typeof settingAreas)[Area]
/** The values of an area. */
export type Setting<Area extends SettingArea> = {
  readonly [Name in keyof Fields<Area>]: Fields<Area>[Name] extends { readonly type: infer Type extends z.ZodType }
    ? z.output<Type>
    : never
}
/** Every area of the whole exchange with its values. */
export type Settings = { readonly [Area in ExchangeArea]: Setting<Area> }
/** The values of any area. */
export type AnySetting = object

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
const keysOf = <Row extends object>(row: Row) => Object.keys(row) as [keyof Row & string, ...(keyof Row & string)[]]
export const exchangeAreaNames = keysOf(exchangeAreas)
export const subjectAreaNames = keysOf(subjectAreas)
export const settingAreaNames = keysOf(settingAreas)
export const isSubjectArea = (area: SettingArea): area is SubjectArea => Object.hasOwn(subjectAreas, area)

/** An area, and the subject if the area has subjects; otherwise an empty text. */
export type SettingOf = { readonly area: SettingArea; readonly subject: string }
/** The text of both, such as `waits` or `coin:SGD`. */
export const settingId = ({ area, subject }: SettingOf): string => (subject === '' ? area : `${area}:${subject}`)
/** Parses the text of `settingId`; undefined if it names no area, or lacks the subject. */
export function settingOf(id: string): SettingOf | undefined {
  const [, name, subject = ''] = /^([A-Za-z]+)(?::(.{1,60}))?$/.exec(id) ?? []
  const area = settingAreaNames.find((each) => each === name)
  return area !== undefined && isSubjectArea(area) === (subject !== '') ? { area, subject } : undefined
}

const shapes = Object.fromEntries(
  settingAreaNames.map((area) => [
    area,
    z.strictObject(Object.fromEntries(Object.entries(settingAreas[area]).map(([name, { type }]) => [name, type]))),
  ]),
)

/** The schema of an area's values. */
export const settingShape = <Area extends SettingArea>(area: Area): z.ZodType<Setting<Area>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys of each area
  shapes[area] as unknown as z.ZodType<Setting<Area>>

/** The names of the fields whose values differ; all of them for a new subject. */
export function changedFields(area: SettingArea, before: object | null, after: object): string[] {
  const [old, next]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }]
  return keysOf(settingAreas[area]).filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(next?.[name]))
}
