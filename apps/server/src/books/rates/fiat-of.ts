import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { type Fiat, findFiat, firstFiat } from './rates.sql.ts'
import { rateFiatUnknown } from './refusals.ts'

/** Returns the requested fiat currency for prices. */
export async function fiatOf(source: Source, code: string): Promise<Outcome<Fiat, 'RATE_FIAT_UNKNOWN'>> {
  const fiat = await findFiat(source, code)
  return fiat === undefined ? rateFiatUnknown : ok(fiat)
}

/**
 * Returns the fiat currency in which a customer sees values: the requested one, or the customer's own. If the exchange
 * does not list it, returns the first one that it lists.
 */
export async function shownFiat(
  source: Source,
  requested: string | undefined,
  own: () => Promise<string>,
): Promise<Outcome<Fiat, 'RATE_FIAT_UNKNOWN'>> {
  if (requested !== undefined) return fiatOf(source, requested)
  const fiat = (await findFiat(source, await own())) ?? (await firstFiat(source))
  return fiat === undefined ? rateFiatUnknown : ok(fiat)
}
