import type { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockNewest, setUnapproved } from './cms.sql.ts'

/** Cancels a scheduled publication. One person suffices, because the site does not change. */
export async function callOff(
  tx: Tx,
  ip: string,
  { id, reason }: InputOf<typeof cmsManage.callOff>,
): Promise<Outcome<{ id: string; version: number }, 'NOT_FOUND'>> {
  const newest = await lockNewest(tx, id)
  if (newest === undefined || !(await move(tx, 'cms_version', newest.id, cmsMachine, 'call_off')))
    return refuse('NOT_FOUND')
  await setUnapproved(tx, newest.id)
  await recordAct(tx, {
    action: 'cms.call_off',
    target: { type: 'cms_text', id },
    before: { version: newest.number, publishAt: newest.publish_at },
    reason,
    ip,
  })
  return ok({ id, version: newest.number })
}
