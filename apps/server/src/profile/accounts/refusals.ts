import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { HISTORY_MAX_DAYS } from '@tessera/domain/profile/accounts/history.ts'

export const historyRangeTooLong = refuse('HISTORY_RANGE_TOO_LONG', {
  field: 'from',
  params: { days: HISTORY_MAX_DAYS },
})
export const historyTooManyRows = (max: number) => refuse('HISTORY_TOO_MANY_ROWS', { params: { max } })
