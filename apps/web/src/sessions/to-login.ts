import { type Checked, checked } from '../lib/form.ts'
import { looksLikeEmail } from '../lib/email.ts'

export type LoginFields = { account: string; password: string }
export type LoginBody = { account: string; password: string }

/** The password is sent as typed: its form is nobody's business here. */
export const toLogin = (fields: LoginFields): Checked<LoginFields, LoginBody, 'accountMissing' | 'passwordMissing'> =>
  checked(
    {
      account: looksLikeEmail(fields.account.trim()) ? undefined : 'accountMissing',
      password: fields.password === '' ? 'passwordMissing' : undefined,
    },
    () => ({ account: fields.account.trim(), password: fields.password }),
  )
