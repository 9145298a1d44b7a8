import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type CryptoKey, exportJWK, importJWK } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Log } from '#platform/observing/log.ts'
import { VENDOR_SECONDS, vendorFetch, type VendorNotes } from '#platform/http/vendor-fetch.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { AnswerRefused, checkBody, checkTokens, checkUserinfo } from './check-answers.ts'
import type { IdentityKeys } from './keys.ts'

export type VendorName = 'singpass' | 'corppass'
export type FapiVendor = {
  readonly name: VendorName
  readonly issuer: string
  readonly clientId: string
  readonly scope: string
  /** The address to which the vendor redirects people back. */
  readonly redirectUri: string
}

const KeyPair = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })
/**
 * Secrets of one authorization request, stored encrypted until its response arrives. The DPoP key is for this request
 * only.
 */
export const AttemptSecrets = z.object({ nonce: z.string(), codeVerifier: z.string(), dpopKey: KeyPair })
export type AttemptSecrets = z.output<typeof AttemptSecrets>

/**
 * `unreachable`: no usable response, nothing changed. `refused`: a response that failed verification, or a refusal by
 * the vendor.
 */
export type FapiFailure = { readonly ok: false; readonly why: 'unreachable' | 'refused' }
type StepResult<T> = { readonly ok: true; readonly value: T } | FapiFailure
export type StartedRequest = { readonly authUrl: string; readonly state: string; readonly secrets: AttemptSecrets }
/** The parameters of the return address, as the browser sent them. */
export type ReturnedCode = { readonly code: string; readonly state: string; readonly iss: string }

export type FapiClient = {
  /**
   * Pushes an authorization request. Returns the URL for the browser, and the secrets to store until the browser
   * returns.
   */
  readonly start: () => Promise<StepResult<StartedRequest>>
  /** Exchanges a code for tokens and fetches userinfo. Returns its claims after all checks of FAPI 2.0. */
  readonly finish: (
    returned: ReturnedCode,
    secrets: AttemptSecrets,
  ) => Promise<StepResult<Readonly<Record<string, unknown>>>>
}

/** Vendors ask clients not to read their metadata for every request. */
const METADATA_MS = HOUR_MS

/** Returns a confidential client of one vendor under the FAPI 2.0 Security Profile. */
export function fapiClient(vendor: FapiVendor, keys: IdentityKeys, log: Log): FapiClient {
  let known: { readonly metadata: openid.ServerMetadata; readonly until: number } | undefined
  const authentication = openid.PrivateKeyJwt(keys.signing, {
    [openid.modifyAssertion]: (header) => void (header['typ'] = 'JWT'),
  })
  const configure = async (notes: VendorNotes): Promise<openid.Configuration> => {
    const fetch = vendorFetch(notes, (url, body) => checkBody(known?.metadata, url, body))
    if (known === undefined || known.until < uptimeMs())
      known = {
        metadata: await discover(vendor, authentication, fetch),
        until: uptimeMs() + METADATA_MS,
      }
    return configured(vendor, keys, known.metadata, authentication, fetch)
  }
  const guarded = <T>(step: string, run: (config: openid.Configuration) => Promise<T>): Promise<StepResult<T>> =>
    runStep({ vendor: vendor.name, step, log }, async (notes) => run(await configure(notes)))
  return {
    start: () => guarded('par', (config) => pushRequest(config, vendor)),
    finish: (returned, secrets) => guarded('token', (config) => exchangeCode(config, vendor, returned, secrets)),
  }
}

const requiredMetadata = {
  id_token_signed_response_alg: 'ES256',
  userinfo_signed_response_alg: 'ES256',
  dpop_bound_access_tokens: true,
} as const

