import { type Amount, amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { TransferStatus } from '@tessera/domain/profile/transfers/transfer.ts'
import { type MemoRule, TAG_BYTES } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { feesNow } from '#books/coins/network-fees.ts'
import { withdrawalFees } from '#books/fees/fees.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { networkDepositsStopped, networkWithdrawalsStopped } from '#platform/settings/running-stops.sql.ts'

type NetworkRow = {
  code: string
  name: string
  kind: 'crypto' | 'fiat' | 'token'
  scale: number
  trades: boolean
  chain: string | null
  confirmations: number | null
  deposit_open: boolean | null
  withdraw_open: boolean | null
  withdraw_fee: bigint | null
  withdraw_min: bigint | null
  withdraw_max: bigint | null
  memo: MemoRule | null
}
export type CoinNetwork = {
  readonly chain: string
  readonly confirmations: number
  /** The regular expression of an address; empty if there is none. */
  readonly addressRegex: string
  /** The regular expression of a tag; empty if the network does not use tags. */
  readonly memoRegex: string
  readonly depositOpen: boolean
  readonly withdrawOpen: boolean
  readonly fee: string
  readonly min: string
  readonly max: string
  readonly step: string
}
export type CoinInfo = {
  readonly code: string
  readonly name: string
  readonly isFiat: boolean
  readonly scale: number
  readonly trades: boolean
  readonly networks: readonly CoinNetwork[]
}

/**
 * Returns every coin with its networks. The minimum of a withdrawal refers to the amount that arrives, as ours does.
 */
export async function readCoins(source: Source): Promise<CoinInfo[]> {
  const rows = await many(
    source,
    sql<NetworkRow>`
      select c.code, c.name_en as name, c.kind, c.scale, n.chain, n.confirmations,
             n.deposit_open and not ${networkDepositsStopped(sql`n.coin`, sql`n.chain`)} as deposit_open,
             n.withdraw_open and not ${networkWithdrawalsStopped(sql`n.coin`, sql`n.chain`)} as withdraw_open, n.withdraw_fee, n.withdraw_min, n.withdraw_max, n.memo,
             exists (select 1 from market m where c.code in (m.base, m.quote)) as trades
        from coin c left join coin_network n on n.coin = c.code order by c.code, n.chain`,
  )
  return [...Map.groupBy(rows, ({ code }) => code).values()].flatMap((of) => {
    const [first] = of
    if (first === undefined) return []
    const { code, name, kind, scale, trades } = first
    return [{ code, name, isFiat: kind === 'fiat', scale, trades, networks: of.flatMap(networkOf) }]
  })
}

/** The form of addresses of Solana, the chain of all networks. */
const ON_CHAIN = '^[1-9A-HJ-NP-Za-km-z]{32,44}$'
/** The form of a tag; the address book has the exact rules. */
const TAG_FORM = `^.{1,${TAG_BYTES}}$`

function networkOf(row: NetworkRow): CoinNetwork[] {
  if (row.chain === null) return []
  const text = (minor: bigint | null) => formatAmount(amount(minor ?? 0n), row.scale)
  return [
    {
      chain: row.chain,
      confirmations: row.confirmations ?? 0,
      addressRegex: ON_CHAIN,
      memoRegex: row.memo === 'none' ? '' : TAG_FORM,
      depositOpen: row.deposit_open === true,
      withdrawOpen: row.withdraw_open === true,
      fee: text(row.withdraw_fee),
      min: text(row.withdraw_min),
      max: text(row.withdraw_max),
      step: text(1n),
    },
  ]
}

/**
 * Returns the coins with the current fees of withdrawals. The client does not state the kind of receiver to which it
 * will pay.
 */
export async function withPresentFees(tx: Tx, coins: readonly CoinInfo[]): Promise<CoinInfo[]> {
  const fees = new Map(
    (await feesNow(tx, await withdrawalFees(tx))).map(({ coin, chain, scale, fee }) => [
      `${coin}/${chain}`,
      formatAmount(fee.newAccount, scale),
    ]),
  )
  return coins.map((coin) => ({
    ...coin,
    networks: coin.networks.map((network) => ({
      ...network,
      fee: fees.get(`${coin.code}/${network.chain}`) ?? network.fee,
    })),
  }))
}

/** Returns a coin by its code in any case, because clients write codes in capitals. */
export const findCoin = async (source: Source, code: string): Promise<CoinInfo | undefined> =>
  (await readCoins(source)).find((coin) => coin.code.toUpperCase() === code.toUpperCase())

export type Balance = { readonly coin: string; readonly free: string; readonly locked: string }

/** Returns the balances of the customer's accounts of these kinds, by coin. */
export async function readBalances(
  source: Source,
  customer: string,
  kinds: readonly ('spot' | 'token' | 'fiat')[],
): Promise<Balance[]> {
  const rows = await many(
    source,
    sql<{ coin: string; scale: number; posted: bigint; held: bigint }>`
      select a.coin, c.scale, sum(a.posted) as posted, sum(a.held) as held from account a join coin c on c.code = a.coin
       where a.customer_id = ${customer} and a.kind = any(${kinds}) group by a.coin, c.scale order by a.coin`,
  )
  return rows.map(({ coin, scale, posted, held }) => ({
    coin,
    free: formatAmount(amount(posted - held), scale),
    locked: formatAmount(amount(held), scale),
  }))
}

/** The scope of idempotency keys that are never deleted; clean-up.sql.ts names it. */
const SCOPE = 'sapi/v1/capital/withdraw/apply'
/**
 * An idempotency key has at least eight characters, so a shorter client id is padded with a character that client ids
 * cannot contain.
 */
const FILL = '#'
/** Returns the idempotency key that allows one withdrawal per client id (invariant I21). */
export const keyOfWithdrawal = (owner: string, name: string) => ({ owner, scope: SCOPE, key: name.padEnd(8, FILL) })

/** Returns the client ids of these withdrawals; withdrawals without one are left out. */
export async function withdrawalNames(
  source: Source,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    source,
    sql<{ id: string; name: string }>`
      select ref_id as id, rtrim(key, ${FILL}) as name from idempotency
       where owner = ${owner} and scope = ${SCOPE} and ref_id = any(${ids})`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the withdrawal with this client id. */
export const withdrawalNamed = async (source: Source, owner: string, name: string): Promise<string | undefined> => {
  const { key } = keyOfWithdrawal(owner, name)
  const found = await maybeOne(
    source,
    sql<{ id: string | null }>`
      select ref_id as id from idempotency where owner = ${owner} and scope = ${SCOPE} and key = ${key}`,
  )
  return found?.id ?? undefined
}

/** Returns the entry of the customer's address book with this address and tag, for this coin on this chain. */
export const findAddress = async (
  source: Source,
  customer: string,
  to: { readonly coin: string; readonly chain: string; readonly address: string; readonly tag: string | null },
): Promise<string | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ id: string }>`
        select id from address_book where customer_id = ${customer} and coin = ${to.coin} and chain = ${to.chain}
           and address = ${to.address} and tag is not distinct from ${to.tag} and removed_at is null`,
    )
  )?.id

