import type { Refusals } from '#platform/http/refusal.ts'

export const accountRefusals = {
  RATE_FIAT_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'There are no rates in this currency. Choose another currency.',
    zh_CN: '暂无该法币的汇率，请另选法币。',
  },
  HISTORY_RANGE_TOO_LONG: {
    http: 422,
    retry: 'no',
    en_US: 'Choose a period of at most {days} days.',
    zh_CN: '时间范围不得超过 {days} 天。',
  },
  HISTORY_TOO_MANY_ROWS: {
    http: 422,
    retry: 'no',
    en_US: 'This period has more than {max} entries. Choose a shorter one.',
    zh_CN: '该时间范围内的记录超过 {max} 条，请缩短时间范围。',
  },
} as const satisfies Refusals
