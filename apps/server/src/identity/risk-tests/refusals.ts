import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const riskTestPassed = refuse('RISK_TEST_PASSED')
export const riskTestTooEarly = (until: Date) =>
  refuse('RISK_TEST_TOO_EARLY', { params: { until: until.toISOString() } })
export const riskTestQuestionAnswered = refuse('RISK_TEST_QUESTION_ANSWERED')
export const riskTestOptionUnknown = refuse('RISK_TEST_OPTION_UNKNOWN', { field: 'option' })
