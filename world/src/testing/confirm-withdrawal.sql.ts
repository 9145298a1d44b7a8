import type { Client } from '@tessera/contract/platform/http/client.ts'
import type { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import type { Config } from '../../../apps/server/src/platform/config/config.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { linksOf } from '../../../apps/server/src/payments/withdrawals/withdrawal-mail.sql.ts'
import { mailTokenOf } from '../../../apps/server/src/services/mail/withdrawal-link.ts'

export type Mailbox = { readonly db: Database; readonly config: Pick<Config, 'SECRET_KEY'> }

/** The secret in the newest confirmation email of a withdrawal; undefined if none was sent. */
export async function secretMailed({ db, config }: Mailbox, withdrawalId: string): Promise<string | undefined> {
  const [newest] = await linksOf({ db }, withdrawalId)
  return newest && mailTokenOf(config, newest.id)
}

/** Confirms a withdrawal through the endpoint of the email's page. Does nothing without an email. */
export async function confirmByMail(
  mailbox: Mailbox,
  page: Pick<Client<typeof withdrawalMail>, 'confirm'>,
  withdrawalId: string,
): Promise<void> {
  const token = await secretMailed(mailbox, withdrawalId)
  if (token !== undefined) await page.confirm({ token })
}
