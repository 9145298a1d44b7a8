import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfRefusal } from '#testing/access.ts'
import type { Customer } from '#testing/exchange.ts'
import { ownDetails, photo } from '#testing/kyc-file.ts'
import { newestFile, sumsubExchange, type SumsubExchange } from '#testing/sumsub-exchange.ts'
import { green } from '#world/sumsub/personas.ts'

let exchange: SumsubExchange
beforeAll(async () => {
  exchange = await sumsubExchange()
})
afterAll(() => exchange.close())

const stateOf = (who: Customer) => exchange.api(kyc, who).get({})
const withdraw = async (who: Customer) =>
  exchange.api(kyc, who).withdraw({ number: (await stateOf(who)).case?.number ?? '' })
const verdictOf = async (who: Customer) => (await exchange.api(sumsub, who).config({})).standing

test('a file cannot be withdrawn while the vendor checks its sender, and its evidence becomes the next version', async () => {
  const customer = await exchange.customer({ kyc: 'unknown' })
  const uploads = { front: await photo(exchange, customer), selfie: await photo(exchange, customer) }
  await exchange.api(kyc, customer).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  const caseId = (await newestFile(exchange, customer))?.id ?? ''
  const desk = exchange.api(kycCases, await exchange.operator('compliance'))
  await desk.askAgain({ id: caseId, version: 1, items: [{ item: 'front', reason: 'bad_image_quality' }] })
  expect((await stateOf(customer)).case?.mayWithdraw).toBe(true)
  await exchange.local.submit(await exchange.token(customer), 'slow')
  await exchange.settle()
  const user = await exchange.userOf(customer)
  const setStatus = (status: string) =>
    sql`update sumsub_applicant set status = ${status} where id = ${user}`.execute(exchange.deps.db)
  // After the green verdict, a job takes its evidence a moment later.
  for (const status of ['pending', 'green']) {
    await setStatus(status)
    expect(await stateOf(customer)).toMatchObject({ status: 'pending', case: { mayWithdraw: false } })
    expect(await codeOfRefusal(withdraw(customer))).toBe('KYC_CHECK_RUNNING')
  }
  await setStatus('pending')
  await exchange.local.decide(user, green)
  await exchange.settle()
  expect(await newestFile(exchange, customer)).toMatchObject({ id: caseId, status: 'submitted', version: 2 })
  expect((await stateOf(customer)).case?.mayWithdraw).toBe(true)
  expect(await withdraw(customer)).toMatchObject({ status: 'unknown', step: 'details' })
})

test('after the withdrawal of a file from a passed check, the verdict lacks no details', async () => {
  const { customer, user } = await exchange.submitted('green')
  expect(await verdictOf(customer)).toMatchObject({ status: 'green', incomplete: false })
  await withdraw(customer)
  expect(await verdictOf(customer)).toMatchObject({ status: 'green', incomplete: false })
  // Later evidence became no file, because details are missing.
  await sql`update sumsub_applicant set taken_at = now() + interval '1 minute' where id = ${user}`.execute(
    exchange.deps.db,
  )
  expect(await verdictOf(customer)).toMatchObject({ status: 'green', incomplete: true })
})
