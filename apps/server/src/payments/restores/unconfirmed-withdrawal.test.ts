import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { paidOnce, withdrawing, type Withdrawing } from '#testing/withdrawing.ts'
import { insertRestore } from '#services/audit/restores.sql.ts'
import { lapseUnconfirmed } from '#payments/withdrawals/lapse-unconfirmed.ts'
import { restoreReconciler } from './reconcile-restore.ts'

let exchange: ChainExchange
let flow: Withdrawing
beforeAll(async () => {
  exchange = await chainExchange()
  flow = withdrawing(exchange)
})
afterAll(() => exchange.close())

test('RST-02 adopts a paid withdrawal that in the backup waits for its email confirmation, instead of letting it lapse', async () => {
  const w = await flow.approved()
  await flow.sign()
  await flow.advance()
  exchange.slots(200)
  // The backup was made before the customer confirmed by email.
  await exchange.asOwner(sql`delete from withdraw_attempt where withdrawal_id = ${w.id}`)
  await exchange.asOwner(sql`
    delete from transition where entity = 'withdrawal' and entity_id = ${w.id} and to_state in ('review', 'approved', 'signed', 'broadcast')`)
  await exchange.asOwner(sql`
    update withdrawal set status = 'email_confirm', confirmed_at = null, confirm_by = now() - interval '1 second' where id = ${w.id}`)
  await exchange.deps.inTx('job:after_restore')(async (tx) => ok(await insertRestore(tx, randomUUID())))
  await lapseUnconfirmed(exchange.deps)
  expect(await flow.stageOf(w.id)).toBe('email_confirm')
  await restoreReconciler({ ...exchange.deps, chain: exchange.signer.chain })()
  expect(await flow.stageOf(w.id)).toBe('broadcast')
  await flow.advance()
  expect(await flow.outcome(w)).toEqual(paidOnce)
})
