import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type IdentityChoice = 'personal' | 'company'

/** What an account is verified as; undefined until verification has started: a saved draft, a vendor's token, a QR code, or a file sent for review. */
export const identityChoice = async (source: Source, customerId: string): Promise<IdentityChoice | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ kind: IdentityChoice }>`select kind from identity_choice where customer_id = ${customerId}`,
    )
  )?.kind

/** Chooses for good when verification starts; false where the other was chosen before (threat AZ-09). */
export async function chooseIdentity(tx: Tx, customerId: string, kind: IdentityChoice): Promise<boolean> {
  await changed(
    tx,
    sql`insert into identity_choice (customer_id, kind, at) values (${customerId}, ${kind}, ${tx.now})
        on conflict (customer_id) do nothing`,
  )
  return (await identityChoice(tx, customerId)) === kind
}
