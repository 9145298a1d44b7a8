import { refuse } from '#platform/outcome/outcome.ts'

export const apiKeyIpsInvalid = refuse('API_KEY_IPS_INVALID', { field: 'ips' })
export const apiKeyNetworkTooWide = (params: {
  readonly network: string
  readonly ipv4: number
  readonly ipv6: number
}) => refuse('API_KEY_NETWORK_TOO_WIDE', { field: 'ips', params })
export const apiKeyNetworkBeginsElsewhere = (params: { readonly network: string; readonly first: string }) =>
  refuse('API_KEY_NETWORK_BEGINS_ELSEWHERE', { field: 'ips', params })
export const apiKeyTooManyIps = (max: number) => refuse('API_KEY_TOO_MANY_IPS', { field: 'ips', params: { max } })
export const apiKeyWithdrawNeedsIps = refuse('API_KEY_WITHDRAW_NEEDS_IPS', { field: 'ips' })
export const apiTimestampOutOfWindow = (skewMs: number) => refuse('API_TIMESTAMP_OUT_OF_WINDOW', { params: { skewMs } })
export const apiScopeMissing = (scope: string) => refuse('API_SCOPE_MISSING', { params: { scope } })
export const apiKeyWaiting = (until: Date) => refuse('API_KEY_WAITING', { params: { until: until.toISOString() } })
