import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

export const invitationCodeEnded = refuse('INVITATION_CODE_ENDED')
export const invitationApplicationPending = refuse('INVITATION_APPLICATION_PENDING')
