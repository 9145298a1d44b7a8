import { VerifyMessage } from './verify-message.tsx'

export const VerifyMessagePage = VerifyMessage
