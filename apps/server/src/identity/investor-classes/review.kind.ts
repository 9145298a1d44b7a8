import { investorClassKind } from '@tessera/contract/identity/investor-classes/review.kind.ts'
import { AppliedClass, InvestorGround, Worth } from '@tessera/contract/identity/investor-classes/investor-shapes.ts'
import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { endOfClass } from '@tessera/domain/identity/investor-classes/validity.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind, type Summary } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { readProfile } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import {
  filesOf,
  lockApplication,
  ownInStatus,
  setClass,
  setGranted,
  setRejected,
  waitingApplications,
} from './applications.sql.ts'
import { moveTo } from './end-class.ts'
import { readInvestorRules } from './rules.sql.ts'
import { applicationNumber, assessWorth } from './application-view.ts'

/**
 * The content that two people approve: class, ground, amounts, the settings that judged them, and each file by its hash.
 */
const Content = z.object({
  number: z.string(),
  customerId: z.string(),
  name: z.string(),
  class: AppliedClass,
  ground: InvestorGround,
  worth: Worth,
  statement: z.string().nullable(),
  counted: z.number().nullable(),
  threshold: z.number().nullable(),
  reaches: z.boolean(),
  identityApproved: z.boolean(),
  rulesVersion: z.number(),
  notice: z.string(),
  files: z.array(z.object({ uploadId: z.string(), sha256: z.string() })),
})
type Content = z.output<typeof Content>

/** Grants or rejects an investor class. */
export const investorClass: ApprovalKind<'investor_class'> = approvalKind(investorClassKind, {
  proposal: z.object({}).strict(),
  content: Content,
  load: loadContent,
  approvable: ({ reaches, identityApproved }) => reaches && identityApproved,
  documents: ({ files }) => files.map(({ uploadId }) => uploadId),
  noteView: (tx, id, ip) => noteView(tx, id, ip),
  waiting: async (source, limit) =>
    (await waitingApplications(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.submitted_at,
      ...summaryOf({
        number: applicationNumber(row.number),
        name: row.name ?? '',
        class: row.class,
        ground: row.ground,
      }),
    })),
  summary: summaryOf,
  approve: async (tx, id, content) => {
    const { customerId } = content
    const older = await ownInStatus(tx, customerId, 'granted')
    if (older !== undefined) await moveTo(tx, older.id, 'replace')
    await move(tx, 'investor_application', id, investorMachine, 'approve')
    const expiresAt = endOfClass(tx.now, (await readInvestorRules(tx)).rules)
    await setGranted(tx, id, expiresAt)
    await setClass(tx, customerId, content.class)
    await recordAct(tx, {
      action: 'investor_classes.grant',
      target: { type: 'investor_application', id },
      before: { class: older?.class ?? 'ri' },
      after: { class: content.class, until: expiresAt.toISOString() },
    })
    await notify(tx, customerId, { kind: 'investor_class_granted', params: { class: content.class, until: expiresAt } })
    return ok({})
  },
  refuse: async (tx, id, content, { reason, code, customerMessage }) => {
    assert(code !== null, 'a proposal to reject names none of the codes of its kind')
    await move(tx, 'investor_application', id, investorMachine, 'reject')
    await setRejected(tx, id, code, customerMessage)
    await recordAct(tx, {
      action: 'investor_classes.reject',
      target: { type: 'investor_application', id },
      before: { class: content.class },
      after: { reason: code },
      reason,
    })
    const params = { class: content.class, reason: customerMessage ?? (await reasonTextAt(tx, 'investorClass', code)) }
    await notify(tx, content.customerId, { kind: 'investor_class_rejected', params })
    return ok({})
  },
})

/** Logs the operator who views an application. */
export const noteView = (tx: Tx, id: string, ip: string): Promise<void> =>
  recordAct(tx, { action: 'investor_classes.view', target: { type: 'investor_application', id }, ip })

function summaryOf(
  content: Pick<Content, 'number' | 'name' | 'class' | 'ground'>,
): Summary<'investorClass' | 'investorGround'> {
  return {
    number: content.number,
    subject: content.name,
    about: [
      { field: 'investorClass', value: content.class },
      { field: 'investorGround', value: content.ground },
    ] as const,
  }
}

/** Returns the content, with its rows locked; undefined unless the application is pending and its account is open. */
async function loadContent(tx: Tx, id: string): Promise<Content | undefined> {
  const locked = z.uuid().safeParse(id).success ? await lockApplication(tx, id) : undefined
  if (locked === undefined || locked.row.status !== 'submitted' || locked.applicant.status === 'closed')
    return undefined
  const { row, applicant } = locked
  const { version, rules } = await readInvestorRules(tx)
  const { real_name: name } = await readProfile(tx, row.customer_id)
  return {
    number: applicationNumber(row.number),
    customerId: row.customer_id,
    name: name ?? '',
    class: row.class,
    ground: row.ground,
    worth: row.worth,
    statement: row.statement,
    ...assessWorth(row, rules),
    identityApproved: applicant.kyc_status === 'approved',
    rulesVersion: version,
    notice: row.notice_version,
    files: (await filesOf(tx, id)).map(({ upload_id: uploadId, sha256 }) => ({ uploadId, sha256 })),
  }
}
