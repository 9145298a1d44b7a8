import { customers } from '@tessera/contract/customers.ts'
import { maskEmail } from '@tessera/domain/customers/email.ts'
import { maskPhone } from '@tessera/domain/customers/phone.ts'
import { checkNickname } from '@tessera/domain/customers/nickname.ts'
import { ok } from '@tessera/domain/outcome.ts'
import { listBinding, shownFreeze } from '../freezes/freezes.sql.ts'
import { countUnread } from '../messages/messages.sql.ts'
import type { CustomerSession } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { type Handlers, noun, type Noun } from '../platform/http/serve.ts'
import { readFactors } from '../verification/owned-factors.sql.ts'
import { changePassword } from './change-password.ts'
import { type Profile, readAccountOf, readProfile, setNickname, setPreferences } from './customers.sql.ts'
import { registerCustomer } from './register-customer.ts'

const shown = (profile: Profile) => {
  const isOpen = profile.kyc_status === 'approved' && profile.status === 'active'
  return {
    id: profile.id,
    userAccount: String(profile.number),
    nickname: profile.nickname,
    realName: profile.kyc_status === 'approved' && profile.type !== 'sub' ? profile.real_name : null,
    type: profile.type,
    email: profile.email && maskEmail(profile.email),
    phone: profile.phone && maskPhone(profile.phone),
    kyc: { status: profile.kyc_status },
    investorClass: { code: profile.investor_class },
    status: profile.status === 'frozen' ? ('frozen' as const) : ('active' as const),
    features: { trade: isOpen, assets: isOpen },
    inviteCode: profile.type === 'sub' ? null : profile.invite_code,
    lang: profile.lang,
    fiat: profile.fiat,
  }
}

/** A person of a company: the own names and addresses, with the identity, class and standing of the company's account. */
const shownMember = (own: Profile, account: Profile, { kyc, status }: CustomerSession) => {
  const isOpen = kyc === 'approved' && status === 'active'
  return {
    ...shown(own),
    realName: own.real_name,
    kyc: { status: kyc },
    investorClass: { code: account.investor_class },
    status: status === 'frozen' ? ('frozen' as const) : ('active' as const),
    features: { trade: isOpen, assets: isOpen },
    inviteCode: null,
    fiat: own.fiat,
  }
}

const customerHandlers = (deps: Deps): Handlers<typeof customers> => ({
  register: (call, input) => registerCustomer(deps, call, input),
  changePassword: (call, input) => changePassword(deps, call, input),

  info: ({ customer, inTx }) =>
    inTx(async (tx) => {
      const { customerId, login } = customer
      const profile = await readProfile(tx, customerId)
      const account = login && (await readAccountOf(tx, login.id))
      const freezes = await listBinding(tx, customerId, tx.now)
      const { owned } = await readFactors(tx, customerId)
      return ok({
        ...(account === undefined ? shown(profile) : shownMember(profile, account, customer)),
        security: owned,
        freezes: freezes.map(shownFreeze),
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

  updatePreferences: ({ customer, inTx }, { lang, fiat }) =>
    inTx(async (tx) => {
      await setPreferences(tx, customer.customerId, { lang, fiat })
      return ok({})
    }),

  changeLanguage: ({ customer, inTx }, { language }) =>
    inTx(async (tx) => {
      await setPreferences(tx, customer.customerId, { lang: language })
      return ok({ language })
    }),
})

export const customerRoutes = (deps: Deps): Noun => noun('customers', customers, customerHandlers(deps))
