import type { MemoRule } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'
import { networkDepositsStopped, networkWithdrawalsStopped } from '#platform/settings/running-stops.sql.ts'

export type CoinRow = {
  readonly code: string
  readonly kind: 'crypto' | 'fiat' | 'token'
  readonly scale: number
  readonly name_en: string
  readonly name_zh: string
}
export type NetworkRow = {
  readonly coin: string
  readonly chain: string
  readonly mint: string
  readonly scale: number
  readonly confirmations: number
  readonly deposit_open: boolean
  readonly deposit_min: bigint
  readonly withdraw_open: boolean
  readonly withdraw_fee: bigint
  readonly withdraw_min: bigint
  readonly withdraw_max: bigint
  readonly memo: MemoRule
}

export const listCoins = (source: Source): Promise<CoinRow[]> =>
  many(
    source,
    sql<CoinRow>`select code, kind, scale, name_en, name_zh from coin where listed_at <= now() order by code`,
  )

export const listNetworks = (source: Source): Promise<NetworkRow[]> =>
  many(
    source,
    sql<NetworkRow>`
      select n.coin, n.chain, n.mint, c.scale, n.confirmations,
             n.deposit_open and not ${networkDepositsStopped(sql`n.coin`, sql`n.chain`)} as deposit_open, n.deposit_min,
             n.withdraw_open and not ${networkWithdrawalsStopped(sql`n.coin`, sql`n.chain`)} as withdraw_open, n.withdraw_fee, n.withdraw_min, n.withdraw_max, n.memo
        from coin_network n join coin c on c.code = n.coin where c.listed_at <= now() order by n.chain, n.coin`,
  )
