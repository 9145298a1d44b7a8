import { type Amount, amount } from '@tessera/domain/money/amount.ts'
import { isStale, RATE_SCALE } from '@tessera/domain/rates/rate.ts'
import type { Tx } from '../platform/tx.ts'
import { ratesIn } from '../rates/rates.sql.ts'

/** The currency that limits are in. */
const LIMIT_FIAT = 'USD'
const ONE = amount(10n ** BigInt(RATE_SCALE))

/** Prices of the moment in the currency of the limits. One that is old decides nothing (threat TRF-06): it is missing here. */
export async function limitPrices(tx: Tx): Promise<ReadonlyMap<string, Amount>> {
  const rates = await ratesIn(tx, LIMIT_FIAT)
  const current = rates.filter((rate) => !isStale(rate.as_of, tx.now)).map(({ coin, price }) => [coin, price] as const)
  return new Map([...current, [LIMIT_FIAT, ONE]])
}
