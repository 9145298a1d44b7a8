import { type AccountFields, accountName, type AccountFault, accountFault } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'

export type LoginFields = { account: AccountFields; password: string }
export type LoginBody = { account: string; password: string }
export type LoginFault = AccountFault | 'passwordMissing'

/** The password is sent as typed; a login does not check its format. */
export const toLogin = ({ account, password }: LoginFields): Checked<LoginFields, LoginBody, LoginFault> =>
  checked({ account: accountFault(account), password: password === '' ? 'passwordMissing' : undefined }, () => ({
    account: accountName(account) ?? '',
    password,
  }))
