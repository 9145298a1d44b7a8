import { type Checked, checked } from '#parts/form.ts'
import { passwordFault } from './to-register.ts'

export type PasswordFields = { old: string; fresh: string; again: string; code: string; sent: boolean; whole: boolean }
export type PasswordBody = { oldPassword: string; newPassword: string; code: string }
export type PasswordFault = 'old' | 'fresh' | 'again' | 'code' | 'codeNotSent'

/** The email is masked here, so only the server can detect a password that contains it. */
export const toPassword = (f: PasswordFields): Checked<PasswordFields, PasswordBody, PasswordFault> =>
  checked(
    {
      old: f.old === '' ? 'old' : undefined,
      fresh: passwordFault(f.fresh, '') === undefined ? undefined : 'fresh',
      again: f.again === f.fresh ? undefined : 'again',
      code: !f.sent ? 'codeNotSent' : f.whole ? undefined : 'code',
    },
    () => ({ oldPassword: f.old, newPassword: f.fresh, code: f.code }),
  )
