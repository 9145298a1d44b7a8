import { withField } from '@tessera/contract/platform/http/body-fields.ts'
import { SealedContent } from '@tessera/contract/platform/http/sealed.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { SEALED_MINUTES } from '@tessera/domain/platform/secrets/life.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { compactDecrypt, decodeProtectedHeader, importJWK, type JWK } from 'jose'
import type { Deps } from '#platform/http/deps.ts'
import type { OpenSealed } from '#platform/http/sealed.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type FieldKeyRow, findKey, newestKey, spendNonce } from './field-keys.sql.ts'
import { fieldKeyCipher } from './rotate-keys.ts'

type UnsealDeps = Pick<Deps, 'config' | 'inTx' | 'log'>

/**
 * Decrypts the fields that a browser encrypted for this row, once (threat AUT-29). Returns undefined for any error, and
 * all errors take the same path: an unknown key is replaced by the newest, which does not fit.
 */
export const openSealed =
  (deps: UnsealDeps): OpenSealed =>
  async (row, sealed, body) => {
    const { value: content } = await deps.inTx('sealed')(async (tx) => ok(await open(deps, tx, sealed)))
    const names = content === undefined ? [] : Object.keys(content.fields)
    if (content?.path !== row.path || !names.every((name) => row.secret?.includes(name))) return undefined
    return Object.entries(content.fields).reduce((whole, [name, value]) => withField(whole, name, value), body)
  }

async function open({ config, log }: UnsealDeps, tx: Tx, sealed: string): Promise<SealedContent | undefined> {
  const key = (await findKey(tx, kidOf(sealed))) ?? (await newestKey(tx))
  if (key === undefined) return undefined
  const content = await decrypt(key, fieldKeyCipher(config).open(key.private_sealed), sealed, log)
  if (content === undefined || Math.abs(tx.now.getTime() / 1000 - content.iat) > SEALED_MINUTES * 60) return undefined
  const expiresAt = new Date(tx.now.getTime() + 2 * SEALED_MINUTES * MINUTE_MS)
  return (await spendNonce(tx, content.nonce, expiresAt)) === 1n ? content : undefined
}

function kidOf(sealed: string): string {
  try {
    return decodeProtectedHeader(sealed).kid ?? ''
  } catch {
    // Then the newest key is used, which does not fit.
    return ''
  }
}

const isJwk = (value: unknown): value is JWK => typeof value === 'object' && value !== null && 'd' in value

async function decrypt(
  { kid }: FieldKeyRow,
  privateJwk: string,
  sealed: string,
  log: Deps['log'],
): Promise<SealedContent | undefined> {
  try {
    const jwk: unknown = JSON.parse(privateJwk)
    if (!isJwk(jwk)) throw new Error('the private key for sealed fields is not a JWK')
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, await importJWK(jwk, 'ECDH-ES+A256KW'), {
      keyManagementAlgorithms: ['ECDH-ES+A256KW'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const read = SealedContent.safeParse(JSON.parse(new TextDecoder().decode(plaintext)))
    return read.success && protectedHeader.kid === kid ? read.data : undefined
  } catch (error) {
    // The library throws for everything that it cannot decrypt.
    log.debug({ err: error }, 'a sealed field could not be decrypted')
    return undefined
  }
}