const isLoopback = (address: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(address)

async function discover(
  { issuer, clientId }: FapiVendor,
  authentication: openid.ClientAuth,
  fetch: openid.CustomFetch,
): Promise<openid.ServerMetadata> {
  const found = await openid.discovery(new URL(issuer), clientId, requiredMetadata, authentication, {
    [openid.customFetch]: fetch,
    timeout: VENDOR_SECONDS,
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning: TLS is off only for a stand-in on this machine
    execute: isLoopback(issuer) ? [openid.allowInsecureRequests] : [],
  })
  return found.serverMetadata()
}

/** Built for each exchange, which fetches the signing keys, so that a rotated key is found at once. */
function configured(
  { issuer, clientId }: FapiVendor,
  keys: IdentityKeys,
  metadata: openid.ServerMetadata,
  authentication: openid.ClientAuth,
  fetch: openid.CustomFetch,
): openid.Configuration {
  const config = new openid.Configuration(metadata, clientId, requiredMetadata, authentication)
  config[openid.customFetch] = fetch
  config.timeout = VENDOR_SECONDS
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  if (isLoopback(issuer)) openid.allowInsecureRequests(config)
  openid.enableDecryptingResponses(config, ['A256CBC-HS512', 'A256GCM'], ...keys.opening)
  openid.enableNonRepudiationChecks(config)
  return config
}

async function pushRequest(config: openid.Configuration, { scope, redirectUri }: FapiVendor): Promise<StartedRequest> {
  const pair = await openid.randomDPoPKeyPair('ES256', { extractable: true })
  const [state, nonce, codeVerifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
  const parameters = {
    scope,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
  const url = await openid.buildAuthorizationUrlWithPAR(config, parameters, {
    DPoP: openid.getDPoPHandle(config, pair),
  })
  const dpopKey = KeyPair.parse(await exportJWK(pair.privateKey))
  return { authUrl: url.href, state, secrets: { nonce, codeVerifier, dpopKey } }
}

async function exchangeCode(
  config: openid.Configuration,
  { clientId, redirectUri }: FapiVendor,
  { code, state, iss }: ReturnedCode,
  { nonce, codeVerifier, dpopKey }: AttemptSecrets,
): Promise<Readonly<Record<string, unknown>>> {
  const DPoP = openid.getDPoPHandle(config, await pairOf(dpopKey))
  const address = new URL(redirectUri)
  for (const [name, text] of Object.entries({ code, state, iss })) address.searchParams.set(name, text)
  const tokens = await openid.authorizationCodeGrant(
    config,
    address,
    { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true },
    undefined,
    { DPoP },
  )
  checkTokens(clientId, tokens)
  const { sub = '' } = tokens.claims() ?? {}
  const userinfo = await openid.fetchUserInfo(config, tokens.access_token, sub, { DPoP })
  checkUserinfo(clientId, userinfo)
  return userinfo
}

async function pairOf({
  d,
  ...rest
}: AttemptSecrets['dpopKey']): Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }> {
  const [privateKey, publicKey] = [
    await importJWK({ ...rest, d }, 'ES256'),
    await importJWK(rest, 'ES256', { extractable: true }),
  ]
  assert(
    !(privateKey instanceof Uint8Array) && !(publicKey instanceof Uint8Array),
    'an elliptic key must be a JWK, not bytes',
  )
  return { privateKey, publicKey }
}

type StepContext = { readonly vendor: VendorName; readonly step: string; readonly log: Log }

/**
 * Runs a step and turns a failure into its reason. The log contains the step, the error code and the clock difference,
 * but never the response.
 */
async function runStep<T>(
  { vendor, step, log }: StepContext,
  run: (notes: VendorNotes) => Promise<T>,
): Promise<StepResult<T>> {
  const notes: VendorNotes = { unreachable: false, clockOffsetSeconds: undefined }
  try {
    return { ok: true, value: await run(notes) }
  } catch (error) {
    if (!notes.unreachable && !isOfVendor(error)) throw error
    const why = notes.unreachable ? 'unreachable' : 'refused'
    const { clockOffsetSeconds } = notes
    log.warn({ vendor, step, why, fault: faultOf(error), clockOffsetSeconds }, 'a request to an identity vendor failed')
    return { ok: false, why }
  }
}

/** True for errors that a vendor's response can cause. All others are bugs. */
const isOfVendor = (error: unknown): boolean =>
  error instanceof openid.ClientError ||
  error instanceof openid.ResponseBodyError ||
  error instanceof openid.AuthorizationResponseError ||
  error instanceof openid.WWWAuthenticateChallengeError ||
  error instanceof AnswerRefused ||
  codeOf(error) !== undefined

/**
 * Returns the code of an error of oauth4webapi, which openid-client does not always wrap; undefined for other errors.
 */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('OAUTH_') ? code : undefined
}

/**
 * Returns the OAuth error code of the vendor, or that of openid-client. Messages and causes may quote claims, so they
 * are dropped.
 */
function faultOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError)
    return error.error
  if (error instanceof openid.ClientError) return error.code ?? error.name
  if (error instanceof AnswerRefused) return error.fault
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
}
