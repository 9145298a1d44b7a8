import { authenticatorCode } from '@tessera/domain/access/security/factors.ts'
import { z } from 'zod'

export const AuthenticatorCode = z.string().regex(authenticatorCode)
/** The channel by which a code reaches a phone. */
export const PhoneChannel = z.enum(['sms', 'voice'])
