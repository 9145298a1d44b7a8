import type {
  Configuration,
  default as OidcProvider,
  interactionPolicy as policies,
  KoaContextWithOIDC,
} from 'oidc-provider'
import type { JWK } from 'jose'
import { adapterOf, type Store } from './memory-store.ts'
import { errors, interactionPolicy, Provider } from './oidc-provider.ts'

export type Vendor = {
  readonly name: 'Singpass' | 'Corppass'
  /** Claims of the ID token besides those of OpenID Connect. */
  readonly tokenClaims: readonly string[]
  /** Each claim of the userinfo response with the scopes that request it. */
  readonly userinfoClaims: Readonly<Record<string, readonly string[]>>
  readonly personas: readonly { readonly id: string; readonly about: string }[]
  /** The claims of one persona; in the userinfo response only those that `scopes` request. */
  readonly claimsOf: (id: string, scopes: ReadonlySet<string>) => Readonly<Record<string, unknown>> | undefined
}
type Options = {
  readonly issuer: string
  readonly vendor: Vendor
  readonly keys: readonly JWK[]
  readonly store: Store
  /** The vendor's own clock. */
  readonly now: () => Date
  readonly nonceSecret: Buffer
  readonly cookieSecret: string
}

/** Singpass refuses assertions that live longer: https://docs.developer.singpass.gov.sg, "Client assertion", read 2026-11-28. */
const MAX_ASSERTION_SECONDS = 120
const CLOCK_SECONDS = 30

/** An OpenID provider under the FAPI 2.0 Security Profile, as strict as the vendor's documents say. */
export function fapiProvider(options: Options): OidcProvider {
  return new Provider(options.issuer, configurationOf(options))
}

function configurationOf(options: Options): Configuration {
  const { vendor, keys, store, nonceSecret, cookieSecret } = options
  const scopes = [...new Set(Object.values(vendor.userinfoClaims).flat())]
  return {
    adapter: (kind) => adapterOf(store, kind),
    claims: {
      openid: ['sub', ...vendor.tokenClaims],
      ...Object.fromEntries(scopes.map((scope) => [scope, claimsOfScope(vendor, scope)])),
    },
    clientAuthMethods: ['private_key_jwt'],
    // Client and vendor of the local world share a clock, so no tolerance for expired requests is needed.
    clockTolerance: 0,
    assertJwtClientAuthClaimsAndHeader: async (_ctx, claims, header) => checkAssertion(options, claims, header),
    conformIdTokenClaims: true,
    cookies: { keys: [cookieSecret], short: { sameSite: 'lax' } },
    enabledJWA,
    features: featuresWith(nonceSecret),
    // By default the library fetches no local addresses, but the client of the local world publishes its keys at one.
    fetch: (url, { signal = null, headers = {} } = {}) => globalThis.fetch(url, { signal, headers }),
    findAccount: async (ctx, id) => accountOf(vendor, id, scopesOf(ctx.oidc.params?.['scope'])),
    interactions: { policy: askEveryTime(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [...keys] },
    loadExistingGrant: async (ctx) => grantAll(ctx, vendor),
    renderError: (ctx, out) => {
      ctx.type = 'text/plain'
      ctx.body = `${out.error}: ${out.error_description ?? ''}`
    },
    responseTypes: ['code'],
    routes,
    scopes: ['openid', ...scopes],
    ttl,
  }
}

const routes = {
  authorization: '/fapi/auth',
  jwks: '/.well-known/keys',
  pushed_authorization_request: '/fapi/par',
  token: '/fapi/token',
  userinfo: '/userinfo',
}
const ttl = { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 }
const enabledJWA: Configuration['enabledJWA'] = {
  clientAuthSigningAlgValues: ['ES256'],
  dPoPSigningAlgValues: ['ES256'],
  idTokenSigningAlgValues: ['ES256'],
  idTokenEncryptionAlgValues: ['ECDH-ES+A256KW'],
  idTokenEncryptionEncValues: ['A256CBC-HS512'],
  userinfoSigningAlgValues: ['ES256'],
  userinfoEncryptionAlgValues: ['ECDH-ES+A256KW'],
  userinfoEncryptionEncValues: ['A256CBC-HS512'],
}
const featuresWith = (nonceSecret: Buffer): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: true, nonceSecret, requireNonce: () => true },
  encryption: { enabled: true },
  fapi: { enabled: true, profile: '2.0' },
  jwtUserinfo: { enabled: true },
  pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
  rpInitiatedLogout: { enabled: false },
})

/** Choosing a persona on the page gives consent to everything that was requested. */
async function grantAll({ oidc }: KoaContextWithOIDC, vendor: Vendor) {
  const { client, session, params } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope([...scopesOf(params?.['scope'])].join(' '))
  grant.addOIDCClaims([...vendor.tokenClaims, ...Object.keys(vendor.userinfoClaims)])
  await grant.save()
  return grant
}

const claimsOfScope = ({ userinfoClaims }: Vendor, scope: string): string[] =>
  Object.keys(userinfoClaims).filter((claim) => userinfoClaims[claim]?.includes(scope))

const scopesOf = (scope: unknown): ReadonlySet<string> => new Set(typeof scope === 'string' ? scope.split(' ') : [])

const accountOf = (vendor: Vendor, id: string, scopes: ReadonlySet<string>) => {
  if (vendor.claimsOf(id, scopes) === undefined) return undefined
  return {
    accountId: id,
    claims: async (_use: string, scope: string) => ({ sub: id, ...vendor.claimsOf(id, scopesOf(scope)) }),
  }
}

/** There is no earlier login: the tester chooses a persona for each request. */
function askEveryTime(): policies.DefaultPolicy {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('persona', 'a persona is chosen for each request', 'login_required', ({ oidc }) =>
        oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}

/** Refuses a client assertion that the vendor's documents do not allow; oidc-provider has checked its signature. */
function checkAssertion(
  { issuer, now }: Pick<Options, 'issuer' | 'now'>,
  claims: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>>,
): void {
  const seconds = Math.floor(now().getTime() / 1000)
  const [issued, ends] = [Number(claims['iat']), Number(claims['exp'])]
  const faults = [
    [header['typ'] !== 'JWT', 'typ must be JWT'],
    [typeof header['kid'] !== 'string', 'kid must name the key'],
    [claims['aud'] !== issuer, 'aud must be the issuer'],
    [claims['sub'] !== claims['iss'], 'sub must be the client'],
    [!(Math.abs(seconds - issued) <= CLOCK_SECONDS), 'iat is not recent'],
    [!(ends > seconds && ends - issued <= MAX_ASSERTION_SECONDS), 'exp is over or too late'],
  ] as const
  const fault = faults.find(([is]) => is)
  if (fault !== undefined) throw new errors.InvalidClientAuth(`client_assertion: ${fault[1]}`)
}
