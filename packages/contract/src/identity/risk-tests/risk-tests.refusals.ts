import type { Refusals } from '#platform/http/refusal.ts'

export const riskTestRefusals = {
  RISK_TEST_PASSED: {
    http: 409,
    retry: 'no',
    en_US: 'You have already passed the risk-awareness test.',
    zh_CN: '您已通过风险认知测试。',
  },
  RISK_TEST_TOO_EARLY: {
    http: 422,
    retry: 'no',
    en_US: 'You can take the test again after {until}.',
    zh_CN: '您可在 {until} 之后再次参加测试。',
  },
  RISK_TEST_QUESTION_ANSWERED: {
    http: 409,
    retry: 'no',
    en_US: 'This question has already been answered. Reload the page to continue.',
    zh_CN: '该题已作答，请刷新页面后继续。',
  },
  RISK_TEST_OPTION_UNKNOWN: {
    http: 422,
    retry: 'no',
    en_US: 'Choose one of the answers.',
    zh_CN: '请选择一个答案。',
  },
} as const satisfies Refusals
