import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { submittedCustomer } from '#testing/kyc-file.ts'
import { untilBlocked } from '#testing/locks.ts'
import { decide } from './decide.ts'
import { approvalKinds } from '../../approval-kinds.ts'
import { propose } from './propose.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

test.each([
  ['suspended', sql`status = 'suspended'`],
  ['out of that role', sql`roles = '{support}'`],
])(
  'AUT-24 rejects to confirm, return or propose as an operator who is %s after the call was admitted',
  async (_, to) => {
    const [first, second] = [await submittedCustomer(exchange), await submittedCustomer(exchange)]
    const [maker, gone] = [await exchange.operator('compliance'), await exchange.operator('compliance')]
    const about = { kind: 'kyc_review', verdict: 'approve', reason: 'Seen.' } as const
    await acceptDocuments(exchange, maker.id, first.caseId)
    const open = await exchange.api(approvals, maker).propose({ ...about, subjectId: first.caseId })
    const id = randomUUID()
    const person = { operatorId: gone.id }
    const decision = {
      id,
      requestId: open.id,
      contentHash: open.contentHash,
      note: '',
      checker: person,
      ip: '127.0.0.1',
    }
    const proposal = { ...about, id, subjectId: second.caseId, maker: person, ip: '127.0.0.1' }
    const table = approvalKinds(exchange.deps)
    const inTx = exchange.deps.inTx(`operator:${gone.id}`)
    const { promise: answers, resolve: settle } = Promise.withResolvers<unknown>()
    await exchange.deps.inTx('test')(async (tx) => {
      await sql`update operator set ${to} where id = ${gone.id}`.execute(tx.db)
      settle(
        Promise.all([
          inTx((own) => decide(own, table, { ...decision, verdict: 'approve' })),
          inTx((own) => decide(own, table, { ...decision, verdict: 'refuse' })),
          inTx((own) => propose(own, table, proposal)),
        ]),
      )
      await untilBlocked(exchange)
      return ok(undefined)
    })
    expect(await answers).toMatchObject(Array.from({ length: 3 }, () => ({ ok: false, code: 'FORBIDDEN' })))
  },
)

test('accepts concurrent proposals of two operators about one another', async () => {
  const [one, two] = [await exchange.operator('superadmin'), await exchange.operator('superadmin')]
  const about = (subjectId: string) =>
    ({
      kind: 'operator_access',
      subjectId,
      verdict: 'approve',
      reason: 'Desk.',
      proposal: { roles: ['superadmin', 'support'] },
    }) as const
  const made = [
    exchange.api(approvals, one).propose(about(two.id)),
    exchange.api(approvals, two).propose(about(one.id)),
  ]
  expect(await Promise.all(made)).toMatchObject([{ status: 'requested' }, { status: 'requested' }])
})
