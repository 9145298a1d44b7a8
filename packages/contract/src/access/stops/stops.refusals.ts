import type { Refusals } from '#platform/http/refusal.ts'

export const stopRefusals = {
  STOP_END_OUT_OF_RANGE: {
    http: 422,
    retry: 'no',
    en_US: 'Choose an end between one minute and {days} days from now.',
    zh_CN: '结束时间须在一分钟后至 {days} 天内。',
  },
  FREEZE_END_NOT_LATER: {
    http: 422,
    retry: 'no',
    en_US: 'Choose an end after {until}. Without a second approval, you can only extend a freeze.',
    zh_CN: '结束时间须晚于 {until}。未经复核只能延长冻结。',
  },
  STOP_SUBJECT_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Enter the account, coin, product or network to stop. Leave this empty for other kinds of stop.',
    zh_CN: '请填写要停用的账户、币种、产品或网络；其他停用类型请留空。',
  },
  STOP_NOTICE_NEEDED: {
    http: 422,
    retry: 'no',
    en_US: 'Choose the message to the customer when you stop an account. Leave it empty for other stops.',
    zh_CN: '停用账户时请选择告知客户的内容；其他停用类型请留空。',
  },
  STOP_ACCOUNT_CLOSED: {
    http: 409,
    retry: 'no',
    en_US: 'This account is closed, so it needs no stop.',
    zh_CN: '该账户已注销，无需停用。',
  },
  STOP_NOT_YET: {
    http: 503,
    retry: 'later',
    en_US: 'The stop is not set yet, because other operations lock the data it needs. Try again until it is set.',
    zh_CN: '尚未停用：其他操作仍锁定所需数据。请重试，直至停用生效。',
  },
} as const satisfies Refusals
