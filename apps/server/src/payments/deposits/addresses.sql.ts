import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Seal } from '#platform/secrets/seal.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The name of the key that signs the stored deposit addresses. */
export const ADDRESS_SEAL = 'deposit address'
export type AddressRow = { readonly chain: string; readonly address: string; readonly customer_id: string }

/** Returns the fields that the seal of an address covers. */
export const sealedAddress = ({ chain, address, customer_id }: AddressRow): AddressRow => ({
  chain,
  address,
  customer_id,
})

/**
 * Returns the customer's own address; undefined until the signer has created it. Never returns a row that was changed
 * outside of the application.
 */
export async function ownAddress(
  tx: Source,
  seal: Seal,
  chain: string,
  customerId: string,
): Promise<string | undefined> {
  const found = await maybeOne(
    tx,
    sql<AddressRow & { seal: string }>`
      select chain, address, customer_id, seal from deposit_address where chain = ${chain} and customer_id = ${customerId}`,
  )
  if (found === undefined) return undefined
  assert(seal.holds(sealedAddress(found), found.seal), `the seal of deposit address ${found.address} is not valid`)
  return found.address
}

export const insertAddress = (tx: Tx, row: AddressRow, seal: Seal): Promise<bigint> =>
  changed(
    tx,
    sql`insert into deposit_address (chain, address, customer_id, seal, created_at)
        values (${row.chain}, ${row.address}, ${row.customer_id}, ${seal.of(sealedAddress(row))}, ${tx.now}) on conflict do nothing`,
  )

export const isDepositAddress = async (tx: Source, chain: string, address: string): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from deposit_address where chain = ${chain} and address = ${address}`)) !== undefined

/** Stores a wallet of the exchange. It is never given to a customer, and no withdrawal may go to it. */
export const insertExchangeAddress = (tx: Tx, chain: string, address: string, kind: 'hot' | 'cold'): Promise<bigint> =>
  changed(
    tx,
    sql`insert into house_address (chain, address, kind, created_at) values (${chain}, ${address}, ${kind}, ${tx.now})
        on conflict do nothing`,
  )

/** Returns active, verified customers without an address on the chain. */
export const customersWithoutAddress = (tx: Source, chain: string, max: number): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      select c.id from customer c
       where c.kyc_status = 'approved' and c.status = 'active'
         and not exists (select 1 from deposit_address a where a.chain = ${chain} and a.customer_id = c.id)
       limit ${max}`,
  )

export type Watched = {
  readonly chain: string
  readonly token_account: string
  readonly coin: string
  readonly mint: string
  readonly address: string
  readonly customer_id: string
  readonly signature: string | null
  readonly confirmations: number
  /** The balance at the last check of the signatures, in minor units as text; null before the first check. */
  readonly balance: string | null
  /** Number of consecutive checks that found nothing new at this balance. */
  readonly empty_looks: number
}

/** Starts watching the address for a coin when it is first shown to the customer. */
export const watchAddress = (
  tx: Tx,
  row: Pick<Watched, 'chain' | 'token_account' | 'coin' | 'mint' | 'address' | 'customer_id'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into chain_cursor (chain, token_account, coin, mint, address, customer_id)
        values (${row.chain}, ${row.token_account}, ${row.coin}, ${row.mint}, ${row.address}, ${row.customer_id}) on conflict do nothing`,
  )

export const watchedAddresses = (tx: Source, chain: string): Promise<Watched[]> =>
  many(
    tx,
    sql<Watched>`
      select w.chain, w.token_account, w.coin, w.mint, w.address, w.customer_id, w.signature, n.confirmations, w.balance, w.empty_looks
        from chain_cursor w join coin_network n on n.coin = w.coin and n.chain = w.chain
       where w.chain = ${chain} order by w.token_account`,
  )

/**
 * Returns the balance of a token account that settled deposits and final sweeps explain, in minor units. Leaves out
 * transactions that a node has not listed yet.
 */
export const explainedBalance = async (
  tx: Source,
  { chain, token_account, customer_id }: Pick<Watched, 'chain' | 'token_account' | 'customer_id'>,
): Promise<bigint> => {
  const found = await maybeOne(
    tx,
    sql<{ minor: bigint }>`
      select (coalesce((select sum(amount) from deposit
                         where customer_id = ${customer_id} and chain = ${chain} and destination = ${token_account}
                           and status in ('credited', 'manual', 'reversed')), 0)
            - coalesce((select sum(amount) from sweep
                         where chain = ${chain} and token_account = ${token_account} and outcome = 'finalised'), 0))::numeric as minor`,
  )
  return found?.minor ?? 0n
}

/** Stores the balance of an account and the result of checking its signatures. */
export const recordCheck = (
  tx: Tx,
  { chain, token_account }: Pick<Watched, 'chain' | 'token_account'>,
  check: { readonly balance: string; readonly emptyChecks: number },
): Promise<bigint> =>
  changed(
    tx,
    sql`update chain_cursor set balance = ${check.balance}, empty_looks = ${check.emptyChecks}
         where chain = ${chain} and token_account = ${token_account}`,
  )

/** Moves the cursor only forward, so that a provider with an older state changes nothing. */
export const advanceCursor = (
  tx: Tx,
  watched: Pick<Watched, 'chain' | 'token_account'>,
  to: { readonly signature: string; readonly slot: bigint },
): Promise<bigint> =>
  changed(
    tx,
    sql`update chain_cursor set signature = ${to.signature}, slot = ${to.slot}
         where chain = ${watched.chain} and token_account = ${watched.token_account} and slot <= ${to.slot}`,
  )
