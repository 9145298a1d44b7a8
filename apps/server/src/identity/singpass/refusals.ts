import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const myinfoPrefillOver = refuse('MYINFO_PREFILL_OVER')
