import { siteAccessKind } from '@tessera/contract/office/public-config/site-access.kind.ts'
import { siteAccessNames, SiteAccess } from '@tessera/contract/office/public-config/site-settings.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { siteAccessOf } from './site-access.ts'
import { lockSettings, setSiteAccess } from '#platform/settings/site-settings.sql.ts'

const Content = z.object({ before: SiteAccess, after: SiteAccess, changed: z.array(z.string()) })

/** Changes who may log in and register, and from which countries. Two people decide. */
export const siteAccess = approvalKind(siteAccessKind, {
  proposal: z.strictObject({ access: SiteAccess }),
  content: Content,
  load: async (tx, subjectId, { access }) => {
    if (subjectId !== 'site') return undefined
    const before = siteAccessOf(await lockSettings(tx))
    const changed = siteAccessNames.flatMap((name) =>
      String(before[name]) === String(access[name]) ? [] : [`${name}=${String(access[name])}`],
    )
    return changed.length === 0 ? undefined : { before, after: access, changed }
  },
  approve: async (tx, _subjectId, { before, after, changed }) => {
    await setSiteAccess(tx, after)
    await recordAct(tx, {
      action: 'site.set_access',
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
