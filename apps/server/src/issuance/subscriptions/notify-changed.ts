import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { readChange, markNotified, changesToNotify } from './changes-to-notify.sql.ts'

/** Notifies customers whose accepted content changed, each once and in a separate transaction. */
export async function notifyChanged(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:tell_changed')
  const due = await inTx(async (tx) => ok(await changesToNotify(tx)))
  for (const { id } of due.value)
    await inTx(async (tx) => {
      if (await markNotified(tx, id)) {
        const { customer_id: customer, name_en, name_zh, until } = await readChange(tx, id)
        const product = { en_US: name_en, zh_CN: name_zh }
        await notify(tx, customer, { kind: 'subscription_terms_changed', params: { product, until } })
      }
      return ok(undefined)
    })
}
