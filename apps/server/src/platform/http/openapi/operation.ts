import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { descriptionOf } from './description.ts'
import type { Schemas } from './json-schemas.ts'
import { parametersOf } from './parameters.ts'
import { refusalAnswers } from './refusal-answers.ts'
import { requestBodyOf } from './request-body.ts'
import { successAnswers } from './success-answers.ts'

type Operation = { readonly noun: string; readonly verb: string; readonly row: Endpoint }

/** One endpoint as an OpenAPI operation. */
export const operationOf = (schemas: Schemas, { noun, verb, row }: Operation): object => ({
  operationId: `${noun}.${verb}`,
  tags: [noun],
  summary: row.summary,
  description: descriptionOf(row),
  security: securityOf(row),
  parameters: parametersOf(schemas, row),
  ...(row.method === 'POST' && { requestBody: requestBodyOf(schemas, row) }),
  responses: { ...successAnswers(schemas, row), ...refusalAnswers(row) },
})

const KEY_HEADERS = { 'X-CH-APIKEY': [], 'X-CH-TS': [], 'X-CH-SIGN': [] }

function securityOf({ who, keyScope, signature }: Endpoint): object[] {
  if (signature !== undefined) return []
  if (who === 'visitor') return [{}, { token: [] }]
  return [{ token: [] }, ...(keyScope === undefined ? [] : [KEY_HEADERS])]
}
