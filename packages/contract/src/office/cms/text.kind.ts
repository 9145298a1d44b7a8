import type { DecisionKind } from '#services/approvals/kind.ts'

/** Publishes or archives a text of the site. */
export const cmsTextKind = {
  name: 'cms_text',
  permission: 'cms.manage',
  dueHours: 48,
  isRefusable: false,
  isExplained: false,
  refusals: [
    'CMS_INCOMPLETE',
    'CMS_EDITION_USED',
    'CMS_HOUR_PAST',
    'CMS_TEXT_REQUIRED',
    'CMS_LINK_NOWHERE',
    'CMS_OWN_TEXT',
  ],
  auditActions: [],
  about: { act: 'code', kind: 'code' },
  fields: {
    name: 'text',
    version: 'text',
    act: 'code',
    slug: 'text',
    publishAt: 'time',
    'author.name': 'text',
    linkedFrom: 'text',
    textHash: 'text',
  },
} as const satisfies DecisionKind
