import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { isRestoring } from '#services/audit/restores.sql.ts'
import { exchangeWallets } from '#books/coins/exchange-wallets.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Chain } from '#payments/chain/chain.ts'
import type { NothingSent } from '#payments/chain/chain-outgoing.ts'
import { searchPayments } from './find-lost-payments.ts'
import { attemptSignaturesSince, oldestOpen, timeNow } from './lost-payments.sql.ts'

/** Period of the first search after a start. */
const FIRST_SPAN_MS = DAY_MS
/** Overlap of two searches, for hosts that lag behind. */
const OVERLAP_MS = 10 * MINUTE_MS

/**
 * Searches for payments of the hot wallet that no withdrawal explains: a second one for a settled withdrawal, or one
 * that this system never signed. An open finding stops all outgoing payments. `from` is the start of the first search.
 */
export function paymentWatcher(deps: Deps & { readonly chain: Chain }, from?: Date): () => Promise<void> {
  let since = from
  const nothingSent: NothingSent = new Map()
  return async () => {
    const [hotWallet] = await exchangeWallets(deps, deps.chain.chain, 'hot')
    if (hotWallet === undefined || (await isRestoring(deps))) return
    const now = (await timeNow(deps)).getTime()
    since ??= new Date(now - FIRST_SPAN_MS)
    const open = await oldestOpen(deps)
    const begin = open?.paid_at && open.paid_at < since ? new Date(open.paid_at.getTime() - MINUTE_MS) : since
    const known = await attemptSignaturesSince(deps, begin)
    const searched = await searchPayments(deps, { hotWallet, since: begin, restoreId: null, known, nothingSent })
    if (searched === undefined || from !== undefined) return
    since = new Date(Math.min(now, searched.leftSince?.getTime() ?? now) - OVERLAP_MS)
  }
}
