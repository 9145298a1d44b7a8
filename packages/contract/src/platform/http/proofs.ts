import { authenticatorCode } from '@tessera/domain/access/security/factors.ts'
import { z } from 'zod'

export const AuthenticatorCode = z.string().regex(authenticatorCode)
/** How a code goes to a phone. */
export const PhoneChannel = z.enum(['sms', 'voice'])
