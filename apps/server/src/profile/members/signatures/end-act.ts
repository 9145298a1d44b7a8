import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { release } from '#books/ledger/holds.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { homeOf } from '@tessera/domain/profile/transfers/transfer.ts'
import { startTransfer } from '#profile/transfers/request-transfer.ts'
import { readCoin } from '#profile/transfers/transfers.sql.ts'
import { type ActRow, setEnded } from './signatures.sql.ts'

type ActEnding = 'done' | 'failed' | 'refused' | 'cancelled' | 'lapsed'
const outcomes: Readonly<Record<ActEnding, Readonly<Record<Locale, string>>>> = {
  done: { en_US: 'the second person has signed.', zh_CN: '第二人已签署。' },
  failed: {
    en_US: 'signed, but the order was rejected. The money is in your spot account.',
    zh_CN: '已签署，但委托未被接受，资金在您的现货账户中。',
  },
  refused: {
    en_US: 'the second person rejected the request. The money is back in your account.',
    zh_CN: '第二人已拒绝，资金已退回您的账户。',
  },
  cancelled: {
    en_US: 'the request was withdrawn. The money is back in your account.',
    zh_CN: '请求已撤回，资金已退回您的账户。',
  },
  lapsed: {
    en_US: 'nobody signed within 24 hours. The money is back in your account.',
    zh_CN: '24 小时内无人签署，资金已退回您的账户。',
  },
}
const actions = {
  done: 'signatures.sign',
  failed: 'signatures.fail',
  refused: 'signatures.refuse',
  cancelled: 'signatures.cancel',
  lapsed: 'signatures.lapse',
} as const

/**
 * Ends a locked pending act without carrying it out: releases the hold, and sends the money of an order back to spot.
 */
export async function endPendingAct(
  tx: Tx,
  act: ActRow,
  to: 'refused' | 'cancelled' | 'lapsed',
  by: string | null,
  newId: () => string,
): Promise<void> {
  assert(act.status === 'waiting', `act ${act.id} is not pending`)
  if (act.hold_id !== null) await release(tx, act.hold_id, to === 'lapsed' ? 'expired' : 'released')
  if (act.kind === 'order') await backToSpot(tx, act, newId())
  await setEnded(tx, act.id, { by, to })
  await notifyEnd(tx, act, to)
}

/** Sends the money of an order back to the spot account that it came from. The caller has released its hold. */
export async function backToSpot(tx: Tx, { account_id: customer, coin, amount }: ActRow, id: string): Promise<void> {
  assert(coin !== null && amount !== null, 'an order act holds no money')
  const found = await readCoin(tx, coin)
  assert(found, `the held coin ${coin} is not listed`)
  const sent = await startTransfer(tx, id, { customer, coin, amount, from: homeOf(found.kind), to: 'spot' })
  assert(sent.ok, `the money of the ${coin} hold was just released but cannot be sent`)
}

/** Writes the audit log, and notifies the requester. */
export async function notifyEnd(tx: Tx, act: ActRow, to: ActEnding): Promise<void> {
  await recordAct(tx, {
    action: actions[to],
    target: { type: 'signature_act', id: act.id },
    after: { kind: act.kind, account: act.account_id },
  })
  if (act.coin === null || act.amount === null) return
  await notify(tx, act.requested_by, {
    kind: 'signature_ended',
    params: { amount: formatAmount(act.amount, act.scale ?? 0), coin: act.coin, outcome: outcomes[to] },
  })
}
