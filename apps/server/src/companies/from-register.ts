import { refuse, type Refusal } from '@tessera/domain/outcome.ts'

/** Refuses another value in the place of one that the register of companies gave. */
export const fromRegister = (field: string): Refusal<'COMPANY_FROM_REGISTER'> =>
  refuse('COMPANY_FROM_REGISTER', { field })
