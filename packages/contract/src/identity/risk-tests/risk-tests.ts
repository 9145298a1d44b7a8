import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, Time } from '#platform/http/shared.ts'

export const RiskTestState = z
  .object({
    /** True if the caller, a retail investor, needs the test before buying a product's token. */
    required: z.boolean(),
    passedAt: Time.nullable(),
    /** Null unless the caller must wait after a failed try. */
    nextTryAt: Time.nullable(),
    /** Number of questions in a test, and the share of right answers that passes it, in percent. */
    questions: z.number().int(),
    passPercent: z.number().int(),
    waitHours: z.number().int(),
    /** True for a sub-account, whose owner takes the test. */
    ofOwner: z.boolean(),
    /** The open test with its next question. */
    open: z
      .object({
        id: Id,
        total: z.number().int(),
        answered: z.number().int(),
        right: z.number().int(),
        question: z.object({ text: z.string(), options: z.array(z.string()) }),
      })
      .nullable(),
    /** The newest finished test. */
    last: z.object({ right: z.number().int(), total: z.number().int(), passed: z.boolean(), at: Time }).nullable(),
  })
  .meta({ id: 'RiskTestState' })

export const riskTests = endpoints({
  current: {
    method: 'POST',
    path: 'ex/api/v1/risk_test/current',
    summary: 'The risk-awareness test of the caller: whether it is needed, its result, and the open question',
    who: 'customer',
    subAccounts: true,
    reads: true,
    input: z.object({}),
    reply: RiskTestState,
    refusals: [],
  },
  start: {
    method: 'POST',
    path: 'ex/api/v1/risk_test/start',
    summary: 'Draws the questions of a test, or continues the open one',
    who: 'approved',
    rate: { points: 30, seconds: 3600 },
    input: z.object({}),
    reply: RiskTestState,
    refusals: ['ACCOUNT_FROZEN', 'KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'RISK_TEST_PASSED', 'RISK_TEST_TOO_EARLY'],
  },
  answer: {
    method: 'POST',
    path: 'ex/api/v1/risk_test/answer',
    summary: 'Answers the open question; the reply explains the right answer',
    who: 'customer',
    input: z.object({
      id: Id,
      /** The index of the question from 0, so that an answer that is sent twice counts once. */
      question: z.number().int().min(0).max(100),
      option: z.number().int().min(0).max(9),
    }),
    reply: z.object({
      right: z.boolean(),
      rightOption: z.number().int(),
      explanation: z.string(),
      standing: RiskTestState,
    }),
    refusals: ['NOT_FOUND', 'RISK_TEST_QUESTION_ANSWERED', 'RISK_TEST_OPTION_UNKNOWN'],
  },
})
