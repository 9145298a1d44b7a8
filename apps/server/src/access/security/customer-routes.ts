import { customers, type UserInfo } from '@tessera/contract/access/customers/customers.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { dialOf, maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { checkNickname } from '@tessera/domain/access/customers/nickname.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/database/tx.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Owned } from '@tessera/domain/access/security/factors.ts'
import { listBinding, freezeView } from '#access/withdrawal-pauses/freezes.sql.ts'
import { countUnread } from '#services/messages/messages.sql.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import { avatarSeed } from '#access/customers/avatar-seed.ts'
import { changePassword } from './change-password.ts'
import {
  type Profile,
  readAccountOf,
  readProfile,
  setNickname,
  setPreferences,
} from '#access/customers/customers.sql.ts'
import { type InvestorClassRow, investorClassOf } from '#access/customers/investor-class.sql.ts'
import { registerCustomer } from '#access/registration/register-customer.ts'
import { readSettings, type Settings } from '#access/customers/settings.sql.ts'

const classPeriodView = (held: InvestorClassRow | undefined) => ({
  since: held?.decided_at?.toISOString() ?? null,
  expires: held?.expires_at?.toISOString() ?? null,
  consent:
    held === undefined
      ? null
      : { version: held.notice_version, sha256: held.notice_sha256, at: held.submitted_at.toISOString() },
})

const userView = (profile: Profile, settings: Settings, held: InvestorClassRow | undefined) => {
  const isOpen = profile.kyc_status === 'approved' && profile.status === 'active'
  return {
    id: profile.id,
    userAccount: String(profile.number),
    nickname: profile.nickname,
    realName: profile.kyc_status === 'approved' && profile.type !== 'sub' ? profile.real_name : null,
    type: profile.type,
    parentId: profile.parent_id,
    email: profile.email && maskEmail(profile.email),
    mobile: profile.phone && maskPhone(profile.phone),
    areaCode: (profile.phone !== null && dialOf(profile.phone)) || null,
    investorClass: { code: profile.investor_class, ...classPeriodView(held) },
    status: profile.status === 'frozen' ? ('frozen' as const) : ('active' as const),
    features: { trade: isOpen, assets: isOpen, subAccounts: isOpen && profile.type !== 'sub' },
    inviteCode: profile.type === 'sub' ? null : profile.invite_code,
    lang: profile.lang,
    fiat: profile.fiat,
    timeZone: profile.time_zone,
    colourMode: settings.color_mode,
  }
}

const securityView = ({ email, mobile, google, passkey }: Owned, settings: Settings) => ({
  email,
  mobile,
  google,
  passkeys: passkey,
  fundPassword: settings.fund_password,
  antiPhishing: settings.phishing_phrase !== null,
})

type OwnInfo = { readonly profile: Profile; readonly settings: Settings }
type Account = { readonly profile: Profile; readonly held: InvestorClassRow | undefined }

/**
 * Returns the user info of a member: their own name and contacts, with the class and status of the company's account.
 */
const memberView = (own: OwnInfo, account: Account, { kyc, status }: CustomerSession) => {
  const isOpen = kyc === 'approved' && status === 'active'
  return {
    ...userView(own.profile, own.settings, account.held),
    realName: own.profile.real_name,
    investorClass: { code: account.profile.investor_class, ...classPeriodView(account.held) },
    status: status === 'frozen' ? ('frozen' as const) : ('active' as const),
    features: { trade: isOpen, assets: isOpen, subAccounts: isOpen },
    inviteCode: null,
    fiat: own.profile.fiat,
    timeZone: own.profile.time_zone,
  }
}

type Info = z.input<typeof UserInfo>
/** Facts of user info from other areas: the state of the verification, and the remaining withdrawal limit. */
export type UserFacts = {
  readonly kyc: (tx: Tx, profile: Profile, locale: Locale) => Promise<Info['kyc']>
  readonly limits: (tx: Tx, customerId: string) => Promise<Info['limits']>
}

const customerHandlers = (deps: Deps, facts: UserFacts): Handlers<typeof customers> => ({
  register: (call, input) => registerCustomer(deps, call, input),
  changePassword: (call, input) => changePassword(deps, call, input),

  info: ({ customer, inTx, locale }) =>
    inTx(async (tx) => {
      const { customerId, login } = customer
      const [profile, settings] = [await readProfile(tx, customerId), await readSettings(tx, customerId)]
      const account = login && (await readAccountOf(tx, login.id))
      const freezes = await listBinding(tx, customerId, tx.now)
      const { owned } = await readFactors(tx, customerId)
      return ok({
        ...(account === undefined
          ? userView(profile, settings, await investorClassOf(tx, customerId))
          : memberView(
              { profile, settings },
              { profile: account, held: await investorClassOf(tx, account.id) },
              customer,
            )),
        avatarSeed: avatarSeed(deps.config, customerId),
        kyc: await facts.kyc(tx, account ?? profile, locale),
        security: securityView(owned, settings),
        limits: await facts.limits(tx, account?.id ?? customerId),
        freezes: freezes.map(freezeView),
        noReadMsgCount: await countUnread(tx, customerId),
        membership:
          login === undefined || account === undefined
            ? null
            : {
                company: account.real_name ?? '',
                userAccount: String(account.number),
                roles: [...login.roles],
              },
      })
    }),

  updateNickname: ({ customer, inTx }, { nickname }) =>
    inTx(async (tx) => {
      const fit = checkNickname(nickname)
      if (!fit.ok) return fit
      await setNickname(tx, customer.customerId, fit.value)
      return ok({})
    }),

  updatePreferences: ({ customer, inTx }, { lang, fiat, timeZone }) =>
    inTx(async (tx) => {
      await setPreferences(tx, customer.customerId, { lang, fiat, timeZone })
      return ok({})
    }),

  changeLanguage: ({ customer, inTx }, { language }) =>
    inTx(async (tx) => {
      await setPreferences(tx, customer.customerId, { lang: language })
      return ok({ language })
    }),
})

export const customerRoutes = (deps: Deps, facts: UserFacts): Noun =>
  noun('customers', customers, customerHandlers(deps, facts))
