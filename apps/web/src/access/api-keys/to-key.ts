import { type ApiScope, apiScopes } from '@tessera/domain/access/api-keys/key.ts'
import { type IpsRefusal, readIps } from '@tessera/domain/access/api-keys/ips.ts'

export type KeyFields = {
  readonly label: string
  readonly scopes: readonly ApiScope[]
  readonly ips: string
  readonly publicKey: string
  /** The sub-account on which the key acts; empty for the customer's own account. */
  readonly subAccountId: string
}
export type KeyBody = { label: string; scopes: ApiScope[]; ips: string; publicKey?: string; subAccountId?: string }
const keyFaults = [
  'label',
  'scopes',
  'ips',
  'wideNetwork',
  'networkBegins',
  'manyIps',
  'needsIps',
  'publicKey',
  'subWithdraws',
] as const
export type KeyFault = (typeof keyFaults)[number]

const faultOfIps = {
  API_KEY_IPS_INVALID: 'ips',
  API_KEY_NETWORK_TOO_WIDE: 'wideNetwork',
  API_KEY_NETWORK_BEGINS_ELSEWHERE: 'networkBegins',
  API_KEY_TOO_MANY_IPS: 'manyIps',
} as const satisfies Record<IpsRefusal, KeyFault>

/** The base64 text of a PEM file without its header and footer lines. */
const bareKey = (text: string): string => text.replaceAll(/-----[A-Z ]+-----|\s/g, '')

/** Returns all errors of a key's form, by the same rules as the server. */
export function faultsOf({ label, scopes, ips, publicKey, subAccountId }: KeyFields): readonly KeyFault[] {
  const key = bareKey(publicKey)
  const withdraws = scopes.includes('withdraw')
  const networks = readIps(ips)
  const ipsFault = networks.ok ? undefined : faultOfIps[networks.code]
  const rules: Readonly<Record<KeyFault, boolean>> = {
    label: label.trim() === '',
    scopes: scopes.length === 0,
    ips: ipsFault === 'ips',
    wideNetwork: ipsFault === 'wideNetwork',
    networkBegins: ipsFault === 'networkBegins',
    manyIps: ipsFault === 'manyIps',
    needsIps: withdraws && ips === '',
    publicKey: key !== '' && !/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(key),
    subWithdraws: subAccountId !== '' && withdraws,
  }
  return keyFaults.filter((fault) => rules[fault])
}

/** Returns the body of a key's form, or its first error. */
export function toKey(fields: KeyFields): { body: KeyBody } | { fault: KeyFault } {
  const [fault] = faultsOf(fields)
  if (fault !== undefined) return { fault }
  const { label, scopes, ips, publicKey, subAccountId } = fields
  const key = bareKey(publicKey)
  const inOrder = apiScopes.filter((scope) => scopes.includes(scope))
  return {
    body: {
      label: label.trim(),
      scopes: inOrder,
      ips,
      ...(key !== '' && { publicKey: key }),
      ...(subAccountId !== '' && { subAccountId }),
    },
  }
}
