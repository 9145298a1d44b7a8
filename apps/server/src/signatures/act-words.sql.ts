import { sql } from 'kysely'
import { maybeOne, type Source } from '../platform/rows.ts'
import type { MoneyBody } from './acts.ts'

/** The address or bank account that an act names by its id, as its own screen shows it. */
export async function findAddressText(source: Source, body: MoneyBody): Promise<string | undefined> {
  if (body.kind === 'withdrawal')
    return (
      await maybeOne(
        source,
        sql<{ text: string }>`select address as text from address_book where id = ${body.addressId}`,
      )
    )?.text
  if (body.kind === 'payout')
    return (
      await maybeOne(
        source,
        sql<{
          text: string
        }>`select bank || ' …' || number_ending as text from customer_bank_account where id = ${body.bankAccountId}`,
      )
    )?.text
  return undefined
}
