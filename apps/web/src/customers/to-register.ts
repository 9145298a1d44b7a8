import { checkPassword } from '@tessera/domain/customers/password.ts'
import { looksLikeEmail } from '../lib/email.ts'
import { type Checked, checked } from '../lib/form.ts'

export type RegisterFields = {
  email: string
  code: string
  password: string
  inviteCode: string
  terms: boolean
  /** Set once a code is on its way. */
  challengeId: string
}
export type RegisterBody = { email: string; password: string; inviteCode?: string; code: string; challengeId: string }
export type RegisterWord = 'email' | 'code' | 'codeNotSent' | 'password' | 'passwordCommon' | 'terms'

/** The house's own rule, asked before sending. */
export function passwordWord(password: string, email: string): 'password' | 'passwordCommon' | undefined {
  const result = checkPassword(password, email)
  if (result.ok) return undefined
  return result.code === 'PASSWORD_TOO_COMMON' ? 'passwordCommon' : 'password'
}

export const toRegister = (f: RegisterFields): Checked<RegisterFields, RegisterBody, RegisterWord> =>
  checked(
    {
      email: looksLikeEmail(f.email.trim()) ? undefined : 'email',
      code: f.challengeId === '' ? 'codeNotSent' : /^\d{6}$/.test(f.code) ? undefined : 'code',
      password: passwordWord(f.password, f.email.trim()),
      terms: f.terms ? undefined : 'terms',
    },
    () => ({
      email: f.email.trim(),
      password: f.password,
      code: f.code,
      challengeId: f.challengeId,
      ...(f.inviteCode.trim() !== '' && { inviteCode: f.inviteCode.trim() }),
    }),
  )
