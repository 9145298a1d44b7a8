import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { invitationApplicationMachine, whyUnusable } from '@tessera/domain/partners/invitations/application.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { rewardExclusions } from '#partners/agents/reward-exclusions.ts'
import { ratioText } from '#partners/agents/view.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { readExchange } from '#identity/eligibility/holdings.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { recordFirstStatus } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { applicationNumber } from './application.kind.ts'
import { type ApplicationRow, insertApplication, listApplications, listCodes } from './applications.sql.ts'
import { codeFacts, type CodeRow } from '#access/registration/invitation-codes.sql.ts'
import { endOwnCode } from './end-codes.ts'
import { type EarnedRow, earnedFrom, type InvitedRow, listInvited } from './invitations.sql.ts'
import { invitationApplicationPending } from './refusals.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'

export const invitationRoutes = (deps: Deps): Noun =>
  noun('invitations', invitations, {
    list: async ({ customer: { customerId } }, input) => {
      const { rows, ...list } = await listInvited(deps, customerId, input)
      const clients = rows.map(({ id }) => id)
      const earned = Map.groupBy(await earnedFrom(deps, customerId, clients), ({ client_id }) => client_id)
      const rewards = await settingNow(deps, 'rewards')
      const { classes } = rewardExclusions(rewards, await readExchange(deps))
      const rate = rewards.invitationPpm
      const noReward = (row: InvitedRow) =>
        rate === 0 ? 'off' : row.class !== null && classes.includes(row.class) ? 'class' : null
      return ok({
        ...pageAnswer(input, list),
        rows: rows.map((row) => ({ ...invitedView(row, earned.get(row.id) ?? []), noReward: noReward(row) })),
        rewardRate: ratioText(rate),
      })
    },
    apply: (call, input) =>
      call.inTx(async (tx) => {
        const applied = await apply(tx, deps, call, input)
        return applied.ok ? ok(applicationView(applied.value, call.locale)) : applied
      }),
    applications: async ({ customer, locale }, input) => {
      const { rows, ...list } = await listApplications(deps, customer.customerId, input)
      return ok({ ...pageAnswer(input, list), rows: rows.map((row) => applicationView(row, locale)) })
    },
    codes: ({ customer, inTx }, input) =>
      inTx(async (tx) => {
        const { rows, ...list } = await listCodes(tx, customer.customerId, input)
        return ok({ ...pageAnswer(input, list), rows: rows.map((row) => codeView(row, tx.now)) })
      }),
    endCode: (call, { id }) =>
      call.inTx(async (tx) => {
        const ended = await endOwnCode(tx, call, id)
        return ended.ok ? ok(codeView(ended.value, tx.now)) : ended
      }),
  })

/** Stores an application, which two people decide. A customer can have only one pending. */
async function apply(
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  { customer: { customerId }, ip }: CustomerCall,
  { quantity, description }: InputOf<typeof invitations.apply>,
): Promise<Outcome<ApplicationRow, (typeof invitations.apply.refusals)[number]>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const row = await insertApplication(tx, {
    id: random.uuid(),
    customer_id: customerId,
    code_count: quantity,
    description,
  })
  if (row === undefined) return invitationApplicationPending
  await recordFirstStatus(tx, 'invitation_application', row.id, invitationApplicationMachine)
  const target = { type: 'invitation_application', id: row.id } as const
  await recordAct(tx, { action: 'invitations.apply', target, after: { quantity }, ip })
  return ok(row)
}

const invitedView = (
  { id, email, phone, status, class: investorClass, created_at }: InvitedRow,
  earned: EarnedRow[],
) => ({
  id,
  account: email === null ? phone && maskPhone(phone) : maskEmail(email),
  registeredAt: created_at.toISOString(),
  status,
  class: investorClass,
  earned: earned.map(({ coin, scale, fee, reward }) => ({
    coin,
    feePaid: formatAmount(fee, scale),
    reward: formatAmount(reward, scale),
  })),
})

function applicationView(row: ApplicationRow, locale: Locale) {
  return {
    id: row.id,
    number: applicationNumber(row),
    quantity: row.code_count,
    description: row.description,
    status: row.status,
    reason: row.reason_text?.[locale] ?? null,
    customerMessage: row.customer_message,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

export const codeView = (row: CodeRow, now: Date) => ({
  id: row.id,
  code: row.code,
  maxUses: row.max_uses,
  usesLeft: row.max_uses - row.uses,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  state: whyUnusable(codeFacts(row), now) ?? ('usable' as const),
  endedAt: row.ended_at?.toISOString() ?? null,
})