export const transferNumber = async (source: Source, id: string): Promise<number> =>
  Number((await maybeOne(source, sql<{ number: bigint }>`select number from transfer where id = ${id}`))?.number ?? 0n)

type MovedRow = {
  readonly number: bigint
  readonly coin: string
  readonly amount: Amount
  readonly scale: number
  readonly status: TransferStatus
  readonly requested_at: Date
}
type MovedRange = {
  readonly into: 'spot' | 'funding'
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly current: number
  readonly size: number
}

/** Returns own transfers in one direction between spot and the coins' home accounts, newest first. */
export async function listMoved(
  source: Source,
  customer: string,
  { into, startTime, endTime, current, size }: MovedRange,
): Promise<{ readonly total: number; readonly rows: readonly MovedRow[] }> {
  const of = sql`
    from transfer t join coin c on c.code = t.coin
   where t.customer_id = ${customer} and t.target_customer_id is null
     and ${into === 'spot' ? sql`t.target = 'spot'` : sql`t.source = 'spot'`}
     ${startTime === undefined ? sql`` : sql`and t.requested_at >= ${startTime}`}
     ${endTime === undefined ? sql`` : sql`and t.requested_at <= ${endTime}`}`
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${of}`)
  const rows = await many(
    source,
    sql<MovedRow>`
      select t.number, t.coin, t.amount, c.scale, t.status, t.requested_at ${of}
       order by t.number desc limit ${size} offset ${(current - 1) * size}`,
  )
  return { total, rows }
}
