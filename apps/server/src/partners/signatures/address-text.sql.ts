import { addressText } from '@tessera/domain/payments/withdrawals/tag.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'
import type { MoneyBody } from './acts.ts'

const textOf = (entry: Parameters<typeof addressText>[0] | undefined) => entry && addressText(entry)

/** Returns the address or bank account of an act as text, formatted as on its screen. */
export async function findAddressText(source: Source, body: MoneyBody): Promise<string | undefined> {
  if (body.kind === 'withdrawal')
    return textOf(
      await maybeOne(
        source,
        sql<{
          address: string
          tag: string | null
        }>`select address, tag from address_book where id = ${body.addressId}`,
      ),
    )
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
