import { createHmac } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/** The one-time password of an invitation, from its id and a key that stands in no database: a mail that waits holds only the id. */
export const oneTimePasswordOf = (config: Pick<Config, 'SECRET_KEY'>, invitationId: string): string =>
  createHmac('sha256', derivedKey(config, 'invitations')).update(invitationId).digest('base64url').slice(0, 24)
