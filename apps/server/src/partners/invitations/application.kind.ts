import { invitationApplicationKind } from '@tessera/contract/partners/invitations/application.kind.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { recordStep } from '#platform/database/state.sql.ts'
import { insertCode, listPending, lockPending, setDecided, type WaitingRow } from './applications.sql.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

const Content = z.strictObject({
  number: z.string(),
  customer: z.strictObject({ number: z.string(), name: z.string().nullable() }),
  codeCount: z.number(),
  purpose: z.string(),
  /** The applicant's history: accounts invited, and codes given before. */
  invitedCount: z.number(),
  codesBefore: z.number(),
  /** Uses and days of validity of each code, from the settings. */
  codeUses: z.number(),
  codeDays: z.number(),
})
type Content = z.output<typeof Content>

async function contentOf(tx: Tx, row: WaitingRow): Promise<Content> {
  const { invitationCodeUses: codeUses, invitationCodeDays: codeDays } = await readSetting(tx, 'registration')
  return { ...applicantOf(row), codeUses, codeDays }
}

const applicantOf = (row: WaitingRow) => ({
  number: applicationNumber(row),
  customer: { number: String(row.customer_number), name: row.name },
  codeCount: row.code_count,
  purpose: row.description,
  invitedCount: row.invited,
  codesBefore: row.given,
})

/** Gives a customer the requested invitation codes, or rejects the application with a reason. */
export const invitationApplication = ({ random }: Pick<Deps, 'random'>) => {
  return approvalKind(invitationApplicationKind, {
    proposal: z.strictObject({}),
    content: Content,
    load: async (tx, id) => {
      const row = await lockPending(tx, id)
      return row && contentOf(tx, row)
    },
    approve: async (tx, id, { codeCount, codeUses, codeDays }) => {
      const row = await lockPending(tx, id)
      assert(row, `application ${id} is not pending`)
      const expiresAt = new Date(tx.now.getTime() + codeDays * DAY_MS)
      for (let made = 0; made < codeCount; made += 1)
        await insertCode(tx, {
          id: random.uuid(),
          code: inviteCodeOf(random.bytes(INVITE_CODE_LENGTH)),
          customerId: row.customer_id,
          applicationId: id,
          maxUses: codeUses,
          expiresAt,
        })
      await setDecided(tx, id, 'approved', { reasonCode: null, customerMessage: null })
      await recordStep(tx, 'invitation_application', id, 'pending', 'approved')
      const params = { quantity: String(codeCount), uses: String(codeUses), until: expiresAt }
      await notify(tx, row.customer_id, { kind: 'invitation_codes_given', params })
      return ok(undefined)
    },
    refuse: async (tx, id, _content, { code, customerMessage }) => {
      const row = await lockPending(tx, id)
      assert(row !== undefined && code !== null, `application ${id} is rejected without a reason`)
      await setDecided(tx, id, 'rejected', { reasonCode: code, customerMessage })
      await recordStep(tx, 'invitation_application', id, 'pending', 'rejected')
      const params = { reason: await reasonTextAt(tx, 'invitation', code) }
      await notify(tx, row.customer_id, { kind: 'invitation_application_rejected', params })
      return ok(undefined)
    },
    waiting: async (source, limit) =>
      (await listPending(source, limit)).map((row) => ({
        subjectId: row.id,
        since: row.created_at,
        ...summaryOf(applicantOf(row)),
      })),
    summary: summaryOf,
  })
}

export const applicationNumber = ({ number }: { readonly number: bigint }): string => `IA-${number}`

function summaryOf({ number, customer, codeCount, invitedCount }: ReturnType<typeof applicantOf>) {
  return {
    number,
    subject: customer.name ?? customer.number,
    about: [
      { field: 'codeCount', value: String(codeCount) },
      { field: 'invitedCount', value: String(invitedCount) },
    ] as const,
  }
}
