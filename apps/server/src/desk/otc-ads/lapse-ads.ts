import { lapseOf } from '@tessera/domain/desk/otc-ads/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { listLapsing, stateOf } from './list-ads.sql.ts'
import { lockAd, mustStepAd, setLapsed } from './otc-ads.sql.ts'

const BATCH_SIZE = 200

/** Marks ads that can no longer be taken as overdue, each in a separate transaction, and notifies their owners. */
export async function lapseAds(deps: Pick<Deps, 'inTx'>): Promise<void> {
  const inTx = deps.inTx('job:otc_ads')
  const found = await inTx(async (tx) => ok(await listLapsing(tx, BATCH_SIZE)))
  for (const { id } of found.value)
    await inTx(async (tx) => {
      await lockAd(tx, id)
      const ad = await stateOf(tx, id)
      if (ad === undefined || (ad.status !== 'published' && ad.status !== 'trading')) return ok(undefined)
      const why = lapseOf({
        methodsUsable: ad.methods_usable,
        ownerMay: ad.owner_may,
        lookedAt: ad.looked_at,
        now: tx.now,
      })
      if (why === undefined) return ok(undefined)
      await setLapsed(tx, id, why)
      await mustStepAd(tx, id, 'lapse')
      await notify(tx, ad.customer_id, { kind: 'otc_ad_lapsed', params: { coin: ad.coin, fiat: ad.fiat } })
      return ok(undefined)
    })
}
