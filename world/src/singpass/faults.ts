import { CompactEncrypt, type CryptoKey, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import type Provider from 'oidc-provider'
import { encryptionKey, signingKey } from './signing-keys.ts'

type Claims = Readonly<Record<string, unknown>>
/** A change of one token that the stand-in issues. */
type Change = {
  readonly use: 'idtoken' | 'userinfo'
  /** Changes the correct claims. */
  readonly claims?: (claims: Claims) => Claims
  /** A signature other than the correct one. */
  readonly signature?: 'none' | 'of another key' | 'of an unknown key' | 'ES384' | 'HS256' | 'without kid'
  /** An encryption other than the correct one. */
  readonly encryption?: 'none' | 'A128CBC-HS256' | 'for another key'
}

const idToken = (change: Omit<Change, 'use'>): Change => ({ use: 'idtoken', ...change })
const userinfo = (change: Omit<Change, 'use'>): Change => ({ use: 'userinfo', ...change })
const without =
  (name: string) =>
  ({ [name]: _left, ...rest }: Claims): Claims =>
    rest
const having =
  (change: Claims) =>
  (claims: Claims): Claims => ({ ...claims, ...change })
const at = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
const TEN_MINUTES = 600

/** The ways in which the stand-in can answer wrongly, each of which a client must refuse. */
export const faults = {
  id_token_for_another_client: idToken({ claims: having({ aud: 'another-client' }) }),
  id_token_for_more_clients: idToken({ claims: (all) => ({ ...all, aud: [all['aud'], 'another-client'] }) }),
  id_token_for_more_clients_with_azp: idToken({
    claims: (all) => ({ ...all, aud: [all['aud'], 'another-client'], azp: all['aud'] }),
  }),
  id_token_without_audience: idToken({ claims: without('aud') }),
  id_token_of_another_issuer: idToken({ claims: having({ iss: 'https://elsewhere.example' }) }),
  id_token_without_issuer: idToken({ claims: without('iss') }),
  id_token_without_subject: idToken({ claims: without('sub') }),
  id_token_with_another_nonce: idToken({ claims: having({ nonce: 'another' }) }),
  id_token_without_nonce: idToken({ claims: without('nonce') }),
  id_token_expired: idToken({ claims: (all) => ({ ...all, iat: at(-2 * TEN_MINUTES), exp: at(-TEN_MINUTES) }) }),
  id_token_without_expiry: idToken({ claims: without('exp') }),
  id_token_issued_in_the_future: idToken({ claims: (all) => ({ ...all, iat: at(TEN_MINUTES) }) }),
  id_token_without_time_of_issue: idToken({ claims: without('iat') }),
  id_token_not_valid_yet: idToken({ claims: (all) => ({ ...all, nbf: at(TEN_MINUTES) }) }),
  id_token_with_hash_of_another_access_token: idToken({ claims: having({ at_hash: 'MTIzNDU2Nzg5MDEyMzQ1Ng' }) }),
  id_token_not_signed: idToken({ signature: 'none' }),
  id_token_with_wrong_signature: idToken({ signature: 'of another key' }),
  id_token_with_unknown_key: idToken({ signature: 'of an unknown key' }),
  id_token_with_es384: idToken({ signature: 'ES384' }),
  id_token_with_hs256: idToken({ signature: 'HS256' }),
  id_token_not_encrypted: idToken({ encryption: 'none' }),
  id_token_with_weak_encryption: idToken({ encryption: 'A128CBC-HS256' }),
  id_token_encrypted_for_another_client: idToken({ encryption: 'for another key' }),
  userinfo_of_another_person: userinfo({ claims: having({ sub: 'another-person' }) }),
  userinfo_without_subject: userinfo({ claims: without('sub') }),
  userinfo_for_another_client: userinfo({ claims: having({ aud: 'another-client' }) }),
  userinfo_without_audience: userinfo({ claims: without('aud') }),
  userinfo_of_another_issuer: userinfo({ claims: having({ iss: 'https://elsewhere.example' }) }),
  userinfo_without_issuer: userinfo({ claims: without('iss') }),
  userinfo_not_signed: userinfo({ signature: 'none' }),
  userinfo_with_wrong_signature: userinfo({ signature: 'of another key' }),
  userinfo_with_unknown_key: userinfo({ signature: 'of an unknown key' }),
  userinfo_with_es384: userinfo({ signature: 'ES384' }),
  userinfo_not_encrypted: userinfo({ encryption: 'none' }),
  userinfo_with_weak_encryption: userinfo({ encryption: 'A128CBC-HS256' }),
} as const satisfies Record<string, Change>

/** Unusual answers that OpenID Connect allows. */
export const variants = {
  id_token_with_a_list_of_one_client: idToken({ claims: (all) => ({ ...all, aud: [all['aud']] }) }),
  id_token_without_hash_of_the_access_token: idToken({ claims: without('at_hash') }),
  id_token_without_kid: idToken({ signature: 'without kid' }),
} as const satisfies Record<string, Change>

export type Fault = keyof typeof faults | keyof typeof variants
const changes: Readonly<Record<Fault, Change>> = { ...faults, ...variants }
export const isFault = (text: string): text is Fault => Object.hasOwn(changes, text)

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
    const change = fault === undefined ? undefined : changes[fault]
    return change?.use === about.use ? forged(this, signing, change) : issue.call(this, about)
  }
}

