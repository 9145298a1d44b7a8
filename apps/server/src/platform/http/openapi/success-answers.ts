import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import type { answerHeaders } from './envelope-schemas.ts'
import { exampleOf } from './example.ts'
import type { Schemas } from './json-schemas.ts'
import { stamp } from './refusal-answers.ts'

/** Returns the successful responses of a row, by status. */
export const successAnswers = (schemas: Schemas, row: Endpoint): Readonly<Record<string, object>> => ({
  200: successOf(schemas, row),
  ...otherSuccesses(row),
})

const successOf = (schemas: Schemas, row: Endpoint): object => ({
  description: 'Success',
  headers: Object.fromEntries(headersOf(row).map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  content: contentOf(schemas, row),
})

const headersOf = ({ idempotent, keyScope, maxAgeSeconds, places }: Endpoint): (keyof typeof answerHeaders)[] => [
  'server-time',
  ...(idempotent === 'tx' ? (['idempotency-hit'] as const) : []),
  ...(maxAgeSeconds === undefined ? [] : (['etag'] as const)),
  ...(keyScope === undefined ? [] : (['x-ch-used-weight-1m'] as const)),
  ...(places === true ? (['x-ch-order-count-10s', 'x-ch-order-count-1d'] as const) : []),
]

/** Returns responses to a range request, and to a request for an unchanged resource. */
const otherSuccesses = ({ maxAgeSeconds, produces }: Endpoint): Readonly<Record<string, object>> => ({
  ...(produces === 'file' && {
    206: {
      description: 'Partial Content',
      headers: { 'content-range': { $ref: '#/components/headers/content-range' } },
      content: fileContent,
    },
    416: { description: 'Range Not Satisfiable: the file has no such part' },
  }),
  ...(maxAgeSeconds !== undefined && { 304: { description: 'Not Modified: the copy with this ETag is still right' } }),
})

const fileContent = { '*/*': { schema: { type: 'string', format: 'binary' } } } as const

function contentOf(schemas: Schemas, row: Endpoint): object {
  if (row.produces === 'text/csv')
    return { 'text/csv': { schema: { type: 'string' }, example: 'time,coin,amount\n2026-03-18 06:42,tUSD,12.50\n' } }
  if (row.produces === 'file') return fileContent
  const data = schemas.replyOf(row)
  const example = exampleOf(data, { components: schemas.components, extent: 'all' })
  return {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', properties: { data }, required: ['data'] }],
      },
      example: { code: 'SUCCESS', message: 'OK', data: example, ...stamp },
    },
  }
}
