import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_SUB_ACCOUNTS } from '@tessera/domain/profile/sub-accounts/family.ts'

export const subAccountLimitReached = refuse('SUB_ACCOUNT_LIMIT_REACHED', { params: { max: MAX_SUB_ACCOUNTS } })
export const subAccountLoginExists = refuse('SUB_ACCOUNT_LOGIN_EXISTS')
export const subAccountSame = refuse('SUB_ACCOUNT_SAME')
