import { refuse } from '#platform/outcome/outcome.ts'
import type { AddableField } from './prefill.ts'

export const myinfoFieldLocked = (field: AddableField) =>
  refuse('MYINFO_FIELD_LOCKED', { field: `corrections.${field}` })
export const myinfoFieldMissing = (field: AddableField) =>
  refuse('MYINFO_FIELD_MISSING', { field: `corrections.${field}` })
