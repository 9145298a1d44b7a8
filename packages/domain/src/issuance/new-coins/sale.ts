import { type Amount, parseAmount } from '#books/money/amount.ts'

/** Parts of one are kept in millionths. */
const WHOLE = 1_000_000n
const RATIO_SCALE = 6

/** What the rules read of a token sale beside the terms of its product, each text in its canonical form; units are whole. */
export type SaleTexts = {
  /** Of the token, over all that it will ever have. */
  readonly totalSupply: string
  /** Below it everything goes back; null: whatever is asked for is allotted. */
  readonly softCap: string | null
  readonly payCoins: readonly { readonly coin: string; readonly unitPrice: string }[]
  readonly allocation: readonly { readonly share: string }[]
  readonly unlocks: readonly { readonly at: string; readonly share: string }[]
}
type Around = {
  readonly economics: { readonly currency: string; readonly unitPrice: string; readonly supply: string }
  readonly life: { readonly closesAt: string }
}

/** Every rule that a token sale must keep, in the order in which a broken one is told, with the field it is about. */
export const saleRules = {
  payCoins: { field: 'sale.payCoins' },
  payCoinPrice: { field: 'sale.payCoins' },
  totalSupply: { field: 'sale.totalSupply' },
  softCap: { field: 'sale.softCap' },
  allocation: { field: 'sale.allocation' },
  unlocks: { field: 'sale.unlocks' },
} as const satisfies Record<string, { readonly field: string }>
export type SaleRule = keyof typeof saleRules

/** The smallest part of each coin that can pay: coins of the house alone, by code. */
export type PayScales = (coin: string) => number | undefined

/** The rules that a sale breaks. A sale that is none breaks nothing. */
export function brokenSale(sale: SaleTexts | undefined, { economics, life }: Around, scaleOf: PayScales): SaleRule[] {
  if (sale === undefined) return []
  const supply = BigInt(economics.supply)
  const prices = sale.payCoins.map(({ coin, unitPrice }) => priceIn(unitPrice, scaleOf(coin)))
  const own = sale.payCoins.find(({ coin }) => coin === economics.currency)
  const moments = [life.closesAt, ...sale.unlocks.map(({ at }) => at)].map((at) => Date.parse(at))
  const softCap = sale.softCap === null ? supply : BigInt(sale.softCap)
  const kept: Record<SaleRule, boolean> = {
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
      (addUp(sale.unlocks) && moments.every((at, place) => place === 0 || at > Number(moments[place - 1]))),
  }
  return rulesInOrder.filter((rule) => !kept[rule])
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

/** Units that a payment buys: whole ones alone, as the price of one is exact. Undefined for a payment that is no whole number of them. */
export const unitsFor = (payment: Amount, unitPrice: Amount): bigint | undefined =>
  unitPrice > 0n && payment % unitPrice === 0n ? payment / unitPrice : undefined
