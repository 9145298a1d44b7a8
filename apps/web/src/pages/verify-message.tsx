import { VerifyMessage } from '../messages/verify-message.tsx'

export const VerifyMessagePage = VerifyMessage
