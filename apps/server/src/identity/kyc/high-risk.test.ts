import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submittedCompany } from '#testing/company-file.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { details, ownDetails, submittedCustomer } from '#testing/kyc-file.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const setHighRisk = (countries: readonly string[]) =>
  sql`update site_setting set high_risk_countries = ${countries}::text[]`.execute(exchange.deps.db)

test('a reviewer sees a person’s high-risk nationality and residence, and can filter by them', async () => {
  const resident = await submittedCustomer(exchange, { ...ownDetails(), nationality: 'MY' })
  const citizen = await submittedCustomer(exchange, {
    ...ownDetails(),
    nationality: 'SG',
    address: { ...details.address, country: 'TH' },
  })
  const desk = exchange.api(kycCases, await exchange.operator('compliance'))
  await setHighRisk([])
  expect(await desk.get({ id: resident.caseId })).toMatchObject({ highRisk: [] })
  await setHighRisk(['MY', 'TH', 'VN'])
  expect(await desk.get({ id: resident.caseId })).toMatchObject({ highRisk: ['MY'] })
  expect(await desk.get({ id: citizen.caseId })).toMatchObject({ highRisk: ['TH'] })
  await setHighRisk(['TH'])
  const { rows, total } = await desk.list({ highRisk: true })
  expect([rows.map(({ id }) => id), total]).toEqual([[citizen.caseId], 1])
  expect((await desk.list({ highRisk: false })).rows.map(({ id }) => id)).toEqual([resident.caseId])
})

test('a reviewer sees the high-risk countries of a company’s addresses and persons, and can filter by them', async () => {
  await setHighRisk([])
  const { id } = await submittedCompany(exchange)
  const desk = exchange.api(companiesReview, await exchange.operator('compliance'))
  const { versions } = await desk.get({ id })
  const nationality = versions[0]?.persons[0]?.nationality ?? ''
  expect((await desk.list({ highRisk: true })).rows).toEqual([])
  await setHighRisk([nationality])
  expect(await desk.get({ id })).toMatchObject({ highRisk: [nationality] })
  expect((await desk.list({ highRisk: true })).rows.map((row) => row.id)).toEqual([id])
  expect((await desk.list({ highRisk: false })).rows).toEqual([])
})
