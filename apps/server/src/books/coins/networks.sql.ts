import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { FeeMode } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import type { MemoRule } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'
import { networkDepositsStopped, networkWithdrawalsStopped } from '#platform/settings/running-stops.sql.ts'
import { coinNetworkUnknown } from './refusals.ts'

/** A coin on a chain: its mint, and the terms of deposits and withdrawals, in minor units of the coin. */
export type Network = {
  readonly coin: string
  readonly chain: string
  readonly mint: string
  readonly token_program: string
  readonly scale: number
  readonly confirmations: number
  readonly deposit_open: boolean
  readonly deposit_min: Amount
  readonly withdraw_open: boolean
  /** The fixed fee, or the maximum of a fee that follows the cost of the chain. */
  readonly withdraw_fee: Amount
  readonly fee_mode: FeeMode
  readonly fee_margin_ppm: number
  readonly fee_min: Amount
  readonly withdraw_min: Amount
  readonly withdraw_max: Amount
  /** The rule about tags of recipients. */
  readonly memo: MemoRule
}

/** Returns the terms at this moment; the network is closed while a stop is active. */
export async function networkOf(
  tx: Source,
  coin: string,
  chain: string,
): Promise<Outcome<Network, 'COIN_NETWORK_UNKNOWN'>> {
  const found = await maybeOne(
    tx,
    sql<Network>`
      select n.coin, n.chain, n.mint, n.token_program, c.scale, n.confirmations,
             n.deposit_open and not ${networkDepositsStopped(sql`n.coin`, sql`n.chain`)} as deposit_open, n.deposit_min,
             n.withdraw_open and not ${networkWithdrawalsStopped(sql`n.coin`, sql`n.chain`)} as withdraw_open, n.withdraw_fee, n.fee_mode, n.fee_margin_ppm, n.fee_min, n.withdraw_min, n.withdraw_max, n.memo
        from coin_network n join coin c on c.code = n.coin where n.coin = ${coin} and n.chain = ${chain}`,
  )
  return found === undefined ? coinNetworkUnknown : ok(found)
}
