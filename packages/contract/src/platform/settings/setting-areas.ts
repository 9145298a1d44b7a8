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
 * Everything that operators decide for the whole exchange. Each area changes as a whole. Its first version comes from
 * `apps/server/src/platform/database/first-settings.ts`; two operators decide each later one.
 */
export const exchangeAreas = {
  exchange: {
    /** Name and country of registration of the exchange, which other providers get as the originator (IVMS101). */
    legalName: text(120),
    country,
    /** The fiat currency of limits and review tiers (decision 0148). */
    referenceCurrency: currency,
  },
  waits: {
    /** Waiting period before the first withdrawal to a new address. */
    newAddressHours: hours(0, 720),
    /** Waiting period before the first payout to a new bank account (decision G34). */
    newBankAccountHours: hours(0, 720),
    /** Waiting period before a new API key, or one with new rights, may trade and withdraw. */
    newApiKeyHours: hours(0, 720),
    /** Waiting period before a new member of a company may sign. */
    newSignerHours: hours(0, 720),
    /**
     * Hours for which withdrawals pause after a change of password or factor. Audit check I19b requires at least 48.
     */
    securityPauseHours: hours(48, 720),
    /** Between the proposal of an adjustment or write-off from this value on, and its approval (threat ADM-03). */
    adjustmentHours: hours(0, 720),
    adjustmentFrom: money(REFERENCE, 0, 1_000_000_000),
  },
  registration: {
    isOpen: flag,
    invitationRequired: flag,
    /** Number of uses of each invitation code from an approved application. */
    invitationCodeUses: count(1, 1000),
    invitationCodeDays: days(1, 730),
    /**
     * Maximum number of codes that one network address may request in a day without proving them. The network around it
     * may request ten times as many.
     */
    codesPerAddressADay: count(1, 10_000),
  },
  rewards: {
    /**
     * The inviter's share of the fees of an invited customer who is not an agent's client; 0 for none (decision G54).
     */
    invitationPpm: ppm(0, 500_000),
    /** Maximum share of a fee that an agent and all its uplines receive together. */
    agentCapPpm: ppm(0, 500_000),
    /** Investor classes whose fees are not shared. Retail investors must not be given incentives (MAS PS-G03). */
    barredClasses: classes,
    /** Countries in which fees are not shared; this applies to clients and recipients. */
    barredCountries: countries,
  },
  financing: {
    isOpen: flag,
    /** The exchange's fee on the money that an issuer raises. */
    feePpm: ppm(0, 500_000),
  },
  travelRule: {
    /** Maximum amount within 24 hours to beneficiaries who are not identified (decision G31). */
    unidentifiedDollars: money('SGD', 0, 1500),
  },
  /**
   * The maximum that a customer may withdraw within 24 hours, in a calendar day and in a calendar month (UTC): by
   * chain, bank, transfer and OTC sale together (decision G30). The calendar day may have no separate limit. Unverified
   * customers cannot withdraw.
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
     * Minimum value that unconnected people must trade for an auction or a day to count. It is also the minimum that
     * starts a volatility auction.
     */
    leastValue: money('SGD', 1, 10_000_000),
    /** Minimum number of pairs of unconnected people that must trade for an auction or a day to count. */
    leastPairs: count(1, 100),
    /** Hours after which an auction no longer counts. */
    auctionHours: hours(1, 720),
    /** Days after which a valuation no longer counts. */
    valuationDays: days(1, 730),
    /** Maximum change by auctions within a day. Two operators decide about a larger one. */
    auctionMove: ppm(10_000, 1_000_000),
  },
  maintenance: {
    /** All visitors see an announcement one day before. */
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
 * Areas with a subject, such as a coin. The first version of a subject creates it. When a version begins to apply, the
 * server writes its values to the subject's own table.
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
  /**
   * A coin on a chain. The subject has both, such as `tUSD/solana_devnet`. The token program is read from the chain.
   */
  network: {
    /** The address of the coin's mint on the chain. */
    mint: fixed(text(44)),
    depositOpen: flag,
    depositMinimum: amount,
    /** Confirmations that a deposit needs before it is credited. */
    confirmations: count(1, 1000),
    withdrawOpen: flag,
    /** Minimum and maximum of the amount that arrives, without the fee. */
    withdrawMinimum: amount,
    withdrawMaximum: amount,
    /** Either a fixed fee, or a fee that follows the cost of the chain. */
    feeMode: choice(...feeModes),
    /** The fixed fee, or the maximum of a fee that follows the cost. */
    withdrawFee: amount,
    /** The minimum of a fee that follows the cost, and its margin on the cost. */
    feeMinimum: { ...amount, appliesIf: { ...followsCost, otherwise: '0' } },
    feeMargin: { ...ppm(0, 1_000_000), appliesIf: { ...followsCost, otherwise: 0 } },
    /** The rule about tags of recipients. */
    memo: choice(...memoRules),
  },
  /** A bank account of the exchange. The subject is a short name that operators choose, such as `SGD-main`. */
  bankAccount: {
    coin: fixed(text(12)),
    bank: text(40),
    /** BIC, ISO 9362. */
    bic: text(11),
    payee: text(140),
    /** An IBAN if the country uses IBANs. */
    accountNumber: fixed(text(40)),
    /** The country of the account. */
    country,
    /**
     * The account is open to customers of these countries of residence and investor classes; an empty list includes
     * everybody. Each customer uses the most specific open account.
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
    /** A payout after this time leaves on the next bank day: a weekday without a holiday, in the bank's time zone. */
    cutOff: timeOfDay,
    timeZone,
    bankHolidays: dates(200),
  },
  csvProfile: csvProfileArea,
  /** The subject is a pair, such as `AURB-tUSD`: the traded coin and the coin of its prices. */
  market: {
    /** The price step. A later one must be a multiple of the first, because stored prices count the first step. */
    tick: amount,
    /** The quantity step, to which the same rule applies. */
    lot: amount,
    /** Minimum and maximum value of an order. */
    minValue: amount,
    maxValue: amount,
    makerFee: ppm(0, 100_000),
    takerFee: ppm(0, 100_000),
    /** Maximum distance of a price from the reference price. */
    band: ppm(1, 1_000_000),
    /**
     * Maximum distance from the average price of the last minutes. Larger fills beyond it start a volatility auction.
     */
    dynamicBand: ppm(1, 1_000_000),
    /** The first reference price. */
    listingPrice: fixed(amount),
    /** Ends trading and cancels all orders. Customers see the date of a planned delisting. */
    isDelisted: flag,
  },
  ...limitAreas,
  rateStep,
  role: roleArea,
  reasonCodes: reasonArea,
  /** The subject is a listed pair. A pair without trading hours trades all the time. */
  tradingHours: {
    weekdays: daysOfWeek,
    opens: timeOfDay,
    closes: timeOfDay,
    timeZone,
    /** Days without trading. */
    holidays: dates(200),
    /** Each day opens with an auction of this length; 0 for no auction. */
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

/** An area and its subject, which is an empty text if the area has no subjects. */
export type SettingOf = { readonly area: SettingArea; readonly subject: string }
/** Returns area and subject as one text, such as `waits` or `coin:SGD`. */
export const settingId = ({ area, subject }: SettingOf): string => (subject === '' ? area : `${area}:${subject}`)
/** Parses a text of `settingId`; undefined if it has no known area, or lacks the subject. */
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

/** Returns the schema of an area's values. */
export const settingShape = <Area extends SettingArea>(area: Area): z.ZodType<Setting<Area>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys of each area
  shapes[area] as unknown as z.ZodType<Setting<Area>>

/** Returns the names of the fields whose values differ; all names for a new subject. */
export function changedFields(area: SettingArea, before: object | null, after: object): string[] {
  const [old, next]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }]
  return keysOf(settingAreas[area]).filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(next?.[name]))
}
