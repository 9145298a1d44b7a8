import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes settings of the site, such as who may log in and register, and from which countries. */
export const siteAccessKind = {
  name: 'site_access',
  permission: 'site.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['site.set_access'],
  about: { changed: 'code' },
  fields: { changed: 'code' },
} as const satisfies DecisionKind
