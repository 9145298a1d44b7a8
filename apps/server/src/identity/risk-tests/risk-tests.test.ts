import { locales } from '@tessera/contract/platform/text/locale.ts'
import { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { openSub } from '#testing/sub-accounts.ts'
import { questionPool } from './pool.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(riskTests, who)
const passedOf = async (id: string) =>
  (
    await exchange.deps.db
      .selectFrom('customer')
      .select('risk_test_passed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).risk_test_passed_at
const rightOption = (text: string) => questionPool.find((each) => each.text.en_US === text)?.right ?? -1

/** Finishes the open test with this many wrong answers. */
async function take(who: Person, wrong: number) {
  let { open } = await mine(who).start({})
  const answers: boolean[] = []
  while (open !== null) {
    const right = rightOption(open.question.text)
    const option = answers.length < wrong ? (right + 1) % open.question.options.length : right
    const answer = await mine(who).answer({ id: open.id, question: open.answered, option })
    expect([answer.right, answer.rightOption]).toEqual([option === right, right])
    expect(answer.explanation.length).toBeGreaterThan(20)
    answers.push(answer.right)
    open = answer.standing.open
  }
  return answers
}

test('the pool has at least 30 different questions with options and explanations in both languages', () => {
  expect(questionPool.length).toBeGreaterThanOrEqual(30)
  expect(new Set(questionPool.map(({ id }) => id)).size).toBe(questionPool.length)
  for (const locale of locales) {
    expect(new Set(questionPool.map(({ text }) => text[locale])).size).toBe(questionPool.length)
    const faulty = questionPool.filter(
      ({ options, right, why }) =>
        new Set(options.map((option) => option[locale])).size !== options.length ||
        options.length < 3 ||
        options[right] === undefined ||
        why[locale].length < 10,
    )
    expect(faulty).toEqual([])
  }
  const places = Map.groupBy(questionPool, ({ right }) => right)
  for (const place of [0, 1, 2]) expect(places.get(place)?.length ?? 0).toBeGreaterThanOrEqual(5)
})

test('eight of ten right answers pass the test, also for existing sub-accounts', async () => {
  const who = await exchange.customer()
  const sub = await openSub(exchange, who)
  expect(await take(who, 2)).toHaveLength(10)
  expect((await mine(who).current({})).last).toMatchObject({ right: 8, total: 10, passed: true })
  expect(await passedOf(sub.id)).toEqual(await passedOf(who.id))
  expect(await passedOf(who.id)).not.toBeNull()
  expect(await codeOfRefusal(mine(who).start({}))).toBe('RISK_TEST_PASSED')
  expect(await codeOfRefusal(mine(sub).start({}))).toBe('SUB_ACCOUNT_NOT_ALLOWED')
})

test('seven right answers fail, and the next try is allowed after 24 hours', async () => {
  const who = await exchange.customer()
  await take(who, 3)
  const { nextTryAt, last, passedAt } = await mine(who).current({})
  expect([last?.passed, last?.right, passedAt]).toEqual([false, 7, null])
  expect(new Date(nextTryAt ?? 0).getTime() - new Date(last?.at ?? 0).getTime()).toBe(24 * HOUR_MS)
  expect(await codeOfRefusal(mine(who).start({}))).toBe('RISK_TEST_TOO_EARLY')
  await sql`update risk_test set ended_at = ended_at - interval '24 hours' where customer_id = ${who.id}`.execute(
    exchange.deps.db,
  )
  await take(who, 0)
  expect(await passedOf(who.id)).not.toBeNull()
})

test('AZ-01 an answer counts once, a start does not change the questions, and other persons cannot answer', async () => {
  const [who, other] = [await exchange.customer(), await exchange.customer()]
  const [{ open }, again] = await Promise.all([mine(who).start({}), mine(who).start({})])
  expect(again.open).toEqual(open)
  const answer = { id: open?.id ?? '', question: 0, option: 0 }
  expect(await codeOfRefusal(mine(other).answer(answer))).toBe('NOT_FOUND')
  expect(await codeOfRefusal(mine(who).answer({ ...answer, option: 9 }))).toBe('RISK_TEST_OPTION_UNKNOWN')
  const codes = await Promise.all([0, 1, 2].map((option) => codeOfRefusal(mine(who).answer({ ...answer, option }))))
  expect(codes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'RISK_TEST_QUESTION_ANSWERED',
    'RISK_TEST_QUESTION_ANSWERED',
    undefined,
  ])
  expect((await mine(who).start({})).open).toMatchObject({ id: open?.id, answered: 1 })
})

test('sends the right answer only after the question was answered', async () => {
  const who = await exchange.customer()
  const standing = await mine(who).start({})
  expect(Object.keys(standing.open?.question ?? {}).toSorted()).toEqual(['options', 'text'])
})
