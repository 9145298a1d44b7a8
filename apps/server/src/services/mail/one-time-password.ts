import { createHmac } from 'node:crypto'
import { type Config, derivedKey } from '#platform/config/config.ts'

/**
 * Returns the one-time password of an invitation, derived from its id and a secret key outside the database. A queued
 * email stores only the id.
 */
export const oneTimePasswordOf = (config: Pick<Config, 'SECRET_KEY'>, invitationId: string): string =>
  createHmac('sha256', derivedKey(config, 'invitations')).update(invitationId).digest('base64url').slice(0, 24)
