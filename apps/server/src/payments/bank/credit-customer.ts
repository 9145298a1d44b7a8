import { sameAccount } from '@tessera/domain/payments/fiat-orders/account.ts'
import {
  customerFault,
  customerFaults,
  type CustomerFault,
} from '@tessera/domain/payments/fiat-orders/credit-customer.ts'
import { samePerson } from '@tessera/domain/payments/fiat-orders/payer.ts'
import { suspenseCredited } from '@tessera/domain/payments/fiat-orders/postings.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { requireApproved } from '#access/customers/customer-state.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { verifyByDeposit } from '#payments/bank-accounts/verified.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isComingInStopped } from '#platform/settings/running-stops.sql.ts'
import { nameCustomer, type QueuedLine } from './lines.sql.ts'
import { creditedCustomer } from './credited-customer.sql.ts'
import { openAccounts } from './our-accounts.sql.ts'
import { moneyOf } from './set-aside.ts'

/** The customer of a payment without an order, as both people see it. */
export const CustomerSeen = z.object({
  id: z.string(),
  number: z.string(),
  /** Null until the identity is approved. */
  name: z.string().nullable(),
  /** `same` if payer and customer have the same words in their names. */
  names: z.enum(['same', 'differ']),
  /** The reason against the credit; empty if there is none. */
  fault: z.enum(['', ...customerFaults]),
})
export type CustomerSeen = z.output<typeof CustomerSeen>

/** Returns the chosen customer as it is now, locked. A customer that does not exist has the fault `unknown`. */
export async function customerSeen(tx: Tx, id: string, line: QueuedLine): Promise<CustomerSeen> {
  const found = await creditedCustomer(tx, id)
  const fault = await faultOf(tx, found, line)
  return {
    id,
    number: found?.number ?? '',
    name: found?.name ?? null,
    names: samePerson(found?.name ?? '', line.payer_name) ? 'same' : 'differ',
    fault: fault ?? '',
  }
}

async function faultOf(
  tx: Tx,
  found: Awaited<ReturnType<typeof creditedCustomer>>,
  line: QueuedLine,
): Promise<CustomerFault | undefined> {
  if (found === undefined) return customerFault(undefined)
  const standing = await requireApproved(tx, found.id)
  const account = (await openAccounts(tx, line)).find(({ number }) => sameAccount(number, line.account_number))
  return customerFault({
    ownsMoney: found.type !== 'member',
    isApproved: standing.ok,
    takesIn: standing.ok && standing.value.deposits_open,
    isStopped: await isComingInStopped(tx, line.coin),
    isOurs: account !== undefined,
    isAboveMaximum: account !== undefined && line.amount > account.maximum,
  })
}

/**
 * Moves the payment from suspense to the customer, and notifies the customer. The caller must have checked the customer
 * in this transaction.
 */
export async function creditCustomer(tx: Tx, customerId: string, line: QueuedLine): Promise<void> {
  await nameCustomer(tx, line.id, customerId)
  const posted = await post(tx, {
    kind: 'fiat_credit',
    ref: { type: 'bank_line', id: line.id },
    transfers: suspenseCredited(customerId, moneyOf(line)),
  })
  assert(posted.ok, `suspense does not cover line ${line.id}`)
  await verifyByDeposit(tx, customerId, line.id)
  await notify(tx, customerId, {
    kind: 'bank_payment_credited',
    params: { amount: formatAmount(line.amount, line.scale), fiat: line.coin, payer: line.payer_name },
  })
}
