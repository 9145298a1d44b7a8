import { createHash } from 'node:crypto'

/** Database roles besides the owner that migrates: the app writes rows but never the past, the auditor reads views. */
export type DatabaseRole = 'tessera_app' | 'audit_ro'

/** Password of a role, derived from the owner's so that one DATABASE_URL is enough to run everything. */
export const rolePassword = (ownerUrl: string, role: DatabaseRole): string =>
  createHash('sha256')
    .update(`${role}\n${new URL(ownerUrl).password}`)
    .digest('base64url')

export function roleUrl(ownerUrl: string, role: DatabaseRole): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = rolePassword(ownerUrl, role)
  return url.href
}
