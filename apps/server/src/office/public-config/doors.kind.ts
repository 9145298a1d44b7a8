import { siteDoorsKind } from '@tessera/contract/office/public-config/doors.kind.ts'
import { doorNames, SiteDoors } from '@tessera/contract/office/public-config/site-settings.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { doorsOf } from './doors.ts'
import { lockSettings, setDoors } from '#platform/settings/site-settings.sql.ts'

const Content = z.object({ before: SiteDoors, after: SiteDoors, changed: z.array(z.string()) })

/** Decides who may log in and register, and from which countries. Changes require two people. */
export const siteDoors = approvalKind(siteDoorsKind, {
  proposal: z.strictObject({ doors: SiteDoors }),
  content: Content,
  load: async (tx, subjectId, { doors }) => {
    if (subjectId !== 'site') return undefined
    const before = doorsOf(await lockSettings(tx))
    const changed = doorNames.flatMap((name) =>
      String(before[name]) === String(doors[name]) ? [] : [`${name}=${String(doors[name])}`],
    )
    return changed.length === 0 ? undefined : { before, after: doors, changed }
  },
  approve: async (tx, _subjectId, { before, after, changed }) => {
    await setDoors(tx, after)
    await recordAct(tx, {
      action: 'site.set_doors',
      target: { type: 'site', id: 'site' },
      before,
      after,
      reason: changed.join(),
    })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ changed }) => ({
    number: '',
    subject: '',
    about: changed.map((value) => ({ field: 'changed', value })),
  }),
})
