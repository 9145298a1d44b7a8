import type { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockVersion, publishedVersion, setArchived } from './cms.sql.ts'

/**
 * Archives a published banner at once. One person suffices, because an outdated warning harms its readers. Publishing
 * it again needs two people.
 */
export async function endBanner(
  tx: Tx,
  ip: string,
  { id, reason }: InputOf<typeof cmsManage.endBanner>,
): Promise<Outcome<{ id: string; version: number }, 'NOT_FOUND'>> {
  const published = await publishedVersion(tx, id)
  const banner = published === undefined ? undefined : await lockVersion(tx, published.id)
  if (banner?.kind !== 'banner' || !(await move(tx, 'cms_version', banner.id, cmsMachine, 'archive')))
    return refuse('NOT_FOUND')
  await setArchived(tx, banner.id)
  await recordAct(tx, {
    action: 'cms.end_banner',
    target: { type: 'cms_text', id },
    before: { version: banner.number, slug: banner.slug },
    reason,
    ip,
  })
  return ok({ id, version: banner.number })
}
