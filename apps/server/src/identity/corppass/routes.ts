import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { configuredVendor } from '#identity/fapi/vendors.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { enterpriseConfig } from './enterprise-config.ts'

/**
 * The other calls of this specification section belong to the application:
 * apps/server/src/identity/companies/routes.ts.
 */
export function corppassRoutes(deps: Deps): Noun {
  const at = configuredVendor(deps, 'corppass', deps.config.CORPPASS_SCOPE)
  return noun('corppass', corppass, {
    enterpriseConfig: (call, input) => enterpriseConfig(deps, at, call, input),
  })
}
