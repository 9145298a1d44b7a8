import { TERMS_SLUG } from '@tessera/domain/office/cms/kinds.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { setTermsVersion } from '#platform/settings/site-settings.sql.ts'
import { dueVersions, lockVersion, publishedVersion, setArchived, setPublished } from './cms.sql.ts'

/** Publishes scheduled versions by the database's clock, each in its own transaction. */
export async function publishDue(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:cms')
  const due = await inTx(async (tx) => ok(await dueVersions(tx, tx.now)))
  for (const id of due.value) await inTx(async (tx) => ok(await publish(tx, id)))
}

/** Publishes a version and archives the published one. From now on registrations accept new terms. */
async function publish(tx: Tx, id: string): Promise<void> {
  const version = await lockVersion(tx, id)
  // It may have been cancelled since it was listed.
  if (version?.status !== 'scheduled') return
  const before = await publishedVersion(tx, version.text_id)
  if (before !== undefined) {
    await setArchived(tx, before.id)
    await move(tx, 'cms_version', before.id, cmsMachine, 'archive')
  }
  await setPublished(tx, id)
  assert(
    await move(tx, 'cms_version', id, cmsMachine, 'publish'),
    `version ${id} is not scheduled although its row was locked`,
  )
  if (version.slug === TERMS_SLUG && version.edition !== null) await setTermsVersion(tx, version.edition)
}
