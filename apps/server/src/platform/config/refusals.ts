import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** The refusal of a file that cannot be stored now. */
export const uploadNotStored = refuse('UPLOAD_NOT_STORED')
