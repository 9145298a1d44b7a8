import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encryptionKey, signingKey } from '#world/singpass/signing-keys.ts'
import { readIdentityKeys } from './keys.ts'

const written = async (text: string): Promise<{ IDENTITY_KEYS_FILE: string }> => {
  const file = join(await mkdtemp(join(tmpdir(), 'tessera-keys-')), 'keys.json')
  await writeFile(file, text)
  return { IDENTITY_KEYS_FILE: file }
}

test('signs with the first signing key, decrypts with every decryption key, and publishes no private key', async () => {
  const [next, old, one, two] = [await signingKey(), await signingKey(), await encryptionKey(), await encryptionKey()]
  const keys = await readIdentityKeys(await written(JSON.stringify({ keys: [next, old, one, two] })))
  expect(keys?.signing.kid).toBe(next.kid)
  expect(keys?.opening.map(({ kid }) => kid)).toEqual([one.kid, two.kid])
  expect(keys?.published.keys.map(({ kid }) => kid)).toEqual([next.kid, old.kid, one.kid, two.kid])
  expect(JSON.stringify(keys?.published)).not.toMatch(/"d":/)
})

test('has no keys without a file', async () => {
  expect(await readIdentityKeys({})).toBeUndefined()
})

test.each([
  ['is missing', undefined],
  ['is not JSON', () => '{"keys": [{"d": "secret-of-ours"'],
  ['has public keys alone', () => '{"keys": [{"kty": "EC", "use": "sig"}, {"kty": "EC", "use": "enc"}]}'],
])('refuses to start with a key file that %s, and does not quote its content', async (_what, text) => {
  const file = text === undefined ? { IDENTITY_KEYS_FILE: '/nowhere/keys.json' } : await written(text())
  const reading = readIdentityKeys(file)
  await expect(reading).rejects.toThrow(/^IDENTITY_KEYS_FILE: not a JWKS/)
  await expect(reading).rejects.not.toThrow(/secret-of-ours/)
})

test('refuses to start with two signing keys and no decryption key', async () => {
  const file = await written(JSON.stringify({ keys: [await signingKey(), await signingKey()] }))
  await expect(readIdentityKeys(file)).rejects.toThrow(/a key to decrypt with/)
})
