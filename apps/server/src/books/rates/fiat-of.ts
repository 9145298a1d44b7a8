import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { type Fiat, findFiat, firstFiat } from './rates.sql.ts'
import { rateFiatUnknown } from './refusals.ts'

/** The requested fiat currency for prices. */
export async function fiatOf(source: Source, code: string): Promise<Outcome<Fiat, 'RATE_FIAT_UNKNOWN'>> {
  const fiat = await findFiat(source, code)
  return fiat === undefined ? rateFiatUnknown : ok(fiat)
}

/**
 * The fiat currency for a customer's values: the requested one, or the one of the customer. If the exchange does not
 * have that, it is the first currency that it has.
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
