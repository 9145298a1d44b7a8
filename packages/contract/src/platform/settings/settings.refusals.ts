import type { Refusals } from '#platform/http/refusal.ts'

export const settingRefusals = {
  SETTING_TIME_TAKEN: {
    http: 409,
    retry: 'no',
    en_US:
      'Version {version} of these settings already begins at this time. Choose another time, or withdraw that version.',
    zh_CN: '第 {version} 版设置已定于该时间生效。请另选时间，或先撤回该版本。',
  },
  SETTING_TIME_PAST: {
    http: 422,
    retry: 'no',
    en_US: 'This time has passed. Choose a later time, or let the change apply immediately.',
    zh_CN: '该时间已过。请选择更晚的时间，或选择立即生效。',
  },
  SETTING_UNCHANGED: {
    http: 422,
    retry: 'no',
    en_US: 'These are already the values at that time. Change at least one of them.',
    zh_CN: '该时间点的设置与此相同，请至少修改一项。',
  },
  SETTING_FIXED: {
    http: 409,
    retry: 'no',
    en_US: 'The field {field} cannot be changed after it was first set.',
    zh_CN: '字段 {field} 设定后不可更改。',
  },
  SETTING_SUBJECT_WRONG: {
    http: 422,
    retry: 'no',
    en_US: 'This name cannot be used here. Expected: {expected}.',
    zh_CN: '此名称不可用。要求：{expected}。',
  },
  SETTING_CONFLICT: {
    http: 409,
    retry: 'no',
    en_US: 'This value does not fit. Accepted: {accepted}.',
    zh_CN: '该值不符合要求。可接受：{accepted}。',
  },
} as const satisfies Refusals