async function forged(token: Token, signing: Signing, change: Change): Promise<string> {
  // The library replaces this claim, which holds the access token, by its hash only when it signs.
  const { at_hash: _token, ...payload } = await token.payload()
  const { clientId } = token.client
  const right: Claims = { ...payload, iss: signing.issuer, aud: clientId, iat: at(0), exp: at(TEN_MINUTES) }
  const signed = await signedAs(change.signature, signing.key(), change.claims?.(right) ?? right)
  if (change.encryption === 'none') return signed
  const own = await signing.encryptionKey(clientId)
  const recipient = change.encryption === 'for another key' ? await publicEncryptionKey() : own
  const enc = change.encryption === 'A128CBC-HS256' ? change.encryption : 'A256CBC-HS512'
  return new CompactEncrypt(new TextEncoder().encode(signed))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc, cty: 'JWT', kid: own.kid ?? '' })
    .encrypt(await importJWK(recipient, 'ECDH-ES+A256KW'))
}

async function publicEncryptionKey(): Promise<JWK> {
  const { d: _private, ...rest } = await encryptionKey()
  return rest
}

async function signedAs(signature: Change['signature'], key: JWK, claims: Claims): Promise<string> {
  if (signature === 'none') return new UnsecuredJWT({ ...claims }).encode()
  const { alg, kid, by } = await signerOf(signature, key)
  return new SignJWT({ ...claims }).setProtectedHeader({ alg, ...(kid !== undefined && { kid }) }).sign(by)
}

type Signer = { readonly alg: string; readonly kid: string | undefined; readonly by: CryptoKey | Uint8Array }

const es256 = async (jwk: JWK): Promise<Pick<Signer, 'alg' | 'by'>> => ({
  alg: 'ES256',
  by: await importJWK(jwk, 'ES256'),
})

async function signerOf(signature: Exclude<Change['signature'], 'none'>, key: JWK): Promise<Signer> {
  const { kid, x = '', y = '' } = key
  if (signature === 'of another key') return { ...(await es256(await signingKey())), kid }
  if (signature === 'of an unknown key') {
    const unknown = await signingKey()
    return { ...(await es256(unknown)), kid: unknown.kid }
  }
  if (signature === 'ES384') return { alg: 'ES384', kid, by: (await generateKeyPair('ES384')).privateKey }
  // The secret is the public key, with which a careless client would verify.
  if (signature === 'HS256') return { alg: 'HS256', kid, by: new TextEncoder().encode(x + y) }
  return { ...(await es256(key)), kid: signature === 'without kid' ? undefined : kid }
}
