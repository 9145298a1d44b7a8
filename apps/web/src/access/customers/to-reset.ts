import { type AccountFields, accountName, type AccountFault, accountFault } from '#parts/account-name.ts'
import { type Checked, checked } from '#parts/form.ts'
import { passwordFault } from './to-register.ts'

export type ResetFields = { account: AccountFields }
export type ResetBody = { account: string }

export const toReset = ({ account }: ResetFields): Checked<ResetFields, ResetBody, AccountFault> =>
  checked({ account: accountFault(account) }, () => ({ account: accountName(account) ?? '' }))

export type RenewFields = { fresh: string; again: string }
export type RenewBody = { password: string }
export type RenewFault = 'fresh' | 'again'

export const toRenew = ({ fresh, again }: RenewFields): Checked<RenewFields, RenewBody, RenewFault> =>
  checked(
    {
      fresh: passwordFault(fresh, '') === undefined ? undefined : 'fresh',
      again: again === fresh ? undefined : 'again',
    },
    () => ({ password: fresh }),
  )
