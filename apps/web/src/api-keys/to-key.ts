import { type ApiScope, apiScopes } from '@tessera/domain/api-keys/key.ts'
import { readIps } from '@tessera/domain/api-keys/ips.ts'

export type KeyFields = {
  readonly label: string
  readonly scopes: readonly ApiScope[]
  readonly ips: string
  readonly publicKey: string
  /** The sub-account that it acts for; empty for the own account. */
  readonly subAccountId: string
}
export type KeyBody = { label: string; scopes: ApiScope[]; ips: string; publicKey?: string; subAccountId?: string }
export type KeyWrong = 'label' | 'scopes' | 'ips' | 'needsIps' | 'publicKey' | 'subWithdraws'

/** What stands between the lines of a PEM file. */
const bareKey = (text: string): string => text.replaceAll(/-----[A-Z ]+-----|\s/g, '')

/** The body of a key's form, or the first thing that is wrong with it: the same rules that the server asks. */
export function toKey({
  label,
  scopes,
  ips,
  publicKey,
  subAccountId,
}: KeyFields): { body: KeyBody } | { wrong: KeyWrong } {
  const key = bareKey(publicKey)
  if (label.trim() === '') return { wrong: 'label' }
  if (scopes.length === 0) return { wrong: 'scopes' }
  if (!readIps(ips).ok) return { wrong: 'ips' }
  if (scopes.includes('withdraw') && ips === '') return { wrong: 'needsIps' }
  if (key !== '' && !/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(key)) return { wrong: 'publicKey' }
  if (subAccountId !== '' && scopes.includes('withdraw')) return { wrong: 'subWithdraws' }
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
