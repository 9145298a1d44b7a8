import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { type Fiat, findFiat } from './rates.sql.ts'
import { rateFiatUnknown } from './refusals.ts'

/** The requested fiat currency for prices. */
export async function fiatOf(source: Source, code: string): Promise<Outcome<Fiat, 'RATE_FIAT_UNKNOWN'>> {
  const fiat = await findFiat(source, code)
  return fiat === undefined ? rateFiatUnknown : ok(fiat)
}
