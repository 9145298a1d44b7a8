import { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { answerQuestion, startTest, testState } from './take-test.ts'

const readerOf = ({ customer, locale }: CustomerCall) => ({ customerId: customer.customerId, locale })

export const riskTestRoutes = (deps: Deps): Noun =>
  noun('risk_tests', riskTests, {
    current: (call) => call.inTx(async (tx) => ok(await testState(tx, readerOf(call)))),
    start: (call) =>
      call.inTx(async (tx) => {
        const started = await startTest(tx, call.customer.customerId, deps.random)
        return started.ok ? ok(await testState(tx, readerOf(call))) : started
      }),
    answer: (call, given) =>
      call.inTx(async (tx) => {
        const answered = await answerQuestion(tx, { ...readerOf(call), ip: call.ip }, given)
        return answered.ok ? ok({ ...answered.value, standing: await testState(tx, readerOf(call)) }) : answered
      }),
  })
