import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptDocuments } from '#testing/documents.ts'
import { type Person, testExchange, type TestExchange } from '#testing/exchange.ts'
import { applyFor, grantClass } from '#testing/investor-file.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await testExchange()
})
afterAll(() => exchange.close())

const mine = (who: Person) => exchange.api(investorClasses, who)
/** A renewal is possible only shortly before the end. */
const nearEnd = (id: string) =>
  sql`update investor_application set expires_at = now() + interval '20 days' where id = ${id}`.execute(
    exchange.deps.db,
  )

test.each(['its cancellation', 'a withdrawn consent'] as const)(
  '%s ends the open proposal about an application',
  async (by) => {
    const who = await exchange.customer()
    const held = await grantClass(exchange, who)
    await nearEnd(held)
    const subjectId = await applyFor(exchange, who)
    const maker = await exchange.operator('compliance')
    await acceptDocuments(exchange, maker.id, subjectId)
    const desk = exchange.api(approvals, maker)
    const request = await desk.propose({ kind: 'investor_class', subjectId, verdict: 'approve', reason: 'Payslips.' })
    await (by === 'its cancellation' ? mine(who).cancel({ id: subjectId }) : mine(who).withdraw({ id: held }))
    const { rows } = await sql`select status from approval_request where id = ${request.id}`.execute(exchange.deps.db)
    expect(rows).toEqual([{ status: 'cancelled' }])
    expect(JSON.stringify(await desk.queue({ pageSize: 100 }))).not.toContain(subjectId)
  },
)
