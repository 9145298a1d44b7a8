import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type IdentityChoice = 'personal' | 'company'

/**
 * Returns the kind of identity that an account verifies; undefined until a saved draft, vendor token, QR code or
 * submitted file starts the verification.
 */
export const identityChoice = async (source: Source, customerId: string): Promise<IdentityChoice | undefined> =>
  (
    await maybeOne(
      source,
      sql<{ kind: IdentityChoice }>`select kind from identity_choice where customer_id = ${customerId}`,
    )
  )?.kind

/**
 * Makes the choice, which is final, when verification starts. Returns false if the other kind was chosen before (threat
 * AZ-09).
 */
export async function chooseIdentity(tx: Tx, customerId: string, kind: IdentityChoice): Promise<boolean> {
  await changed(
    tx,
    sql`insert into identity_choice (customer_id, kind, at) values (${customerId}, ${kind}, ${tx.now})
        on conflict (customer_id) do nothing`,
  )
  return (await identityChoice(tx, customerId)) === kind
}
