import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { priceThrough, USD } from '@tessera/domain/books/rates/rate.ts'
import {
  type ChainCost,
  COST_FRESH_MS,
  type CostPrices,
  costTo,
  feeFor,
  type FeeMode,
} from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { priceRanges } from '#books/rates/price-ranges.ts'
import { tokenReferences } from '#books/rates/token-references.sql.ts'
import type { SettingSource } from '#platform/settings/settings.sql.ts'
import { listCosts } from './network-costs.sql.ts'

/** The coin that pays the chain's fees. The cost is converted with its rate and that of the withdrawn coin. */
const NATIVE_COIN = 'SOL'

/** A network with the rules of its fee. `withdraw_fee` is the fixed fee, or the maximum. */
export type FeeRow = {
  readonly coin: string
  readonly chain: string
  readonly scale: number
  readonly fee_mode: FeeMode
  readonly fee_margin_ppm: number
  readonly fee_min: Amount
  readonly withdraw_fee: Amount
}
/** The fee to a receiver with a token account of the coin, and to one without. */
export type NetworkFee = { readonly usual: Amount; readonly newAccount: Amount }

/** Returns the current fees of networks. A fee that follows the cost is the maximum while cost or price is unknown. */
export async function feesNow<Row extends FeeRow>(
  source: SettingSource,
  rows: readonly Row[],
): Promise<(Row & { readonly fee: NetworkFee })[]> {
  const facts = rows.some(({ fee_mode }) => fee_mode === 'chain') ? await readFacts(source) : undefined
  return rows.map((row) => ({
    ...row,
    fee: { usual: feeOf(row, facts, true), newAccount: feeOf(row, facts, false) },
  }))
}

/** Returns the current fee of one network. */
export async function feeNow(source: SettingSource, row: FeeRow): Promise<NetworkFee> {
  const [found] = await feesNow(source, [row])
  assert(found, `the fee of ${row.coin} on ${row.chain} was just computed but is missing`)
  return found.fee
}

type Facts = {
  readonly costs: ReadonlyMap<string, ChainCost>
  readonly prices: ReadonlyMap<string, CostPrices>
}

function feeOf(row: FeeRow, facts: Facts | undefined, hasAccount: boolean): Amount {
  const cost = facts?.costs.get(`${row.coin}/${row.chain}`)
  const rule = { mode: row.fee_mode, marginPpm: row.fee_margin_ppm, min: row.fee_min, max: row.withdraw_fee }
  return feeFor(rule, cost && costTo(cost, hasAccount), facts?.prices.get(row.coin), row.scale)
}

async function readFacts(source: SettingSource): Promise<Facts> {
  const costs = new Map<string, ChainCost>()
  for (const { coin, chain, payment, account, read_at } of await listCosts(source)) {
    const isFresh = source.now.getTime() - read_at.getTime() <= COST_FRESH_MS
    if (payment !== null && account !== null && isFresh) costs.set(`${coin}/${chain}`, { payment, account })
  }
  return { costs, prices: costs.size === 0 ? new Map() : await readPrices(source) }
}

/**
 * Returns the highest price of SOL and the lowest price of each coin, so that the fee covers the cost at every current
 * rate.
 */
async function readPrices(source: SettingSource): Promise<ReadonlyMap<string, CostPrices>> {
  const ranges = await priceRanges(source, USD)
  const native = ranges.get(NATIVE_COIN)?.high
  if (native === undefined) return new Map()
  const lowest = new Map([...ranges].map(([coin, { low }]) => [coin, low]))
  for (const { coin, quote, scale, price } of await tokenReferences(source)) {
    const paid = quote === null ? undefined : ranges.get(quote)?.low
    if (price === null || scale === null || paid === undefined) continue
    const through = priceThrough(price, scale, paid)
    lowest.set(coin, lesser(lowest.get(coin) ?? through, through))
  }
  return new Map([...lowest].map(([coin, price]) => [coin, { native, coin: price }]))
}

const lesser = (a: Amount, b: Amount): Amount => (a < b ? a : b)
