import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const exitStopped = (stop: string) => refuse('EXIT_STOPPED', { params: { stop } })
export const giveBackStopped = refuse('GIVE_BACK_STOPPED')
