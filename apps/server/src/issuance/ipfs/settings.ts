import { multiaddrOf } from '@tessera/domain/issuance/ipfs/gateway-address.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Config } from '#platform/config/config.ts'

/** The pinning service, and how it gets blocks: from an uploaded CAR, or from our gateway that the request names. */
export type PinningSettings = {
  readonly url: string
  readonly token: string
  readonly blocks: { readonly by: 'car'; readonly url: string } | { readonly by: 'gateway'; readonly multiaddr: string }
}

/** Returns undefined without a pinning service; publications then stay queued. */
export function pinningSettings(config: Config): PinningSettings | undefined {
  const { IPFS_PIN_URL: url, IPFS_PIN_TOKEN: token, IPFS_CAR_URL, IPFS_BLOCKS } = config
  if (url === undefined || token === undefined) return undefined
  if (IPFS_BLOCKS === 'car') {
    assert(IPFS_CAR_URL, 'IPFS_CAR_URL must be set if IPFS_BLOCKS is car')
    return { url, token, blocks: { by: 'car', url: IPFS_CAR_URL } }
  }
  const multiaddr = multiaddrOf(new URL(config.PUBLIC_URL).origin)
  assert(multiaddr, 'PUBLIC_URL must be an HTTP address')
  return { url, token, blocks: { by: 'gateway', multiaddr } }
}
