import { CompactEncrypt, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import type Provider from 'oidc-provider'
import { signingKey } from './signing-keys.ts'

/** The ways in which a stand-in can answer wrongly, each of which a client must refuse. */
export type Fault =
  | 'id_token_for_another_client'
  | 'id_token_of_another_issuer'
  | 'id_token_with_unknown_key'
  | 'id_token_not_encrypted'
  | 'id_token_with_another_nonce'
  | 'id_token_expired'
  | 'id_token_not_signed'
  | 'userinfo_for_another_client'
  | 'userinfo_of_another_person'
  | 'userinfo_with_unknown_key'
  | 'userinfo_not_encrypted'

/** A token of oidc-provider that is about to be signed; the library's types leave its class out. */
type Token = {
  readonly client: { readonly clientId: string; readonly metadata: () => { readonly jwks?: { keys: JWK[] } } }
  readonly payload: () => Promise<Record<string, unknown>>
}
type Issue = (this: Token, about: { readonly use: string }) => Promise<string>
type TokenClass = { readonly prototype: { issue: Issue } }

export type Signing = {
  readonly issuer: string
  readonly key: () => JWK
  readonly fault: () => Fault | undefined
  /** The public key that answers are encrypted for. */
  readonly encryptionKey: (clientId: string) => Promise<JWK>
}

/** Makes the provider answer with the configured fault, and correctly without one. */
export function answerWrongly(provider: Provider, signing: Signing): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of oidc-provider leave this class out
  const { prototype } = (provider as unknown as { readonly IdToken: TokenClass }).IdToken
  const { issue } = prototype
  prototype.issue = async function issueWrongly(about) {
    const fault = signing.fault()
    const isAbout = fault?.startsWith(about.use === 'idtoken' ? 'id_token' : about.use) === true
    return fault !== undefined && isAbout ? forged(this, signing, fault) : issue.call(this, about)
  }
}

async function forged(token: Token, signing: Signing, fault: Fault): Promise<string> {
  const payload = await token.payload()
  const claims = {
    ...payload,
    ...(fault === 'userinfo_of_another_person' && { sub: 'somebody-else' }),
    ...(fault === 'id_token_with_another_nonce' && { nonce: 'another' }),
    ...timesOf(fault),
    iss: fault === 'id_token_of_another_issuer' ? 'https://elsewhere.example' : signing.issuer,
    aud: fault.endsWith('for_another_client') ? 'another-client' : token.client.clientId,
  }
  const signed =
    fault === 'id_token_not_signed' ? new UnsecuredJWT(claims).encode() : await signedBy(signing, fault, claims)
  if (fault.endsWith('not_encrypted')) return signed
  const recipient = await signing.encryptionKey(token.client.clientId)
  return new CompactEncrypt(new TextEncoder().encode(signed))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256CBC-HS512', cty: 'JWT', kid: recipient.kid ?? '' })
    .encrypt(await importJWK(recipient, 'ECDH-ES+A256KW'))
}

const MINUTES = 60
function timesOf(fault: Fault): { readonly iat: number; readonly exp: number } {
  const now = Math.floor(Date.now() / 1000)
  const iat = fault === 'id_token_expired' ? now - 20 * MINUTES : now
  return { iat, exp: iat + 10 * MINUTES }
}

async function signedBy(signing: Signing, fault: Fault, claims: Readonly<Record<string, unknown>>): Promise<string> {
  const key = fault.endsWith('unknown_key') ? await signingKey() : signing.key()
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '' })
    .sign(await importJWK(key, 'ES256'))
}
