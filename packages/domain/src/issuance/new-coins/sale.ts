import { type Amount, amount, formatAmount, parseAmount } from '#books/money/amount.ts'

/** Fractions of one are stored in millionths. */
const WHOLE = 1_000_000n
const RATIO_SCALE = 6

/**
 * The input of the rules for a token sale, in addition to the terms of its product; each text in canonical form, with
 * whole units. A value that the draft lacks is null.
 */
export type SaleTexts = {
  /** The maximum number of tokens that will ever exist. */
  readonly totalSupply: string | null
  /** The soft cap. If sales stay below it, everything is refunded. Null without one. */
  readonly softCap: string | null
  readonly payCoins: readonly { readonly coin: string | null; readonly unitPrice: string | null }[]
  readonly allocation: readonly { readonly share: string | null }[]
  readonly unlocks: readonly { readonly at: string | null; readonly share: string | null }[]
}
type Around = {
  readonly economics: Readonly<Record<'currency' | 'unitPrice' | 'supply', string | null>>
  readonly life: { readonly closesAt: string | null }
}

/** Returns the part of the total supply that is for sale, both in units: a ratio with six decimals, rounded down. */
export const saleShare = (forSale: bigint, totalSupply: bigint): string =>
  formatAmount(amount((forSale * WHOLE) / totalSupply), RATIO_SCALE)

/** The rules of a token sale in the order of checks, each with its field. */
export const saleRules = {
  payCoins: { field: 'sale.payCoins' },
  payCoinPrice: { field: 'sale.payCoins' },
  totalSupply: { field: 'sale.totalSupply' },
  softCap: { field: 'sale.softCap' },
  allocation: { field: 'sale.allocation' },
  unlocks: { field: 'sale.unlocks' },
} as const satisfies Record<string, { readonly field: string }>
export type SaleRule = keyof typeof saleRules

/** Returns the scale of a listed coin that may pay, by its code. */
export type PayScales = (coin: string) => number | undefined

/** Returns the rules that a sale breaks; empty without a sale. A rule about a missing value counts as satisfied. */
export function brokenSale(sale: SaleTexts | undefined, { economics, life }: Around, scaleOf: PayScales): SaleRule[] {
  if (sale === undefined) return []
  const { currency, unitPrice } = economics
  const supply = unitsIn(economics.supply)
  const [totalSupply, softCap] = [unitsIn(sale.totalSupply), unitsIn(sale.softCap)]
  const coins = sale.payCoins.flatMap(({ coin }) => coin ?? [])
  const own = sale.payCoins.find(({ coin }) => coin !== null && coin === currency)
  const moments = [life.closesAt, ...sale.unlocks.map(({ at }) => at)].flatMap((at) =>
    at === null ? [] : Date.parse(at),
  )
  const satisfiedRules: Record<SaleRule, boolean> = {
    payCoins:
      sale.payCoins.length > 0 &&
      sale.payCoins.every((each) => isPriced(each, scaleOf)) &&
      new Set(coins).size === coins.length,
    payCoinPrice:
      unitPrice === null ||
      own === undefined ||
      own.coin === null ||
      own.unitPrice === null ||
      priceIn(own.unitPrice, scaleOf(own.coin)) === priceIn(unitPrice, scaleOf(own.coin)),
    totalSupply: totalSupply === null || supply === null || totalSupply >= supply,
    softCap: softCap === null || (softCap > 0n && (supply === null || softCap <= supply)),
    allocation: addUp(sale.allocation),
    unlocks:
      sale.unlocks.length === 0 ||
      (addUp(sale.unlocks) && moments.every((at, index) => index === 0 || at > Number(moments[index - 1]))),
  }
  return rulesInOrder.filter((rule) => !satisfiedRules[rule])
}

const unitsIn = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

/** True if the price is above zero and fits the decimals of its coin, or if one of them is missing. */
function isPriced({ coin, unitPrice }: SaleTexts['payCoins'][number], scaleOf: PayScales): boolean {
  if (coin === null) return true
  const scale = scaleOf(coin)
  if (scale === undefined || unitPrice === null) return scale !== undefined
  const price = parseAmount(unitPrice, scale)
  return price !== undefined && price > 0n
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table itself
const rulesInOrder = Object.keys(saleRules) as SaleRule[]
const priceIn = (price: string, scale: number | undefined): Amount | undefined =>
  scale === undefined ? undefined : parseAmount(price, scale)

function addUp(parts: readonly { readonly share: string | null }[]): boolean {
  const shares = parts.map(({ share }) => (share === null ? undefined : parseAmount(share, RATIO_SCALE)))
  return (
    shares.every((share) => share !== undefined && share > 0n) &&
    shares.reduce((sum, share) => sum + (share ?? 0n), 0n) === WHOLE
  )
}

/** Returns the whole units that a payment buys; undefined if it is not an exact multiple of the unit price. */
export const unitsFor = (payment: Amount, unitPrice: Amount): bigint | undefined =>
  unitPrice > 0n && payment % unitPrice === 0n ? payment / unitPrice : undefined
