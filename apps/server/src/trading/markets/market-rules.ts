import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import {
  listingConflict,
  pairConflict,
  type PairConflict,
  stepConflict,
  stepsIn,
} from '@tessera/domain/trading/markets/pair-values.ts'
import { type Amount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingConflict } from '#platform/settings/refusals.ts'
import type { SettingCheck, SubjectRules } from '#platform/settings/subject-rules.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readMarket } from '#trading/trading/markets.sql.ts'
import { changeMarket, countOpenOrders } from './change-market.sql.ts'
import { listMarket } from './list-market.sql.ts'
import { type Pair, readPair } from './pair-coins.sql.ts'

type Values = Setting<'market'>
/** Refuses a token that cannot be traded yet. Products are in an area above this one. */
export type CheckToken = (tx: Tx, symbol: string) => SettingCheck

/**
 * The rules of pairs. A first version lists the pair as closed; two operators open it by a decision on its state. Later
 * versions change its rules with the next batch of the trading core.
 */
export const marketRules = (checkToken: CheckToken): SubjectRules<'market'> => ({
  check: async (tx, { subject, after }) => {
    const pair = await readPair(tx, subject)
    if (!pair.ok) return pair
    const listed = await readMarket(tx, subject)
    if (listed === undefined && after.isDelisted) return settingConflict('isDelisted', 'false')
    const conflict = pairConflict(pair.value, after) ?? conflictNow(pair.value, listed?.terms, after)
    if (conflict !== undefined) return settingConflict(conflict.field, conflict.accepted)
    return listed === undefined && pair.value.isToken ? checkToken(tx, pair.value.base) : ok(undefined)
  },
  touched: async (tx, { subject, after }) => {
    const listed = await readMarket(tx, subject)
    if (listed === undefined) return { open_orders: 0, cancelled_orders: 0, customers_losing_orders: 0 }
    const { open, off, owners, losers } = await countOpenOrders(tx, {
      symbol: subject,
      ...stepsIn(listed.terms, after),
    })
    return {
      open_orders: open,
      cancelled_orders: after.isDelisted ? open : off,
      customers_losing_orders: after.isDelisted ? owners : losers,
    }
  },
  apply: async (tx, { subject, after }) => {
    const listed = await readMarket(tx, subject)
    if (listed === undefined) return list(tx, subject, after)
    const { terms } = listed
    const rules = { ...terms, ...changeableIn(terms, after), ...stepsIn(terms, after) }
    return changeMarket(tx, rules, after.isDelisted)
  },
})

/** A new pair needs a listing price on its tick; a listed one multiples of its first tick and lot. */
const conflictNow = (pair: Pair, terms: MarketTerms | undefined, values: Values): PairConflict | undefined =>
  terms === undefined ? listingConflict(pair, values) : stepConflict(terms, values)

async function list(tx: Tx, symbol: string, values: Values): Promise<void> {
  const pair = await readPair(tx, symbol)
  assert(pair.ok, `the coins of ${symbol} were checked and are missing`)
  const { base, quote, baseScale, quoteScale } = pair.value
  await listMarket(tx, {
    symbol,
    base,
    quote,
    baseScale,
    quoteScale,
    tick: read(values.tick, quoteScale),
    lot: read(values.lot, baseScale),
    listingPrice: read(values.listingPrice, quoteScale),
    ...changeableIn(pair.value, values),
  })
}

/** Returns the rules other than tick and lot. */
const changeableIn = ({ quoteScale }: Pick<Pair, 'quoteScale'>, values: Values) => ({
  minValue: read(values.minValue, quoteScale),
  maxValue: read(values.maxValue, quoteScale),
  makerFee: ppm(values.makerFee),
  takerFee: ppm(values.takerFee),
  band: ppm(values.band),
  dynamicBand: ppm(values.dynamicBand),
})

function read(text: string, scale: number): Amount {
  const value = parseAmount(text, scale)
  assert(value !== undefined, `the amount ${text} was checked and does not parse`)
  return value
}
