import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type MailType = 'funds' | 'kyc' | 'invest' | 'trade' | 'notice'
export type Settings = {
  readonly phishing_phrase: string | null
  readonly fund_password: boolean
  readonly color_mode: 'green-up' | 'red-up' | null
  readonly fee_coin_open: boolean
  readonly mails_off: MailType[]
  readonly texts_off: MailType[]
}

export const readSettings = (source: Source, id: string): Promise<Settings> =>
  one(
    source,
    sql<Settings>`
      select phishing_phrase, fund_password_hash is not null as fund_password, color_mode, fee_coin_open, mails_off, texts_off
        from customer where id = ${id}`,
  )

export const setColorMode = (tx: Tx, id: string, mode: 'green-up' | 'red-up'): Promise<bigint> =>
  changed(tx, sql`update customer set color_mode = ${mode} where id = ${id}`)

export const setMailsOff = (tx: Tx, id: string, types: readonly MailType[]): Promise<bigint> =>
  changed(tx, sql`update customer set mails_off = ${[...new Set(types)]}::text[] where id = ${id}`)

export const setTextsOff = (tx: Tx, id: string, types: readonly MailType[]): Promise<bigint> =>
  changed(tx, sql`update customer set texts_off = ${[...new Set(types)]}::text[] where id = ${id}`)

export const setFeeCoinOpen = (tx: Tx, id: string, open: boolean): Promise<bigint> =>
  changed(tx, sql`update customer set fee_coin_open = ${open} where id = ${id}`)

export const setPhrase = (tx: Tx, id: string, phrase: string): Promise<bigint> =>
  changed(tx, sql`update customer set phishing_phrase = ${phrase} where id = ${id}`)

/**
 * Sets the fund password. `changed` is true if the customer had a fund password before. The row stays locked until the
 * transaction ends.
 */
export async function setFundPassword(tx: Tx, id: string, hash: string): Promise<{ readonly changed: boolean }> {
  const { had } = await one(
    tx,
    sql<{
      had: boolean
    }>`select fund_password_hash is not null as had from customer where id = ${id} for no key update`,
  )
  await changed(tx, sql`update customer set fund_password_hash = ${hash} where id = ${id}`)
  return { changed: had }
}
