import { settingPermission, settingPermissionNames } from '#platform/settings/setting-permissions.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Changes the values of one area of the settings, now or from a later time, or withdraws a planned version. */
export const settingKind = {
  name: 'setting',
  permission: 'settings.rules',
  permissionOf: { any: settingPermissionNames, one: settingPermission },
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  reasons: {},
  refusals: [
    'SETTING_TIME_TAKEN',
    'SETTING_TIME_PAST',
    'SETTING_UNCHANGED',
    'SETTING_FIXED',
    'SETTING_SUBJECT_WRONG',
    'SETTING_CONFLICT',
    'SETTING_MINT_WRONG',
    'SETTING_CHAIN_SILENT',
    'SETTING_CEILING_MISSING',
    'SETTING_ACCOUNT_OPEN',
    'SETTING_PRODUCT_NOT_ALLOTTED',
    'SETTING_TOKENS_LOCKED',
    'SETTING_LAST_TWO',
    'SETTING_OWN_RIGHTS',
    'SETTING_PASSKEY_NEEDED',
    'SETTING_PASSKEY_UNTRUSTED',
    'PASSKEY_NOT_AVAILABLE',
    'PASSKEY_FAILED',
    'PASSKEY_COPIED',
  ],
  auditActions: ['settings.change', 'settings.withdraw_planned', 'settings.refuse_due'],
  about: { area: 'code', settingSubject: 'text', changed: 'code' },
  fields: {
    area: 'code',
    settingSubject: 'text',
    version: 'text',
    effectiveFrom: 'time',
    withdraws: 'text',
    changed: 'code',
  },
} as const satisfies DecisionKind
