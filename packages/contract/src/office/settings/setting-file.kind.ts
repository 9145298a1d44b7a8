import type { DecisionKind } from '#services/approvals/kind.ts'
import { settingPermissionNames } from '#platform/settings/setting-permissions.ts'
import { settingKind } from './setting.kind.ts'

/** Changes all areas and subjects of a file of settings together, now or from a later time. */
export const settingFileKind = {
  name: 'setting_file',
  permission: 'settings.rules',
  permissionOf: { any: settingPermissionNames },
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  reasons: {},
  refusals: settingKind.refusals,
  auditActions: ['settings.export'],
  about: { fileExchange: 'text', fileEntries: 'figure' },
  fields: {
    fileExchange: 'text',
    fileChain: 'text',
    fileExportedAt: 'time',
    effectiveFrom: 'time',
    fileEntries: 'figure',
  },
} as const satisfies DecisionKind
