import { sha256 } from '#platform/random/random.ts'
import type { Device } from './call.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Removes `uaTime` and `securityInfo` from a body that its row has checked. So no rule reads them by accident, and a
 * repeated request with another time is the same request. They only distinguish a known device from a new one (decision
 * G9).
 */
export function withoutDevice({ uaTime, securityInfo, ...input }: Body): { input: Body; device: Device } {
  return {
    input,
    device: {
      time: typeof uaTime === 'number' ? uaTime : undefined,
      info: typeof securityInfo === 'string' && securityInfo !== '' ? sha256(securityInfo) : undefined,
    },
  }
}
