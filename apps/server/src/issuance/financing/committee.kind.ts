import { financingCommitteeKind } from '@tessera/contract/issuance/financing/committee.kind.ts'
import { mayReapplyAt } from '@tessera/domain/issuance/financing/decline.ts'
import { declinable, financingMachine, isOneOf } from '@tessera/domain/issuance/financing/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, noAmounts } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import { saveDecline } from './applications.sql.ts'
import { FinancingContent, lockedContent, noteView, summaryOf, summaryOfRow } from './content.ts'
import { waitingFinancing } from './review-queue.sql.ts'
import { financingAsksOpen } from './refusals.ts'

/** The committee's decision: two people pass an application to the terms stage, or decline it at any stage. */
export const financingCommittee = approvalKind(financingCommitteeKind, {
  proposal: z.object({}).strict(),
  content: FinancingContent,
  amounts: noAmounts,
  load: async (tx, id) => {
    const content = await lockedContent(tx, id)
    return content !== undefined && isOneOf(declinable, content.status) ? content : undefined
  },
  approvable: ({ status, openAsks }) => status === 'committee' && openAsks === 0,
  waiting: async (source, limit) =>
    Promise.all(
      (await waitingFinancing(source, ['committee'], limit)).map(async (row) => ({
        subjectId: row.id,
        since: row.submitted_at,
        ...(await summaryOfRow(source, row)),
      })),
    ),
  summary: summaryOf,
  noteView: (tx, id, ip) => noteView(tx, id, ip),
  approve: async (tx, id, { customerId, number, openAsks }) => {
    if (openAsks > 0) return financingAsksOpen
    await move(tx, 'financing_application', id, financingMachine, 'agree')
    await recordAct(tx, {
      action: 'financing.agree',
      target: { type: 'financing_application', id },
      after: { status: 'terms' },
    })
    const status = { en_US: 'Terms', zh_CN: '条款阶段' }
    await notify(tx, customerId, { kind: 'financing_moved', params: { number, status } })
    return ok({})
  },
  refuse: async (tx, id, { customerId, number, status }, { reason, code, customerMessage }) => {
    assert(code !== null, 'a proposal to refuse names no reason code of its kind')
    await saveDecline(tx, { id, code, customerMessage, reapplyAt: mayReapplyAt(code, tx.now) })
    await move(tx, 'financing_application', id, financingMachine, 'decline')
    await recordAct(tx, {
      action: 'financing.decline',
      target: { type: 'financing_application', id },
      before: { status },
      after: { status: 'declined', code },
      reason,
    })
    await notify(tx, customerId, {
      kind: 'financing_declined',
      params: { number, reason: customerMessage ?? (await reasonTextAt(tx, 'financing', code)) },
    })
    return ok({})
  },
})
