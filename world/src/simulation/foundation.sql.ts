import { listMarket } from '../../../apps/server/src/trading/markets/list-market.sql.ts'
import { changed } from '../../../apps/server/src/platform/database/rows.ts'
import type { Tx } from '../../../apps/server/src/platform/database/tx.ts'
import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { accountNumbers } from '../stories/exchange-bank.ts'

const coins = [
  ['tUSD', 'crypto', 6, 'Tessera test dollar', 'Tessera 测试美元'],
  ['SGD', 'fiat', 2, 'Singapore dollar', '新加坡元'],
  ['USD', 'fiat', 2, 'US dollar', '美元'],
  ['CNY', 'fiat', 2, 'Chinese yuan', '人民币'],
] as const

/** Creates coins, the network, and the bank accounts that customers pay to, before the first customer. */
export async function layFoundation(tx: Tx, chain: string, mint: string): Promise<void> {
  for (const [code, kind, scale, en, zh] of coins)
    await changed(
      tx,
      sql`insert into coin (code, kind, scale, name_en, name_zh, listed_at) values (${code}, ${kind}, ${scale}, ${en}, ${zh}, ${tx.now})`,
    )
  await changed(
    tx,
    sql`insert into coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open,
                                  withdraw_fee, withdraw_min, withdraw_max, memo)
        values ('tUSD', ${chain}, ${mint}, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 8, true, 1000000, true, 1000000, 10000000, 100000000000, 'optional')`,
  )
  for (const coin of ['SGD', 'USD', 'CNY'] as const)
    await changed(
      tx,
      sql`insert into bank_account (id, name, country, coin, bank, bank_code, payee, account_number, order_min, order_max,
                                    payout_open, payout_fee, payout_min, payout_max, opened_at)
          values (${randomUUID()}, ${`${coin}-main`}, 'SG', ${coin}, 'Merlion Bank', 'MERLSGSG', 'Tessera Client Monies Trust', ${accountNumbers[coin]}, 10000,
                  10000000000, true, ${payoutFees[coin]}, 1000, 100000000, ${tx.now})`,
    )
}

/** Fees of fiat withdrawals, in minor units. */
const payoutFees = { SGD: 200, USD: 500, CNY: 1000 } as const

const pairs = [
  { base: 'AURB', tick: 10_000n, listingPrice: 12_000_000n },
  { base: 'HCCL', tick: 1_000n, listingPrice: 1_050_000n },
] as const

/** Creates the markets, closed: quoted in tUSD, a lot of one share, fees of 0.1 % and 0.15 %, price bands of 20 %. */
export async function listMarkets(tx: Tx): Promise<void> {
  for (const { base, tick, listingPrice } of pairs)
    await listMarket(tx, {
      symbol: `${base}-tUSD`,
      base,
      quote: 'tUSD',
      baseScale: 0,
      quoteScale: 6,
      tick: amount(tick),
      lot: amount(1n),
      makerFee: ppm(1_000),
      takerFee: ppm(1_500),
      minValue: amount(1_000_000n),
      maxValue: amount(1_000_000_000_000n),
      band: ppm(200_000),
      listingPrice: amount(listingPrice),
    })
}
