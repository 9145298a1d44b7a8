import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { readIncident } from './incident.sql.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
  await exchange.coin('USD', 'fiat', 2)
})
afterAll(() => exchange.close())

const clock = async (): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(exchange.deps.db)
  return rows[0]?.now ?? new Date(0)
}

test('OPS-02 lists acts, movements and affected customers between two moments, and nobody else', async () => {
  const before = await exchange.customer()
  await exchange.fund({ customer: before.id, kind: 'fiat' }, 'USD', 100n)
  const from = await clock()
  const paid = await exchange.customer()
  await exchange.fund({ customer: paid.id, kind: 'fiat' }, 'USD', 500n)
  const until = await clock()
  const later = await exchange.customer()
  await exchange.fund({ customer: later.id, kind: 'fiat' }, 'USD', 900n)
  const incident = await readIncident(exchange.database.ownerUrl, { from, until })
  expect(incident.touched).toMatchObject([{ id: paid.id, by: ['balance'] }])
  expect(incident.moved).toMatchObject([{ coin: 'USD', journals: 1, minor: '500' }])
  expect(JSON.stringify(incident)).not.toContain(paid.email)
})

test('KYC-08 lists whose identity an operator has viewed, with the operator, time and reason', async () => {
  const { caseId, customer } = await submittedCustomer(exchange)
  const operator = await exchange.operator('compliance')
  const from = await clock()
  await exchange.api(kycCases, operator).reveal({ id: caseId, reason: 'Register query.' })
  const incident = await readIncident(exchange.database.ownerUrl, { from, until: await clock() })
  expect(incident.acts).toMatchObject([
    { actorName: 'Test Operator', action: 'kyc.reveal_number', targetId: caseId, reason: 'Register query.' },
  ])
  expect(incident.touched).toMatchObject([{ id: customer.id, by: ['identity'] }])
})
