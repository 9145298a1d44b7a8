import { approvalKinds } from '#approval-kinds.ts'
import { choice, hours, ppm, text } from './setting-fields.ts'

type KindName = (typeof approvalKinds)[number]['name']
const hoursOfKind = hours(1, 720)

/** Returns an object with a value for each kind of decision, by its name. */
export const byKind = <Value>(
  valueOf: (kind: (typeof approvalKinds)[number]) => Value,
): Readonly<Record<KindName, Value>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys
  Object.fromEntries(approvalKinds.map((kind) => [kind.name, valueOf(kind)])) as Record<KindName, Value>

/** The operation of the exchange: its chain, rates, captcha, and the deadlines of its staff. */
export const operatingAreas = {
  chain: {
    /**
     * Pages of a block explorer for a transaction and an address: an https address, or a path of this site. It must
     * contain the placeholder `{transaction}` or `{address}`, and may contain `{cluster}`.
     */
    transactionLink: text(200),
    addressLink: text(200),
    /** The maximum share of a coin owed to customers that the hot wallet may hold. The rest goes to the cold wallet. */
    hotSharePpm: ppm(0, 1_000_000),
  },
  /** Changes of a price within these bounds apply at once. Larger ones need two people (decision 0061). */
  rates: {
    hourStepPpm: ppm(1, 1_000_000),
    dayStepPpm: ppm(1, 1_000_000),
    /** Maximum difference between two sources. */
    tolerancePpm: ppm(0, 100_000),
    /** Hours for which the last agreed price may be used while a rate is held back. */
    agreedHours: hours(1, 168),
  },
  captcha: {
    /**
     * Either our own captcha, or that of the vendor whose keys are in the environment. Operators always solve our own.
     */
    provider: choice('own', 'vendor'),
  },
  /** Hours after which an undecided case counts as late, by kind of decision. */
  deadlines: byKind(() => hoursOfKind),
} as const

/** The maximum steps of one coin, which replace those of all coins. The subject is its code. */
export const rateStep = { hourStepPpm: ppm(1, 1_000_000), dayStepPpm: ppm(1, 1_000_000) } as const
