import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { limitRateOf } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import type { Tx } from '#platform/database/tx.ts'
import { limitPrices } from '#payments/withdrawals/limit-prices.ts'
import { capLeft, limitsLeft } from '#payments/withdrawals/terms.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { coinFeeOf } from '#books/fees/coin-fee.ts'
import { listCoins } from './internal-transfers.sql.ts'

type Terms = ReplyOf<typeof internalTransfers.terms>

/** Returns the terms that a form shows before sending. Sending checks the same rules again. */
export async function internalTransferTerms(tx: Tx, customerId: string): Promise<Terms> {
  const fees = await readSetting(tx, 'transferFees')
  const [coins, prices] = [await listCoins(tx, customerId), await limitPrices(tx)]
  const rows: Terms['coins'] = []
  for (const each of coins) {
    const { coin, scale, available } = each
    const rate = limitRateOf(each, prices)
    if (rate === undefined) continue
    rows.push({
      coin,
      decimals: scale,
      available: formatAmount(available, scale),
      rate: formatAmount(rate, RATE_SCALE),
      cap: await capLeft(tx, customerId, coin, scale),
      feePpm: coinFeeOf(fees, coin),
    })
  }
  return {
    coins: rows,
    ...(await limitsLeft(tx, customerId, 'transfers_frozen_until')),
    verifyScene: 'internal_transfer',
  }
}
