import { refuse } from '#platform/outcome/outcome.ts'

export const withdrawalDayLimitReached = (remaining: string, coin: string) =>
  refuse('WITHDRAWAL_DAY_LIMIT_REACHED', { field: 'amount', params: { remaining, coin } })
export const withdrawalCalendarDayLimitReached = (remaining: string, coin: string) =>
  refuse('WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED', { field: 'amount', params: { remaining, coin } })
export const withdrawalMonthLimitReached = (remaining: string, coin: string) =>
  refuse('WITHDRAWAL_MONTH_LIMIT_REACHED', { field: 'amount', params: { remaining, coin } })
