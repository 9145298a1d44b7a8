import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { type AccountFields, type AccountFault, newAccountName, newAccountFault } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'

export type RegisterFields = {
  account: AccountFields
  code: string
  password: string
  inviteCode: string
  terms: boolean
  /** Set once a code was sent. */
  challengeId: string
}
export type RegisterBody = { account: string; password: string; inviteCode?: string; code: string; challengeId: string }
export type RegisterFault = AccountFault | 'invite' | 'code' | 'codeNotSent' | 'password' | 'passwordCommon' | 'terms'

/** Checks the password by the domain's rule before it is sent. */
export function passwordFault(password: string, email: string): 'password' | 'passwordCommon' | undefined {
  const result = checkPassword(password, email)
  if (result.ok) return undefined
  return result.code === 'PASSWORD_TOO_COMMON' ? 'passwordCommon' : 'password'
}

/** `inviteRequired`: registration needs an invitation. */
export const toRegister = (
  f: RegisterFields,
  inviteRequired: boolean,
): Checked<RegisterFields, RegisterBody, RegisterFault> => {
  const account = newAccountName(f.account)
  const inviteCode = f.inviteCode.trim()
  return checked(
    {
      account: newAccountFault(f.account),
      code: f.challengeId === '' ? 'codeNotSent' : /^\d{6}$/.test(f.code) ? undefined : 'code',
      password: passwordFault(f.password, f.account.email.trim()),
      inviteCode: inviteRequired && inviteCode === '' ? 'invite' : undefined,
      terms: f.terms ? undefined : 'terms',
    },
    () => ({
      account: account ?? '',
      password: f.password,
      code: f.code,
      challengeId: f.challengeId,
      ...(inviteCode !== '' && { inviteCode }),
    }),
  )
}
