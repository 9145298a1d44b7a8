import { companies } from '@tessera/contract/companies.ts'
import { kyc } from '@tessera/contract/kyc.ts'
import { sumsub } from '@tessera/contract/sumsub.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { final, retry } from '../../../../world/src/sumsub/personas.ts'
import { byTwo } from '../../../../world/src/testing/by-two.ts'
import { drafted, submit } from '../../../../world/src/testing/company-file.ts'
import type { Customer } from '../../../../world/src/testing/house.ts'
import { ownDetails, photo } from '../../../../world/src/testing/kyc-file.ts'
import { newestFile, setSumsubRule, sumsubHouse, type SumsubHouse } from '../../../../world/src/testing/sumsub-house.ts'
import { reconcileSumsub } from './reconcile.ts'
import { vendorDeps } from './vendor-deps.ts'

let house: SumsubHouse
beforeAll(async () => {
  house = await sumsubHouse()
})
afterAll(() => house.close())

const standing = (who: Customer) => house.api(kyc, who).get({})
const config = (who: Customer) => house.api(sumsub, who).config({})
const caseOf = (who: Customer) => newestFile(house, who)
const setRule = (verifies: boolean, countries: readonly string[]) => setSumsubRule(house, { verifies, countries })
const roles = ['compliance', 'compliance'] as const

test('a file that our reviewers decided is unchanged by later verdicts of the vendor', async () => {
  const { customer, user } = await house.submitted('retry')
  const uploads = { front: await photo(house, customer), selfie: await photo(house, customer) }
  await house.api(kyc, customer).personal({ ...ownDetails(), uploads }, { idempotencyKey: randomUUID() })
  await house.local.decide(user, final)
  await house.settle()
  expect(await caseOf(customer)).toMatchObject({ status: 'submitted', version: 1 })
  expect((await config(customer)).standing?.status).toBe('final')
})

test('a GREEN for a passport of another verified account waits for two people', async () => {
  await setRule(true, ['SG'])
  const first = await house.submitted('green')
  const ann = await house.customer({ kyc: 'unknown' })
  const token = await house.token(ann)
  const { info } = house.local.applicantOf(first.user)
  house.local.applicantOf(await house.userOf(ann)).info = info
  await house.local.submit(token, 'green')
  await house.settle()
  expect((await standing(first.customer)).status).toBe('approved')
  expect(await caseOf(ann)).toMatchObject({ status: 'submitted' })
  await setRule(false, [])
})

test('a GREEN without an address asks the customer to send their details by hand', async () => {
  const ann = await house.customer({ kyc: 'unknown' })
  const token = await house.token(ann)
  const applicant = house.local.applicantOf(await house.userOf(ann))
  applicant.info = { ...applicant.info, addresses: [] }
  await house.local.submit(token, 'green')
  await house.settle()
  expect((await config(ann)).standing).toMatchObject({ status: 'green', incomplete: true })
  expect(await standing(ann)).toMatchObject({ status: 'unknown', step: 'details' })
})

test('reconciliation finds a verdict whose webhook was lost, and changes nothing a second time', async () => {
  const ann = await house.customer({ kyc: 'unknown' })
  const token = await house.token(ann)
  house.local.sendTo(async () => undefined)
  await house.local.submit(token, 'green')
  expect((await config(ann)).standing?.status).toBe('started')
  await reconcileSumsub(vendorDeps(house.deps))
  await reconcileSumsub(vendorDeps(house.deps))
  await house.settle()
  house.local.sendTo(house.post)
  expect(await caseOf(ann)).toMatchObject({ status: 'submitted', version: 1 })
})

test('a verdict on a company is evidence only: GREEN approves nothing, and RED suspends an approved company', async () => {
  await setRule(true, ['SG'])
  const { customer, user } = await house.submitted('green', 'company')
  const kycStatus = async () => (await standing(customer)).status
  expect(await kycStatus()).toBe('unknown')
  await submit(house, customer, await drafted(house, customer))
  const { rows } = await sql<{ id: string }>`
    select id from company_application where customer_id = ${customer.id}`.execute(house.deps.db)
  const subjectId = rows[0]?.id ?? ''
  const approve = () => byTwo(house, { kind: 'company_review', subjectId, verdict: 'approve', roles })
  expect(await approve()).toBe('done')
  expect(await kycStatus()).toBe('approved')
  await house.local.decide(user, { ...retry, rejectLabels: ['FORGERY'] })
  await house.settle()
  const company = await house.api(companies, customer).current({})
  expect(company.application?.status).toBe('suspended')
  expect(await kycStatus()).toBe('pending')
  expect(await approve()).toBe('done')
  expect(await kycStatus()).toBe('approved')
  await setRule(false, [])
})
