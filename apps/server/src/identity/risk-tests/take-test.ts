import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { RiskTestState, riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { drawQuestions, nextTryAt, passes } from '@tessera/domain/identity/risk-tests/risk-test.ts'
import type { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { readInvestorRules } from '#identity/investor-classes/rules.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Random } from '#platform/random/random.ts'
import { questionPool } from './pool.ts'
import type { Question } from './question.ts'
import {
  addAnswer,
  insertTest,
  lastEndedTest,
  lockTaker,
  openTest,
  readTaker,
  setPassed,
  type TestRow,
} from './tests.sql.ts'
import { riskTestOptionUnknown, riskTestPassed, riskTestQuestionAnswered, riskTestTooEarly } from './refusals.ts'

type View = z.input<typeof RiskTestState>
type Reader = { readonly customerId: string; readonly locale: Locale }
const byId = new Map(questionPool.map((question) => [question.id, question]))

function questionAt(test: TestRow, at: number): Question {
  const question = byId.get(test.questions[at] ?? '')
  assert(question, 'the pool lacks a question that was drawn')
  return question
}

/** Returns the test of a customer with its open question. */
export async function testState(source: Source & Pick<Tx, 'now'>, { customerId, locale }: Reader): Promise<View> {
  const { type, investor_class: held, risk_test_passed_at: passedAt } = await readTaker(source, customerId)
  const { rules } = await readInvestorRules(source)
  const open = await openTest(source, customerId)
  const last = await lastEndedTest(source, customerId)
  const again = last?.status === 'failed' && last.ended_at !== null ? nextTryAt(last.ended_at, rules) : undefined
  return {
    required: rules.retailMode && held === 'ri' && passedAt === null,
    passedAt: passedAt?.toISOString() ?? null,
    nextTryAt: again !== undefined && again > source.now ? again.toISOString() : null,
    questions: rules.testQuestions,
    passPercent: rules.testPass,
    waitHours: rules.testWaitHours,
    ofOwner: type === 'sub',
    open: open === undefined ? null : openTestView(open, locale),
    last:
      last === undefined || last.ended_at === null
        ? null
        : {
            right: last.right_answers,
            total: last.questions.length,
            passed: last.status === 'passed',
            at: last.ended_at.toISOString(),
          },
  }
}

function openTestView(test: TestRow, locale: Locale): NonNullable<View['open']> {
  const { text, options } = questionAt(test, test.answers.length)
  return {
    id: test.id,
    total: test.questions.length,
    answered: test.answers.length,
    right: test.right_answers,
    question: { text: text[locale], options: options.map((option) => option[locale]) },
  }
}

type StartRefusal = (typeof riskTests.start.refusals)[number]

/** Draws a test. An open test is continued, so a new start never changes the questions. */
export async function startTest(
  tx: Tx,
  customerId: string,
  random: Pick<Random, 'uuid' | 'below'>,
): Promise<Outcome<unknown, StartRefusal>> {
  const { risk_test_passed_at: passedAt } = await lockTaker(tx, customerId)
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  if (passedAt !== null) return riskTestPassed
  if ((await openTest(tx, customerId)) !== undefined) return ok({})
  const { rules } = await readInvestorRules(tx)
  const last = await lastEndedTest(tx, customerId)
  const again = last?.ended_at && nextTryAt(last.ended_at, rules)
  if (again && again > tx.now) return riskTestTooEarly(again)
  const questions = drawQuestions(
    questionPool.map((question) => question.id),
    rules.testQuestions,
    random.below,
  )
  await insertTest(tx, { id: random.uuid(), customerId, questions, pass: rules.testPass })
  return ok({})
}

type AnswerResult = { readonly right: boolean; readonly rightOption: number; readonly explanation: string }
type AnswerRefusal = (typeof riskTests.answer.refusals)[number]

/** Saves an answer, explains it, and ends the test with the last one. */
export async function answerQuestion(
  tx: Tx,
  { customerId, locale, ip }: Reader & { readonly ip: string },
  given: Pick<InputOf<typeof riskTests.answer>, 'id' | 'question' | 'option'>,
): Promise<Outcome<AnswerResult, AnswerRefusal>> {
  await lockTaker(tx, customerId)
  const test = await openTest(tx, customerId)
  if (test === undefined || test.id !== given.id) return refuse('NOT_FOUND')
  if (given.question !== test.answers.length) return riskTestQuestionAnswered
  const { options, right: rightOption, why } = questionAt(test, given.question)
  if (given.option >= options.length) return riskTestOptionUnknown
  const isRight = given.option === rightOption
  const right = test.right_answers + (isRight ? 1 : 0)
  const total = test.questions.length
  const isLast = given.question + 1 === total
  const status = isLast ? (passes(right, total, test.pass_percent) ? 'passed' : 'failed') : 'open'
  await addAnswer(tx, test.id, { option: given.option, isRight, status })
  if (status === 'passed') await setPassed(tx, customerId)
  if (isLast)
    await recordAct(tx, {
      action: status === 'passed' ? 'risk_tests.pass' : 'risk_tests.fail',
      target: { type: 'customer', id: customerId },
      after: { test: test.id, right, total },
      ip,
    })
  return ok({ right: isRight, rightOption, explanation: why[locale] })
}
