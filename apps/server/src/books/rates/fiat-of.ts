import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import { type Fiat, findFiat } from './rates.sql.ts'

/** The fiat currency that somebody asks prices in. */
export async function fiatOf(source: Source, code: string): Promise<Outcome<Fiat, 'RATE_FIAT_UNKNOWN'>> {
  const fiat = await findFiat(source, code)
  return fiat === undefined ? refuse('RATE_FIAT_UNKNOWN', { field: 'fiat' }) : ok(fiat)
}
