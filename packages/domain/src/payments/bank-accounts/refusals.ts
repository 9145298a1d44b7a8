import { refuse } from '#platform/outcome/outcome.ts'

/** Refuses a text that is empty or longer than `max` characters after conversion to the letters that banks accept. */
export const bankAccountTextInvalid = (field: string, max: number) =>
  refuse('BANK_ACCOUNT_TEXT_INVALID', { field, params: { max } })
