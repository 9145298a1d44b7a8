import { createHmac } from 'node:crypto'
import {
  type DatabaseRole,
  databaseOf,
  roleName,
  type ServingUrls,
} from '../../apps/server/src/platform/database/roles.ts'

/**
 * The URLs of both serving roles of a database that the world owns, with passwords from a secret of that database.
 * `rolesOf` names the database whose roles it has, because a clone uses those of its template.
 */
export function servingUrls(ownerUrl: string, secret: string, rolesOf = databaseOf(ownerUrl)): ServingUrls {
  const urlOf = (role: DatabaseRole): string => {
    const url = new URL(ownerUrl)
    url.username = roleName(rolesOf, role)
    url.password = createHmac('sha256', secret).update(url.username).digest('base64url')
    return url.href
  }
  return { app: urlOf('app'), audit: urlOf('audit') }
}

/** Returns the URLs for a temporary cluster, whose own password is secret enough. */
export const servingUrlsIn = (ownerUrl: string): ServingUrls => servingUrls(ownerUrl, new URL(ownerUrl).password)

/** The settings of nodes for such a database. */
export const databaseSettings = ({ app, audit }: ServingUrls) => ({ DATABASE_URL: app, AUDIT_DATABASE_URL: audit })
