import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import type { Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isInForce, signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { readRule } from '../signature-rule.sql.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { beginAct, lapseOf, type SignerRefusal } from './begin-act.ts'
import { peopleOf, type ActView } from './view.ts'

type Kind = 'invitation' | 'roles'
type Change = { readonly kind: Kind; readonly self: string; readonly changed?: string }

/**
 * Returns true if a change of the company's people waits for a second administrator: a two-signature rule is in force,
 * and another administrator can sign. Otherwise one administrator could add a login of their own and sign with it. The
 * caller has locked the account.
 */
export async function needsSecondForPeople(
  tx: Tx,
  accountId: string,
  { kind, self, changed }: Change,
): Promise<boolean> {
  if (!isInForce(await readRule(tx, accountId))) return false
  return signersOf(kind, self, await peopleOf(tx, accountId), changed).length > 0
}

type PeopleChange = {
  readonly kind: Kind
  readonly body: object & { roles: MemberRole[] }
  readonly act: string
  readonly factor: string
}

/** Stores a pending change of the company's people; it holds no money. */
export const requestPeopleChange = (
  tx: Tx,
  call: Pick<CustomerCall, 'ip' | 'customer'>,
  id: string,
  change: PeopleChange,
): Promise<Outcome<ActView, SignerRefusal>> =>
  beginAct(tx, call, {
    ...change,
    id,
    accountId: call.customer.customerId,
    coin: null,
    amount: null,
    value: null,
    holdId: null,
    transferId: null,
    requestedBy: personOf(call.customer),
    lapsesAt: lapseOf(tx.now),
  })
