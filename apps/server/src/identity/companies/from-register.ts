import { refuse, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'

/** Refuses a value that differs from the one in the register of companies. */
export const fromRegister = (field: string): Refusal<'COMPANY_FROM_REGISTER'> =>
  refuse('COMPANY_FROM_REGISTER', { field })
