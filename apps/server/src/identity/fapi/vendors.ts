import type { Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Config } from '#platform/config/config.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type FapiClient, fapiClient, type FapiFailure, type VendorName } from './client.ts'
import { type IdentityKeys, readIdentityKeys } from './keys.ts'
import { myinfoTryAgain, myinfoUnreachable } from './refusals.ts'

export const failure = (
  vendor: VendorName,
  { why }: FapiFailure,
): Refusal<'MYINFO_TRY_AGAIN'> | Refusal<'MYINFO_UNREACHABLE'> =>
  why === 'refused' ? myinfoTryAgain(vendor) : myinfoUnreachable(vendor)

type Settings = Pick<
  Config,
  | 'SINGPASS_ISSUER'
  | 'SINGPASS_CLIENT_ID'
  | 'CORPPASS_ISSUER'
  | 'CORPPASS_CLIENT_ID'
  | 'IDENTITY_KEYS_FILE'
  | 'PUBLIC_URL'
>
/** The return path for each vendor. It contains no language and redirects to that of the reader. */
const returnPaths: Record<VendorName, string> = {
  singpass: '/personal/idAuth',
  corppass: '/personal/enterpriseCert',
}
export const returnAddress = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, vendor: VendorName): string =>
  new URL(returnPaths[vendor], PUBLIC_URL).href

const registered = (
  config: Settings,
  name: VendorName,
): { issuer?: string | undefined; clientId?: string | undefined } =>
  name === 'singpass'
    ? { issuer: config.SINGPASS_ISSUER, clientId: config.SINGPASS_CLIENT_ID }
    : { issuer: config.CORPPASS_ISSUER, clientId: config.CORPPASS_CLIENT_ID }

export type ConfiguredVendor = { readonly issuer: string; readonly client: () => Promise<FapiClient> }

/** Returns the client of one vendor, created at first use; undefined if this installation is not registered there. */
export function configuredVendor(
  { config, log }: { readonly config: Settings; readonly log: Deps['log'] },
  name: VendorName,
  scope: string,
): ConfiguredVendor | undefined {
  const { issuer, clientId } = registered(config, name)
  if (issuer === undefined || clientId === undefined) return undefined
  let made: Promise<FapiClient> | undefined
  const make = async (): Promise<FapiClient> => {
    const keys = await keysOf(config)
    return fapiClient({ name, issuer, clientId, scope, redirectUri: returnAddress(config, name) }, keys, log)
  }
  return { issuer, client: () => (made ??= make()) }
}

async function keysOf(config: Settings): Promise<IdentityKeys> {
  const keys = await readIdentityKeys(config)
  if (keys === undefined) throw new Error('a vendor is configured without IDENTITY_KEYS_FILE')
  return keys
}
