import { factorResetKind } from '@tessera/contract/access/security/factor-reset.kind.ts'
import { securityActionWords } from '@tessera/contract/access/sessions/security-actions.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { leavesSome, RESET_FREEZE_HOURS, resettable } from '@tessera/domain/access/security/reset.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent, lockProfile } from '#access/customers/customers.sql.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { noticeByPhone, notify } from '#services/messages/notify.ts'
import { deletePasskeys } from '#access/passkeys/passkeys.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import { deleteAuthenticator, loseEmail, setMobileCheck } from '#access/factors/security.sql.ts'

const Factor = z.enum(resettable)
const Content = z.object({ customer: z.object({ number: z.string(), name: z.string() }), factor: Factor })
const causes = {
  google: 'authenticator_unbound',
  mobile: 'mobile_check_closed',
  passkey: 'passkey_removed',
  email: 'email_lost',
} as const
const removeFactor = {
  google: deleteAuthenticator,
  mobile: (tx: Tx, id: string) => setMobileCheck(tx, id, false),
  passkey: deletePasskeys,
  email: loseEmail,
} as const
const unknownOrigin = { ip: '--', userAgent: '' }

/**
 * Removes a factor that its owner has lost, after two people have identified the owner. Withdrawals then pause for a
 * week (decision G12, threat AUT-15). Requires an approved identity, without which the two people could not identify
 * the owner. A lost email can still be used as a login name until the owner sets another one.
 */
export const factorReset = approvalKind(factorResetKind, {
  proposal: z.strictObject({ factor: Factor }),
  content: Content,
  load: async (tx, id, { factor }) => {
    const profile = z.uuid().safeParse(id).success ? await lockProfile(tx, id) : undefined
    if (profile?.kyc_status !== 'approved' || profile.real_name === null || profile.status === 'closed')
      return undefined
    const { owned } = await readFactors(tx, id)
    return owned[factor] && leavesSome(owned, factor)
      ? { customer: { number: String(profile.number), name: profile.real_name }, factor }
      : undefined
  },
  approve: async (tx, id, { factor }) => {
    const cause = causes[factor]
    await removeFactor[factor](tx, id)
    const { from, until } = await pauseWithdrawals(tx, id, cause, RESET_FREEZE_HOURS)
    await cancelOpenLogins(tx, id)
    await endAllSessions(tx, id)
    await insertSecurityEvent(tx, id, cause, unknownOrigin, from)
    await recordAct(tx, { action: 'customer.reset_factor', target: { type: 'customer', id }, after: { factor } })
    const notice = {
      kind: 'factor_changed',
      params: { change: securityActionWords[cause], until, ip: unknownOrigin.ip },
    } as const
    await notify(tx, id, notice)
    await noticeByPhone(tx, id, notice)
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ customer, factor }) => ({
    number: customer.number,
    subject: customer.name,
    about: [{ field: 'factor', value: factor }],
  }),
})
