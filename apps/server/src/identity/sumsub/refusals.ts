import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const sumsubNotOffered = refuse('SUMSUB_NOT_OFFERED')
export const sumsubRejected = refuse('SUMSUB_REJECTED')
export const sumsubUnavailable = refuse('SUMSUB_UNAVAILABLE')
