import {
  signingVectors,
  type SigningVector,
  vectorPublicKey,
  vectorSecret,
  webhookVector,
} from '@tessera/contract/access/api-keys/signing-vectors.ts'
import { signedText } from '@tessera/domain/access/api-keys/signing.ts'
import { expect, test } from 'vitest'
import { signatureOf } from '#platform/http/signed-post.ts'
import { isSignatureOf } from './signature.ts'

// This test with `-u` writes docs/signing.md from the published vectors.
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

const webhooks = [
  '# Checking a webhook',
  '',
  'An event is a POST of JSON to your endpoint: `id` (the same each time it is sent), `number` (grows with each event), `type`,',
  '`account` (the number of the account), `createdAt` and `data`. Headers: `X-Tessera-Event` (the id), `X-Tessera-Time`',
  '(milliseconds since 1970), `X-Tessera-Signature`.',
  '',
  'The signature covers `time + "." + body`: HMAC-SHA256 with the secret of the endpoint, in lower-case hex. Check it over the',
  'received bytes, before you parse them, with a comparison in constant time. Refuse a time that differs from your clock by more',
  'than five minutes, and an id that you have already received. Answer with 2xx within five seconds; other answers and redirects',
  'are failures. We retry after 5 minutes, 1 hour, 5 hours and 18 hours, each time with a new time and signature. Events may',
  'arrive out of order: compare their numbers.',
  '',
  `Secret: \`${webhookVector.secret}\`. Time: \`${webhookVector.time}\`. Body:`,
  '',
  '```',
  webhookVector.body,
  '```',
  '',
  `Signature: \`${webhookVector.signature}\``,
  '',
  '# Subscribing to products with a key',
  '',
  'Products are public (`products/list`, `products/detail`). A key with `read` gets from `subscriptions/quote` the cost, the terms',
  'version and the documents, and reads subscriptions and distributions. A key with `trade` subscribes (`subscriptions/create`,',
  'with an `Idempotency-Key`) and cancels subscriptions. Eligibility, limits and the waiting period of a new key are the same as',
  'on the site. Subscriptions that need two signatures of a company are signed on the site. Keys cannot buy in token sales.',
  '',
]

test('the documentation lists the published vectors', async () => {
  const head = [
    '# Signing a request',
    '',
    'Headers: `X-CH-APIKEY`, `X-CH-TS` (milliseconds since 1970), `X-CH-SIGN`; optionally `X-CH-NONCE` (up to 64 of',
    '`A-Z a-z 0-9 _ -`) and `X-CH-WINDOW` (milliseconds, 5000 by default, 60000 at most). The window is checked twice: an order',
    'that is still queued when its window ends is not placed.',
    '',
    'The signed text is `timestamp + METHOD + path?query + body`. If a nonce or a window is sent, two lines follow: the nonce and',
    'the window; a missing one is an empty line (after a nonce alone the text ends with a line break). A POST has no query, a GET',
    'no body. The signature is HMAC-SHA256 with the secret, in lower-case hex, or Ed25519, in base64. A signed request is accepted',
    'once: two requests in the same millisecond need different nonces.',
    '',
    'The texts below are examples, with no other line break at their end. They are signed with the secret',
    `\`${vectorSecret}\` and with the private key whose 32 bytes are all 7. Its public key is`,
    `\`${vectorPublicKey}\`.`,
    '',
  ]
  await expect([...head, ...signingVectors.map(section), ...webhooks].join('\n')).toMatchFileSnapshot(
    '../../../../../docs/signing.md',
  )
})

test("HOOK-01 the published sample webhook has the server's signature", () => {
  const { secret, time, body, signature } = webhookVector
  expect(signatureOf(secret, time, body)).toBe(signature)
  expect(signatureOf(secret, time, `${body} `)).not.toBe(signature)
})

test('API-05 each published vector is the signature of its own text only', () => {
  for (const vector of signingVectors) {
    const text = signedText(vector)
    expect(isSignatureOf({ secret: vectorSecret }, text, vector.hmac)).toBe(true)
    expect(isSignatureOf({ publicKey: vectorPublicKey }, text, vector.ed25519)).toBe(true)
    expect(isSignatureOf({ secret: vectorSecret }, `${text} `, vector.hmac)).toBe(false)
    expect(isSignatureOf({ publicKey: vectorPublicKey }, `${text} `, vector.ed25519)).toBe(false)
    expect(isSignatureOf({ secret: `${vectorSecret} ` }, text, vector.hmac)).toBe(false)
  }
})
