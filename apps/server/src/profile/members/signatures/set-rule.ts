import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { LIMIT_SCALE } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { isLooser, noRule, type SignatureRule, signersOf } from '@tessera/domain/profile/members/signatures/rule.ts'
import { z } from 'zod'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { isCompany } from '../members.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { type CustomerCall, personOf } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { beginAct, lapseOf } from './begin-act.ts'
import { signatureAmountInvalid, signatureNoSigner } from './refusals.ts'
import { peopleOf, ruleView } from './view.ts'
import { type ActRow, findRule, insertRule, lockAccount } from './signatures.sql.ts'
import { memberCompanyOnly } from '../refusals.ts'

type Row = typeof signatures.setRule
type RuleReply = ReplyOf<Row>

/**
 * Sets the rule. A stricter one takes effect immediately; a looser one waits for a second administrator like any other
 * act.
 */
export const setRule = (
  { random }: Pick<Deps, 'random'>,
  call: CustomerCall,
  { ordersAbove, moneyAbove, verifyToken: token }: InputOf<Row>,
): Promise<Outcome<RuleReply, Row['refusals'][number]>> =>
  call.inTx(async (tx): Promise<Outcome<RuleReply, Row['refusals'][number]>> => {
    const { customerId: accountId } = call.customer
    await lockAccount(tx, accountId)
    const customerState = await requireSecured(tx, accountId)
    if (!customerState.ok) return customerState
    if (!(await isCompany(tx, accountId))) return memberCompanyOnly
    const rule = readBounds({ ordersAbove, moneyAbove })
    if (rule === undefined) return signatureAmountInvalid
    const payload = { orders: ordersAbove ?? '', money: moneyAbove ?? '' }
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_signature_rule', customerId: accountId, payload })
    if (!proven.ok) return proven
    const self = personOf(call.customer)
    const before = (await findRule(tx, accountId)) ?? noRule
    if (!isLooser(before, rule)) {
      // A rule without enough signers would block the company's money. A new person can sign after the waiting period.
      const people = (await peopleOf(tx, accountId)).map((each) => ({ ...each, hasWaited: true }))
      const others = signersOf('rule', self, people)
      if (others.length === 0) return signatureNoSigner('rule')
      await put(tx, accountId, rule, { by: self, second: null }, call.ip)
      return ok({ rule: ruleView(await findRule(tx, accountId)), waiting: null })
    }
    const waiting = await beginAct(tx, call, {
      id: random.uuid(),
      accountId,
      kind: 'rule',
      body: { ordersAbove, moneyAbove },
      act: ruleWords(ordersAbove, moneyAbove),
      coin: null,
      amount: null,
      value: null,
      holdId: null,
      transferId: null,
      requestedBy: self,
      factor: proven.value.factor,
      lapsesAt: lapseOf(tx.now),
    })
    return waiting.ok ? ok({ rule: ruleView(await findRule(tx, accountId)), waiting: waiting.value }) : waiting
  })

const ruleWords = (orders: string | null, money: string | null): string =>
  `orders ${orders ?? '--'} USD, payments ${money ?? '--'} USD`

type Bounds = { readonly ordersAbove: string | null; readonly moneyAbove: string | null }
function readBounds({ ordersAbove, moneyAbove }: Bounds): SignatureRule | undefined {
  const [orders, money] = [boundOf(ordersAbove), boundOf(moneyAbove)]
  return orders === undefined || money === undefined ? undefined : { ordersAbove: orders, moneyAbove: money }
}
const boundOf = (text: string | null): Amount | null | undefined =>
  text === null ? null : parseAmount(text, LIMIT_SCALE)

const Bounds = z.object({ ordersAbove: z.string().nullable(), moneyAbove: z.string().nullable() })
/** Sets the looser rule after a second administrator signed it. The caller has locked the act. */
export async function carryOutRule(tx: Tx, act: ActRow, second: string): Promise<void> {
  await lockAccount(tx, act.account_id)
  const rule = readBounds(Bounds.parse(act.body))
  assert(rule, `act ${act.id} was valid at the request but cannot be read`)
  await put(tx, act.account_id, rule, { by: act.requested_by, second })
}

async function put(
  tx: Tx,
  accountId: string,
  rule: SignatureRule,
  who: { readonly by: string; readonly second: string | null },
  ip?: string,
): Promise<void> {
  await insertRule(tx, accountId, rule, who)
  const after = { orders: textOf(rule.ordersAbove), money: textOf(rule.moneyAbove), ...who }
  await recordAct(tx, {
    action: 'signatures.set_rule',
    target: { type: 'customer', id: accountId },
    after,
    ...(ip !== undefined && { ip }),
  })
  const people = await peopleOf(tx, accountId)
  const name = people.find(({ id }) => id === who.by)?.name ?? ''
  for (const { id } of people) await notify(tx, id, { kind: 'signature_rule_set', params: { name } })
}
const textOf = (amount: Amount | null): string | null => (amount === null ? null : String(amount))
