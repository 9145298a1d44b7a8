import { MAX_WINDOW_MS, WINDOW_MS } from '@tessera/domain/access/api-keys/signing.ts'

const frame = {
  message: { type: 'string', description: 'A sentence for the reader, in the language of the request.' },
  traceId: { type: 'string', description: 'Identifies the request in our logs.' },
  serverTime: { type: 'string', format: 'date-time' },
} as const

/** The success and the refusal envelope. */
export const envelopes = {
  Success: {
    type: 'object',
    properties: { code: { const: 'SUCCESS' }, ...frame },
    required: ['code', 'message', 'traceId', 'serverTime'],
  },
  Refusal: {
    type: 'object',
    properties: {
      code: { type: 'string' },
      data: { type: 'null' },
      field: { type: 'string', description: 'The field that is wrong, with dots between its parts.' },
      rule: { type: 'string', description: 'The rule that the field breaks. Only with PARAM_INVALID.' },
      ...frame,
    },
    required: ['code', 'message', 'data', 'traceId', 'serverTime'],
  },
} as const

/** Headers of responses, as components of the documents. */
export const answerHeaders = {
  'server-time': {
    description: 'The time of the response, by the server’s clock.',
    schema: { type: 'string', format: 'date-time' },
  },
  'retry-after': { description: 'The seconds to wait before the next try.', schema: { type: 'string' } },
  'idempotency-hit': {
    description: 'Present if this is the response to an earlier request with the same Idempotency-Key.',
    schema: { const: 'true' },
  },
  etag: { description: 'Identifies this content, for If-None-Match.', schema: { type: 'string' } },
  'content-range': { description: 'The part that is sent.', schema: { type: 'string' } },
  'x-ch-used-weight-1m': {
    description: 'The calls that all API keys of the account made in this minute.',
    schema: { type: 'string' },
  },
  'x-ch-order-count-10s': {
    description: 'The orders that all API keys of the account placed in these ten seconds.',
    schema: { type: 'string' },
  },
  'x-ch-order-count-1d': {
    description: 'The orders that all API keys of the account placed on this day.',
    schema: { type: 'string' },
  },
} as const

export const sessionScheme = {
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token of a session, from login.' },
} as const

/** The three headers of a signed request (decision G52). */
export const signatureSchemes = {
  'X-CH-APIKEY': { type: 'apiKey', in: 'header', name: 'X-CH-APIKEY', description: 'The API key.' },
  'X-CH-TS': {
    type: 'apiKey',
    in: 'header',
    name: 'X-CH-TS',
    description: `Milliseconds since 1970. The request is valid for ${WINDOW_MS} milliseconds, or for X-CH-WINDOW, at most ${MAX_WINDOW_MS}.`,
  },
  'X-CH-SIGN': {
    type: 'apiKey',
    in: 'header',
    name: 'X-CH-SIGN',
    description:
      'HMAC-SHA256 in lower-case hexadecimal digits, or Ed25519 in base64, over X-CH-TS, the method in capitals, the path with its query, and the body, one after the other. If X-CH-NONCE or X-CH-WINDOW is sent, both follow, each after a line feed; a missing one is empty.',
  },
} as const
