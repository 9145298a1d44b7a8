import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { endAbnormal, setAside } from './abnormal.ts'
import { type Batch, type NewId, postTo } from './batch.ts'
import type { AnswerOf, Cancel, Command } from './command.ts'
import type { Facts, WaitingTransfer } from './facts.sql.ts'
import { factsOf } from './order-view.ts'
import { turnBooks } from './enter.ts'
import { endOpenOrder } from './apply-book-event.ts'
import { place } from './place.ts'
import { available, exchangeKey, spotKey, type State } from './state.ts'
import { marketHalted, orderNotFound } from './refusals.ts'

/**
 * Decides one command in memory, after the due steps of its markets. Changes the state and records the rows to write.
 * Uses neither a clock nor I/O.
 */
export function decide(
  state: State,
  batch: Batch,
  facts: Facts,
  command: Command,
  newId: NewId,
): AnswerOf[Command['kind']] {
  const taken = command.kind === 'take_transfers' ? takeTransfers(state, batch, facts, newId) : 0
  turnBooks(state, batch, newId)
  switch (command.kind) {
    case 'place':
      return place(state, batch, facts, command, newId)
    case 'cancel':
      return cancel(state, batch, command)
    case 'set_aside':
      return setAside(state, batch, command)
    case 'end_abnormal':
      return endAbnormal(state, batch, facts.holds, command)
    case 'take_transfers':
      return ok(taken)
    default:
      return command satisfies never
  }
}

function cancel(state: State, batch: Batch, command: Cancel): AnswerOf['cancel'] {
  const order = state.orders.byId(command.order)
  if (order === undefined || order.customer !== command.customer) return orderNotFound
  if (order.market.book.phase === 'halted') return marketHalted
  endOpenOrder(state, batch, order, command.cause)
  return ok(factsOf(order))
}

/**
 * Credits transfers that wait in clearing for spot, and sends out those that spot accounts cover. Returns their number.
 * If the batch already contains a trade, for example because a market opened, they wait for the next batch.
 */
function takeTransfers(state: State, batch: Batch, facts: Facts, newId: NewId): number {
  if (batch.fills.length > 0) return 0
  const waiting = facts.transfers.splice(0)
  for (const transfer of waiting) takeTransfer(state, batch, transfer, newId)
  if (batch.journals.length > 0)
    for (const [account, moved] of batch.accounts) batch.transferred.set(account, { ...moved })
  return waiting.length
}

function takeTransfer(state: State, batch: Batch, transfer: WaitingTransfer, newId: NewId): void {
  const spot = state.accounts.get(spotKey(transfer.customer, transfer.coin))
  const clearing = state.accounts.get(exchangeKey('clearing', transfer.coin))
  assert(spot !== undefined && clearing !== undefined, `an account of transfer ${transfer.id} is missing`)
  const { comes_in: comesIn } = transfer
  const covered = comesIn || available(spot) >= transfer.amount
  const status = comesIn ? 'completed' : covered ? 'sent' : 'refused'
  if (covered) {
    const amount = comesIn ? transfer.amount : -transfer.amount
    batch.journals.push({
      id: newId(),
      kind: comesIn ? 'transfer_in' : 'transfer_out',
      refType: 'transfer',
      refId: transfer.id,
      postings: [postTo(batch, spot, amount), postTo(batch, clearing, -amount)],
    })
  }
  batch.transfers.push({ id: transfer.id, status })
  const from = comesIn ? 'sent' : 'requested'
  batch.steps.push({ entity: 'transfer', id: transfer.id, n: transfer.steps + 1, from, to: status, actor: 'trading' })
}
