import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { NetworkTerms } from '@tessera/domain/payments/withdrawals/network-terms.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { isFinal, statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The parts of a subject such as `tUSD/solana_devnet`. */
export type CoinOnChain = { readonly coin: string; readonly chain: string }

/** Returns coins that may be on a chain, with their decimals. */
export const chainCoins = (source: Source): Promise<{ code: string; scale: number }[]> =>
  many(
    source,
    sql<{ code: string; scale: number }>`select code, scale from coin where kind in ('crypto', 'token') order by code`,
  )

/** Returns the mint of a coin on a chain, and the coin that uses a mint there. */
export const mintOfCoin = (source: Source, { coin, chain }: CoinOnChain): Promise<{ mint: string } | undefined> =>
  maybeOne(source, sql<{ mint: string }>`select mint from coin_network where coin = ${coin} and chain = ${chain}`)
export const coinOfMint = (source: Source, chain: string, mint: string): Promise<{ coin: string } | undefined> =>
  maybeOne(source, sql<{ coin: string }>`select coin from coin_network where chain = ${chain} and mint = ${mint}`)

/** Locks a mint until the transaction ends, so that two coins cannot begin to use it at the same time. */
export const lockMint = (tx: Tx, chain: string, mint: string): Promise<unknown> =>
  one(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`mint ${chain}/${mint}`}, 0))`)

const openStatuses = statusesOf(withdrawalMachine).filter((status) => !isFinal(withdrawalMachine, status))

type Touched = { open_deposits: number; open_withdrawals: number; saved_addresses: number }
/** Counts the rows that a change of a network affects. */
export const countTouched = (source: Source, { coin, chain }: CoinOnChain): Promise<Touched> =>
  one(
    source,
    sql<Touched>`
      select (select count(*) from deposit where coin = ${coin} and chain = ${chain}
                 and status in ('seen', 'confirming', 'finalised', 'manual'))::int as open_deposits,
             (select count(*) from withdrawal where coin = ${coin} and chain = ${chain}
                 and status = any(${openStatuses}))::int as open_withdrawals,
             (select count(*) from address_book where coin = ${coin} and chain = ${chain}
                 and removed_at is null)::int as saved_addresses`,
  )
export type NetworkRow = CoinOnChain & {
  readonly tokenProgram: string
  readonly terms: NetworkTerms
  readonly values: Setting<'network'>
}
/** Writes a network. Mint and token program of an existing one do not change. */
export const saveNetwork = (tx: Tx, { coin, chain, tokenProgram, terms, values }: NetworkRow): Promise<bigint> =>
  changed(
    tx,
    sql`insert into coin_network as n (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min,
                                       withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo,
                                       fee_mode, fee_margin_ppm, fee_min)
        values (${coin}, ${chain}, ${values.mint}, ${tokenProgram}, ${values.confirmations}, ${values.depositOpen},
                ${String(terms.depositMinimum)}::numeric, ${values.withdrawOpen}, ${String(terms.withdrawFee)}::numeric,
                ${String(terms.withdrawMinimum)}::numeric, ${String(terms.withdrawMaximum)}::numeric, ${values.memo},
                ${values.feeMode}, ${values.feeMargin}, ${String(terms.feeMinimum)}::numeric)
        on conflict (coin, chain) do update
           set confirmations = excluded.confirmations, deposit_open = excluded.deposit_open,
               deposit_min = excluded.deposit_min, withdraw_open = excluded.withdraw_open,
               withdraw_fee = excluded.withdraw_fee, withdraw_min = excluded.withdraw_min,
               withdraw_max = excluded.withdraw_max, memo = excluded.memo, fee_mode = excluded.fee_mode,
               fee_margin_ppm = excluded.fee_margin_ppm, fee_min = excluded.fee_min`,
  )
