import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

export const investorClassRefusals = {
  INVESTOR_APPLICATION_OPEN: {
    ...conflict,
    en_US: 'You already have an open application. Cancel it, or wait for our decision.',
    zh_CN: '您有一份申请正在审核，请先取消该申请或等待审核结果。',
  },
  INVESTOR_GROUND_UNFIT: {
    ...no,
    en_US: 'These grounds do not apply to your account or to this class. Choose other grounds.',
    zh_CN: '该条件不适用于您的账户或所申请的类别，请选择其他条件。',
  },
  INVESTOR_WORTH_TOO_LOW: {
    ...no,
    en_US:
      'Your amounts count as S${counted}, below the threshold of S${threshold} for this class. Check them, or choose other grounds.',
    zh_CN: '您填写的金额计为 {counted} 新元，未达到该类别 {threshold} 新元的门槛。请核对金额，或选择其他条件。',
  },
  INVESTOR_STATEMENT_NEEDED: {
    ...no,
    en_US: 'Describe your qualification or role.',
    zh_CN: '请说明您的资格或职务。',
  },
  INVESTOR_UPLOAD_UNKNOWN: {
    ...no,
    en_US: 'We could not find one of the files. Upload it again.',
    zh_CN: '有文件未找到，请重新上传。',
  },
  INVESTOR_UPLOAD_TWICE: {
    ...no,
    en_US: 'Each file can be used only once. Upload another file.',
    zh_CN: '每个文件只能使用一次，请上传其他文件。',
  },
  INVESTOR_NOTICE_CHANGED: {
    ...conflict,
    en_US: 'The notice has changed. Reload the page and read it again.',
    zh_CN: '告知书已更新，请刷新页面并重新阅读。',
  },
  INVESTOR_WRONG_STATUS: {
    ...conflict,
    en_US: 'This application has already been decided or has ended. Reload the page.',
    zh_CN: '该申请已有结果或已结束，请刷新页面。',
  },
} as const satisfies Refusals
