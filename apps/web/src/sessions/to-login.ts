import { type AccountFields, accountName } from '../lib/account-name.ts'
import { type Checked, checked } from '../lib/form.ts'

export type LoginFields = { account: AccountFields; password: string }
export type LoginBody = { account: string; password: string }
type LoginWord = 'emailMissing' | 'phoneMissing' | 'passwordMissing'

/** The password is sent as typed: its form is nobody's business here. */
export const toLogin = ({ account, password }: LoginFields): Checked<LoginFields, LoginBody, LoginWord> => {
  const name = accountName(account)
  return checked(
    {
      account: name === undefined ? (`${account.way}Missing` as const) : undefined,
      password: password === '' ? 'passwordMissing' : undefined,
    },
    () => ({ account: name ?? '', password }),
  )
}
