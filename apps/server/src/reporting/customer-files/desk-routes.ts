import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { readCheckState } from '#access/customers/check-state.sql.ts'
import { findProfile, type Profile } from '#access/customers/customers.sql.ts'
import { extendRunning } from '#access/freezes/extend-freeze.ts'
import { listRunning, freezeView } from '#access/withdrawal-pauses/freezes.sql.ts'
import { newestCodes } from '#partners/invitations/applications.sql.ts'
import { withdrawCodes } from '#partners/invitations/end-codes.ts'
import { codeView } from '#partners/invitations/routes.ts'
import { ownLimitFacts } from '#payments/withdrawals/limit-facts.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { loginRecords, settingRecords, sessionView } from '#access/sessions/records.ts'
import { listSessions } from '#access/sessions/sessions.sql.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import { readFamily, readInvitations, readProtection } from './desk.sql.ts'
import { endCustomerSessions } from '#access/security/end-sessions.ts'

const newest = { page: 1, pageSize: 20 }

export const securityDeskRoutes = (): Noun =>
  noun('security_desk', securityDesk, {
    get: (call, { id }) =>
      call.inTx(async (tx) => {
        const profile = await findProfile(tx, id)
        if (profile === undefined) return refuse('NOT_FOUND')
        await recordAct(tx, { action: 'customers.view_security', target: { type: 'customer', id }, ip: call.ip })
        return ok(await profileView(tx, profile))
      }),
    extendFreeze: (call, input) =>
      call.inTx((tx) => extendRunning(tx, { operatorId: call.operator.operatorId, ip: call.ip }, input)),
    withdrawCodes: (call, page) => call.inTx((tx) => withdrawCodes(tx, { ...page, ip: call.ip })),
    endSessions: (call, page) => call.inTx((tx) => endCustomerSessions(tx, { ...page, ip: call.ip })),
  })

async function profileView(tx: Tx, { id, ...profile }: Profile) {
  const has = await readProtection(tx, id)
  return {
    id,
    number: String(profile.number),
    name: profile.kyc_status === 'approved' ? profile.real_name : null,
    type: profile.type,
    status: profile.status,
    ...(await readFamily(tx, id)),
    ...(await readInvitations(tx, id)),
    invitationCodes: (await newestCodes(tx, id)).map((code) => codeView(code, tx.now)),
    email: profile.email && maskEmail(profile.email),
    phone: profile.phone && maskPhone(profile.phone),
    factors: (await readFactors(tx, id)).owned,
    passkeys: has.passkeys,
    backupCodesLeft: has.backup_codes,
    fundPassword: has.fund_password,
    phishingPhrase: has.phishing_phrase,
    freezes: (await listRunning(tx, id, tx.now)).map((freeze) => ({ id: freeze.id, ...freezeView(freeze) })),
    identityCheck: await readCheckState(tx, id, tx.now),
    closesAt: has.closes_at?.toISOString() ?? null,
    limits: await ownLimitFacts(tx, id),
    sessions: (await listSessions(tx, id)).map(sessionView),
    logins: (await loginRecords(tx, id, newest)).rows,
    settings: (await settingRecords(tx, id, newest)).rows,
  }
}
