import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { exampleOf } from './example.ts'
import type { JsonSchema, Schemas } from './json-schemas.ts'

/** Headers that calls share, as components of the document. */
export const headerParameters = {
  language: {
    name: 'language',
    in: 'header',
    description: 'The language of messages. Without it, they are in Chinese.',
    schema: { type: 'string', enum: [...locales] },
    example: 'en_US',
  },
  client: {
    name: 'client',
    in: 'header',
    description: 'The kind of client, such as `pc` for the web site.',
    schema: { type: 'string', maxLength: 100 },
    example: 'pc',
  },
  'device-id': {
    name: 'device-id',
    in: 'header',
    description: 'An id that the client keeps for its device. The login history and the check for new devices use it.',
    schema: { type: 'string', maxLength: 100 },
    example: 'c0ffee00c0ffee00',
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A new key for each command, the same key to repeat one.',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
    example: 'a1b2c3d4-order-7',
  },
  unattended: {
    name: 'unattended',
    in: 'header',
    description: '`1` for a call that no person made, such as polling. It does not keep the session alive.',
    schema: { const: '1' },
    example: '1',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of a stored copy. If the copy is current, the response is 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"c0ffee00c0ffee00c0ffee00c0ffee00"',
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'A part of the file, such as `bytes=0-1023`.',
    schema: { type: 'string' },
    example: 'bytes=0-1023',
  },
  'X-CH-NONCE': {
    name: 'X-CH-NONCE',
    in: 'header',
    description: 'Optional part of a signed request: distinguishes two requests in the same millisecond.',
    schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
    example: '1f4e9a',
  },
  'X-CH-WINDOW': {
    name: 'X-CH-WINDOW',
    in: 'header',
    description: 'Optional part of a signed request: the milliseconds for which it is valid; 5000 by default.',
    schema: { type: 'string', pattern: '^\\d{1,16}$' },
    example: '5000',
  },
} as const
type HeaderName = keyof typeof headerParameters

/** Returns headers and query of a call. */
export function parametersOf(schemas: Schemas, row: Endpoint): object[] {
  const { components } = schemas
  if (row.signature !== undefined) return fieldsOf(schemas.headersOf(row), 'header', components)
  const shared = headersOf(row).map((name) => ({ $ref: `#/components/parameters/${name}` }))
  return row.method === 'GET' ? [...fieldsOf(schemas.inputOf(row), 'query', components), ...shared] : shared
}

function headersOf({ who, idempotent, keyScope, maxAgeSeconds, produces }: Endpoint): HeaderName[] {
  const some: readonly (readonly [applies: boolean, names: readonly HeaderName[]])[] = [
    [true, ['language', 'client', 'device-id']],
    [idempotent !== undefined, ['Idempotency-Key']],
    [who !== 'visitor', ['unattended']],
    [maxAgeSeconds !== undefined, ['If-None-Match']],
    [produces === 'file', ['Range']],
    [keyScope !== undefined, ['X-CH-NONCE', 'X-CH-WINDOW']],
  ]
  return some.flatMap(([applies, names]) => (applies ? names : []))
}

/** Returns one parameter for each property of the schema. */
function fieldsOf(schema: JsonSchema, location: 'query' | 'header', components: Schemas['components']): object[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'boolean'
      ? []
      : {
          name,
          in: location,
          ...(required.includes(name) && { required: true }),
          schema: property,
          example: exampleOf(property, { components, extent: 'required' }, name),
        },
  )
}
