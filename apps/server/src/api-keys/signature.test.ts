import { signingVectors, type SigningVector, vectorPublicKey, vectorSecret } from '@tessera/contract/signing-vectors.ts'
import { signedText } from '@tessera/domain/api-keys/signing.ts'
import { expect, test } from 'vitest'
import { isSignatureOf } from './signature.ts'

// docs/signing.md is written from the published vectors by this test with `-u`.
const section = (vector: SigningVector): string =>
  [
    `## ${vector.method} ${vector.target.split('?')[0]}`,
    '',
    '```',
    signedText(vector),
    '```',
    '',
    `HMAC-SHA256: \`${vector.hmac}\`\n`,
    `Ed25519: \`${vector.ed25519}\`\n`,
  ].join('\n')

test('the published vectors are documented as they are', async () => {
  const head = [
    '# Signing a request',
    '',
    'Headers: `X-CH-APIKEY`, `X-CH-TS` (milliseconds since 1970), `X-CH-SIGN`; with them, when wanted, `X-CH-NONCE` (up to 64 of',
    '`A-Z a-z 0-9 _ -`) and `X-CH-WINDOW` (milliseconds, 5000 when absent, 60000 at most). It is asked twice: an order that',
    'still waits for its turn when it is over is not placed.',
    '',
    'Signed is `timestamp + METHOD + path?query + body`. When a nonce or a window is sent, two lines follow: the nonce and the',
    'window, the absent one empty (after a nonce alone the text ends with a line break). A POST has no query, a GET no body. By',
    'HMAC-SHA256 with the secret, in lower-case hex; or by Ed25519, in base64. A signed request is taken once: two at the same',
    'millisecond need different nonces.',
    '',
    'The texts below are signed, with no other line break at their end, with the secret',
    `\`${vectorSecret}\` and with the private key whose 32 bytes are all 7; its public key is`,
    `\`${vectorPublicKey}\`.`,
    '',
  ]
  await expect([...head, ...signingVectors.map(section)].join('\n')).toMatchFileSnapshot('../../../../docs/signing.md')
})

test('API-05 each published vector fits its text and no other', () => {
  for (const vector of signingVectors) {
    const text = signedText(vector)
    expect(isSignatureOf({ secret: vectorSecret }, text, vector.hmac)).toBe(true)
    expect(isSignatureOf({ publicKey: vectorPublicKey }, text, vector.ed25519)).toBe(true)
    expect(isSignatureOf({ secret: vectorSecret }, `${text} `, vector.hmac)).toBe(false)
    expect(isSignatureOf({ publicKey: vectorPublicKey }, `${text} `, vector.ed25519)).toBe(false)
    expect(isSignatureOf({ secret: `${vectorSecret} ` }, text, vector.hmac)).toBe(false)
  }
})
