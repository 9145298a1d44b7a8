import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { settingSubjectWrong } from '#platform/settings/refusals.ts'
import { many, type Source } from '#platform/database/rows.ts'

type CoinRow = { readonly code: string; readonly kind: 'crypto' | 'fiat' | 'token'; readonly scale: number }
export type Pair = {
  readonly base: string
  readonly quote: string
  readonly baseScale: number
  readonly quoteScale: number
  /** True if the base is the token of a product. */
  readonly isToken: boolean
}

const MAX_PAIRS_LISTED = 12
const anyOf = (coins: readonly CoinRow[]): string =>
  coins
    .slice(0, MAX_PAIRS_LISTED)
    .map(({ code }) => code)
    .join(' | ')

/**
 * Returns the coins of a pair by its symbol. The base is a token or crypto, the quote crypto or fiat. A refusal has the
 * coins that would be accepted.
 */
export async function readPair(source: Source, symbol: string): Promise<Outcome<Pair, 'SETTING_SUBJECT_WRONG'>> {
  const [base = '', quote = '', ...rest] = symbol.split('-')
  const coins = await many(source, sql<CoinRow>`select code, kind, scale from coin order by code`)
  const quotes = coins.filter(({ kind }) => kind !== 'token')
  const cash = quotes.find(({ code }) => code === quote)
  if (cash === undefined || rest.length > 0) return settingSubjectWrong(`${base}-(${anyOf(quotes)})`)
  const bases = coins.filter(({ code, kind }) => kind !== 'fiat' && code !== quote)
  const traded = bases.find(({ code }) => code === base)
  if (traded === undefined) return settingSubjectWrong(`(${anyOf(bases)})-${quote}`)
  return ok({ base, quote, baseScale: traded.scale, quoteScale: cash.scale, isToken: traded.kind === 'token' })
}
