import { type AccountFields, accountName, type AccountWord, accountWrong } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'
import { passwordWord } from './to-register.ts'

export type ResetFields = { account: AccountFields }
export type ResetBody = { account: string }

export const toReset = ({ account }: ResetFields): Checked<ResetFields, ResetBody, AccountWord> =>
  checked({ account: accountWrong(account) }, () => ({ account: accountName(account) ?? '' }))

export type RenewFields = { fresh: string; again: string }
export type RenewBody = { password: string }
export type RenewWord = 'fresh' | 'again'

export const toRenew = ({ fresh, again }: RenewFields): Checked<RenewFields, RenewBody, RenewWord> =>
  checked(
    {
      fresh: passwordWord(fresh, '') === undefined ? undefined : 'fresh',
      again: again === fresh ? undefined : 'again',
    },
    () => ({ password: fresh }),
  )
