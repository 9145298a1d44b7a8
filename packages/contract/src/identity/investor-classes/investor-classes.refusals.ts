import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

export const investorClassRefusals = {
  INVESTOR_APPLICATION_OPEN: {
    ...conflict,
    en_US: 'You have an open application. Cancel it first, or wait for our decision.',
    zh_CN: '您有一份申请正在审核，请先取消该申请或等待审核结果。',
  },
  INVESTOR_GROUND_UNFIT: {
    ...no,
    en_US: 'This ground does not qualify your account for this class.',
    zh_CN: '该依据不适用于您的账户或所申请的类别。',
  },
  INVESTOR_WORTH_TOO_LOW: {
    ...no,
    en_US: 'The counted amounts are S${counted}, below the threshold of S${threshold}.',
    zh_CN: '所填金额计入 {counted} 新元，未达到 {threshold} 新元的门槛。',
  },
  INVESTOR_STATEMENT_NEEDED: {
    ...no,
    en_US: 'Describe your qualification or role.',
    zh_CN: '请说明您的资格或职务。',
  },
  INVESTOR_UPLOAD_UNKNOWN: {
    ...no,
    en_US: 'A file is missing. Please upload it again.',
    zh_CN: '缺少文件，请重新上传。',
  },
  INVESTOR_UPLOAD_TWICE: {
    ...no,
    en_US: 'The same file was added twice.',
    zh_CN: '同一文件添加了两次。',
  },
  INVESTOR_NOTICE_CHANGED: {
    ...conflict,
    en_US: 'The notice has changed. Please read it again.',
    zh_CN: '告知书已更新，请重新阅读。',
  },
  INVESTOR_WRONG_STATUS: {
    ...conflict,
    en_US: 'This application has already been decided or has ended.',
    zh_CN: '该申请已有结果或已结束。',
  },
} as const satisfies Refusals
