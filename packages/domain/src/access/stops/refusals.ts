import { refuse } from '#platform/outcome/outcome.ts'

export const stopEndOutOfRange = (days: number) => refuse('STOP_END_OUT_OF_RANGE', { field: 'until', params: { days } })
