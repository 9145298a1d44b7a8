import { type AccountFields, accountName, type AccountWord, accountWrong } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'

export type LoginFields = { account: AccountFields; password: string }
export type LoginBody = { account: string; password: string }
export type LoginWord = AccountWord | 'passwordMissing'

/** The password is sent as typed; a login does not check its format. */
export const toLogin = ({ account, password }: LoginFields): Checked<LoginFields, LoginBody, LoginWord> =>
  checked({ account: accountWrong(account), password: password === '' ? 'passwordMissing' : undefined }, () => ({
    account: accountName(account) ?? '',
    password,
  }))
