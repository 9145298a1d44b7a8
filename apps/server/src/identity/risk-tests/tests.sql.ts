import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type TestRow = {
  id: string
  customer_id: string
  questions: string[]
  answers: number[]
  right_answers: number
  pass_percent: number
  status: 'open' | 'passed' | 'failed'
  started_at: Date
  ended_at: Date | null
}
export type TestTaker = {
  readonly type: 'individual' | 'corporate' | 'sub'
  readonly investor_class: 'ri' | 'ai' | 'ei'
  readonly risk_test_passed_at: Date | null
}
const taker = (customerId: string) => sql<TestTaker>`
  select type, investor_class, risk_test_passed_at from customer where id = ${customerId}`

export const readTaker = (source: Source, customerId: string): Promise<TestTaker> => one(source, taker(customerId))
/**
 * Returns the customer, locked until the transaction ends, so that concurrent starts or answers run one after the
 * other.
 */
export const lockTaker = (tx: Tx, customerId: string): Promise<TestTaker> =>
  one(tx, sql<TestTaker>`${taker(customerId)} for no key update`)

export const openTest = (source: Source, customerId: string): Promise<TestRow | undefined> =>
  maybeOne(source, sql<TestRow>`select * from risk_test where customer_id = ${customerId} and status = 'open'`)
export const lastEndedTest = (source: Source, customerId: string): Promise<TestRow | undefined> =>
  maybeOne(
    source,
    sql<TestRow>`
      select * from risk_test where customer_id = ${customerId} and status <> 'open' order by started_at desc limit 1`,
  )

export const insertTest = (
  tx: Tx,
  test: {
    readonly id: string
    readonly customerId: string
    readonly questions: readonly string[]
    readonly pass: number
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into risk_test (id, customer_id, questions, pass_percent, status, started_at)
        values (${test.id}, ${test.customerId}, ${[...test.questions]}::text[], ${test.pass}, 'open', ${tx.now})`,
  )

/** Saves the next answer. A `status` other than open ends the test. */
export const addAnswer = (
  tx: Tx,
  id: string,
  answer: { readonly option: number; readonly isRight: boolean; readonly status: TestRow['status'] },
): Promise<bigint> =>
  changed(
    tx,
    sql`update risk_test
           set answers = answers || ${answer.option}::int, right_answers = right_answers + ${answer.isRight ? 1 : 0}, status = ${answer.status},
               ended_at = case when ${answer.status} <> 'open' then ${tx.now}::timestamptz end
         where id = ${id} and status = 'open'`,
  )

/** Records the pass on the customer and on all sub-accounts, parents first, in the usual order of locks. */
export async function setPassed(tx: Tx, customerId: string): Promise<void> {
  await changed(tx, sql`update customer set risk_test_passed_at = ${tx.now} where id = ${customerId}`)
  await changed(tx, sql`update customer set risk_test_passed_at = ${tx.now} where parent_id = ${customerId}`)
}
