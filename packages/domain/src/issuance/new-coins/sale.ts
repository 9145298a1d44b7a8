import { type Amount, parseAmount } from '#books/money/amount.ts'

/** Parts of one are stored in millionths. */
const WHOLE = 1_000_000n
const RATIO_SCALE = 6

/**
 * The input of the rules for a token sale, in addition to the terms of its product; each text in canonical form, units
 * whole.
 */
export type SaleTexts = {
  /** The largest number of tokens that will ever exist. */
  readonly totalSupply: string
  /** The soft cap, below which everything is refunded; null for none. */
  readonly softCap: string | null
  readonly payCoins: readonly { readonly coin: string; readonly unitPrice: string }[]
  readonly allocation: readonly { readonly share: string }[]
  readonly unlocks: readonly { readonly at: string; readonly share: string }[]
}
type Around = {
  readonly economics: { readonly currency: string; readonly unitPrice: string; readonly supply: string }
  readonly life: { readonly closesAt: string }
}

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

/** The scale of each listed coin that can pay, by code. */
export type PayScales = (coin: string) => number | undefined

/** Returns the rules that a sale breaks; none if there is no sale. */
export function brokenSale(sale: SaleTexts | undefined, { economics, life }: Around, scaleOf: PayScales): SaleRule[] {
  if (sale === undefined) return []
  const supply = BigInt(economics.supply)
  const prices = sale.payCoins.map(({ coin, unitPrice }) => priceIn(unitPrice, scaleOf(coin)))
  const own = sale.payCoins.find(({ coin }) => coin === economics.currency)
  const moments = [life.closesAt, ...sale.unlocks.map(({ at }) => at)].map((at) => Date.parse(at))
  const softCap = sale.softCap === null ? supply : BigInt(sale.softCap)
  const satisfiedRules: Record<SaleRule, boolean> = {
    payCoins:
      prices.length > 0 &&
      prices.every((price) => price !== undefined && price > 0n) &&
      new Set(sale.payCoins.map(({ coin }) => coin)).size === prices.length,
    payCoinPrice:
      own === undefined ||
      priceIn(own.unitPrice, scaleOf(own.coin)) === priceIn(economics.unitPrice, scaleOf(own.coin)),
    totalSupply: BigInt(sale.totalSupply) >= supply,
    softCap: softCap > 0n && softCap <= supply,
    allocation: addUp(sale.allocation),
    unlocks:
      sale.unlocks.length === 0 ||
      (addUp(sale.unlocks) && moments.every((at, index) => index === 0 || at > Number(moments[index - 1]))),
  }
  return rulesInOrder.filter((rule) => !satisfiedRules[rule])
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table itself
const rulesInOrder = Object.keys(saleRules) as SaleRule[]
const priceIn = (price: string, scale: number | undefined): Amount | undefined =>
  scale === undefined ? undefined : parseAmount(price, scale)

function addUp(parts: readonly { readonly share: string }[]): boolean {
  const shares = parts.map(({ share }) => parseAmount(share, RATIO_SCALE))
  return (
    shares.every((share) => share !== undefined && share > 0n) &&
    shares.reduce((sum, share) => sum + (share ?? 0n), 0n) === WHOLE
  )
}

/** The whole units that a payment buys. Undefined if it is not an exact multiple of the unit price. */
export const unitsFor = (payment: Amount, unitPrice: Amount): bigint | undefined =>
  unitPrice > 0n && payment % unitPrice === 0n ? payment / unitPrice : undefined
