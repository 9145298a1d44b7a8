import { z } from 'zod'

/** Six digits of an authenticator, or one of its backup codes. */
export const AuthenticatorCode = z.string().regex(/^(\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/)
/** How a code goes to a phone. */
export const PhoneChannel = z.enum(['sms', 'voice'])
