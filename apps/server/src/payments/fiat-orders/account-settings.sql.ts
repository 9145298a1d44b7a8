import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { AccountTerms } from '@tessera/domain/payments/fiat-orders/exchange-account.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns fiat coins with their decimals. */
export const fiatCoins = (source: Source): Promise<{ code: string; scale: number }[]> =>
  many(source, sql<{ code: string; scale: number }>`select code, scale from coin where kind = 'fiat' order by code`)

/** Locks the accounts of the exchange until the transaction ends, so that two changes cannot contradict each other. */
export const lockAccounts = (tx: Tx): Promise<unknown> =>
  one(tx, sql`select pg_advisory_xact_lock(hashtextextended('bank_account', 0))`)

export type OwnAccount = {
  readonly name: string
  readonly coin: string
  readonly bank: string
  readonly account_number: string
  readonly is_open: boolean
  readonly countries: readonly string[]
  readonly classes: readonly string[]
}
/** Returns every account of the exchange. */
export const exchangeAccounts = (source: Source): Promise<OwnAccount[]> =>
  many(
    source,
    sql<OwnAccount>`
      select name, coin, bank, account_number, closed_at is null as is_open, customer_countries as countries,
             customer_classes as classes
        from bank_account order by name`,
  )

/** True if a bank has reported payments of a currency. */
export const hasLines = async (source: Source, { bank, coin }: Pick<OwnAccount, 'bank' | 'coin'>): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from bank_line where bank = ${bank} and coin = ${coin} limit 1`)) !== undefined

type Touched = { open_orders: number; open_payouts: number; open_instructions: number }
/** Counts the orders that customers may still pay to an account, and the payouts and instructions that are paid from it. */
export const countTouched = (source: Source, name: string): Promise<Touched> =>
  one(
    source,
    sql<Touched>`
      select (select count(*) from fiat_order o join bank_account b on b.id = o.bank_account_id
               where b.name = ${name} and o.status in ('to_be_paid', 'checking'))::int as open_orders,
             (select count(*) from payout p join bank_account b on b.id = p.exchange_account_id
               where b.name = ${name} and p.status in ('review', 'approved', 'sent'))::int as open_payouts,
             (select count(*) from payment_instruction i join bank_account b on b.id = i.exchange_account_id
               where b.name = ${name} and i.status in ('prepared', 'approved', 'sent'))::int as open_instructions`,
  )

export type AccountRow = {
  /** Id of a new account. */
  readonly id: string
  readonly name: string
  readonly terms: AccountTerms
  readonly values: Setting<'bankAccount'>
}
/** Writes an account of the exchange. Currency and number of an existing one do not change. */
export const saveAccount = (tx: Tx, { id, name, terms, values }: AccountRow): Promise<bigint> =>
  changed(
    tx,
    sql`insert into bank_account as b (id, name, coin, bank, bank_code, payee, account_number, country, order_min, order_max,
                                       payout_open, payout_fee, payout_min, payout_max, customer_countries, customer_classes, cut_off,
                                       time_zone, bank_holidays, opened_at, closed_at)
        values (${id}, ${name}, ${values.coin}, ${values.bank}, ${values.bic}, ${values.payee}, ${values.accountNumber},
                ${values.country}, ${String(terms.orderMinimum)}::numeric, ${String(terms.orderMaximum)}::numeric,
                ${values.payoutOpen}, ${String(terms.payoutFee)}::numeric, ${String(terms.payoutMinimum)}::numeric,
                ${String(terms.payoutMaximum)}::numeric, ${values.customerCountries}::text[], ${values.customerClasses}::text[],
                ${values.cutOff}, ${values.timeZone}, ${values.bankHolidays}::text[], ${tx.now}, ${values.isOpen ? null : tx.now}::timestamptz)
        on conflict (name) do update
           set bank = excluded.bank, bank_code = excluded.bank_code, payee = excluded.payee, country = excluded.country,
               order_min = excluded.order_min, order_max = excluded.order_max, payout_open = excluded.payout_open,
               payout_fee = excluded.payout_fee, payout_min = excluded.payout_min, payout_max = excluded.payout_max,
               customer_countries = excluded.customer_countries, customer_classes = excluded.customer_classes,
               cut_off = excluded.cut_off, time_zone = excluded.time_zone, bank_holidays = excluded.bank_holidays,
               opened_at = case when b.closed_at is not null and excluded.closed_at is null then excluded.opened_at else b.opened_at end,
               closed_at = case when excluded.closed_at is null then null else coalesce(b.closed_at, excluded.closed_at) end`,
  )

/** Writes the profile of the CSV files of an account. */
export const saveCsvProfile = (tx: Tx, name: string, profile: Setting<'csvProfile'>): Promise<bigint> =>
  changed(tx, sql`update bank_account set csv_profile = ${JSON.stringify(profile)}::jsonb where name = ${name}`)

/** Counts the CSV files of an account that wait for a second person. */
export const countWaitingFiles = async (source: Source, name: string): Promise<number> =>
  (
    await one(
      source,
      sql<{ waiting: number }>`
        select count(*)::int as waiting from bank_statement s
          join bank_account b on b.bank = s.bank and b.account_number = s.account_number and b.coin = s.coin
         where b.name = ${name} and s.format = 'bank_csv' and s.status in ('claimed', 'by_line')`,
    )
  ).waiting

/** Moves payouts of a closed account that are in no file to the open account of their customer, if there is one. */
export const movePayouts = (tx: Tx, coin: string): Promise<bigint> =>
  changed(
    tx,
    sql`update payout p set exchange_account_id = bank_account_for(p.customer_id, p.coin, true)
         where p.coin = ${coin} and p.status in ('review', 'approved') and p.batch_id is null
           and exists (select 1 from bank_account b where b.id = p.exchange_account_id and b.closed_at is not null)
           and bank_account_for(p.customer_id, p.coin, true) is not null`,
  )
