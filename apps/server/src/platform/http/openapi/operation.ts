import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { descriptionOf } from './description.ts'
import type { Schemas } from './json-schemas.ts'
import { parametersOf } from './parameters.ts'
import { refusalAnswers } from './refusal-answers.ts'
import { requestBodyOf } from './request-body.ts'
import { successAnswers } from './success-answers.ts'

type Operation = { readonly noun: string; readonly action: string; readonly endpoint: Endpoint }

/** Returns one endpoint as an OpenAPI operation. */
export const operationOf = (schemas: Schemas, { noun, action, endpoint }: Operation): object => ({
  operationId: `${noun}.${action}`,
  tags: [noun],
  summary: endpoint.summary,
  description: descriptionOf(endpoint),
  security: securityOf(endpoint),
  parameters: parametersOf(schemas, endpoint),
  ...(endpoint.method === 'POST' && { requestBody: requestBodyOf(schemas, endpoint) }),
  responses: { ...successAnswers(schemas, endpoint), ...refusalAnswers(endpoint) },
})

const KEY_HEADERS = { 'X-CH-APIKEY': [], 'X-CH-TS': [], 'X-CH-SIGN': [] }

function securityOf({ who, keyScope, signature }: Endpoint): object[] {
  if (signature !== undefined) return []
  if (who === 'visitor') return [{}, { token: [] }]
  return [{ token: [] }, ...(keyScope === undefined ? [] : [KEY_HEADERS])]
}
