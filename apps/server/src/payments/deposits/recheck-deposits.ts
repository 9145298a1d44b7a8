import { GONE_FROM_CHAIN } from '@tessera/domain/payments/deposits/crediting.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { extendPause } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { setReason } from './deposits.sql.ts'
import { depositsToRecheck, lockCredited, lockGone } from './reversal.sql.ts'

type RecheckDeps = Pick<Deps, 'db' | 'inTx' | 'log'> & { readonly chain: Chain }

/**
 * Queries all providers again for recently credited deposits. A deposit that all of them have lost, or now report as
 * failed, is marked for two people, and its owner's withdrawals pause. Each check extends the pause until the decision,
 * whatever the chain reports in the meantime. Source: threat DEP-14.
 */
export async function recheckDeposits({ db, inTx, log, chain }: RecheckDeps): Promise<void> {
  for (const { id, signature, isMissing: doubted } of await depositsToRecheck({ db }, chain.chain)) {
    const state = await chain.stateOf(signature)
    const gone = state === 'absent' || state === 'failed'
    if (gone) log.error({ deposit: id, signature, state }, 'a credited deposit is missing from the chain')
    if (!gone && !doubted) continue
    await inTx('job:recheck-deposits')(async (tx) => {
      const deposit = await (gone ? lockCredited : lockGone)(tx, id)
      if (deposit === undefined) return ok(undefined)
      await setReason(tx, id, GONE_FROM_CHAIN)
      await lockForFreeze(tx, deposit.customer.id)
      await extendPause(tx, deposit.customer.id, 'deposit_doubted')
      return ok(undefined)
    })
  }
}
