import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { TestExchange } from './exchange.ts'

/** Links a product to the customer that applied for its offer, with accepted terms. `fee` is a part of one. */
export async function financedBy(
  { deps }: Pick<TestExchange, 'deps'>,
  { customer, product, fee }: { readonly customer: string; readonly product: string; readonly fee: string },
): Promise<void> {
  const application = randomUUID()
  await sql`
    insert into financing_application (id, customer_id, status, version, precheck, offer, uses, people, opened_at, saved_at, submitted_at, decided_at, product_id)
    values (${application}, ${customer}, 'accepted', 1, '{}', '{}', '[]', '[]', now(), now(), now(), now(), ${product})`.execute(
    deps.db,
  )
  await sql`
    insert into financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at)
    values (${randomUUID()}, ${application}, 1, ${JSON.stringify({ fee })}::jsonb, 'x', now(), 'accepted', now())`.execute(
    deps.db,
  )
}
