import type { ApiNoun } from '@tessera/contract/api-nouns.ts'
import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { answerHeaders, envelopes, sessionScheme, signatureSchemes } from './envelope-schemas.ts'
import { schemasOf } from './json-schemas.ts'
import { operationOf } from './operation.ts'
import { headerParameters } from './parameters.ts'
import { commonAnswers, refusalExamples } from './refusal-answers.ts'

/** `customers`: every endpoint except those of the console. `staff`: the endpoints of the console. */
export const audiences = ['customers', 'staff'] as const
export type Audience = (typeof audiences)[number]

export type OpenApiDocument = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, object>>
  readonly components: Readonly<Record<string, object>>
  readonly [part: string]: unknown
}

const info: Readonly<Record<Audience, object>> = {
  customers: { title: 'Tessera API', summary: 'Endpoints for visitors, customers and API clients' },
  staff: { title: 'Tessera API for operators', summary: 'Endpoints of the console' },
}

const description = `Every response has the form {code, message, data, traceId, serverTime}. The code is SUCCESS or an entry of the error catalogue.
PARAM_INVALID also has the field and the rule that it breaks, such as missing, longText or format.
Amounts are decimal strings. Times are in UTC. New fields may be added to responses.`

const audienceOf = ({ path }: Endpoint): Audience => (path.startsWith('console/') ? 'staff' : 'customers')

/** Returns the OpenAPI document of the endpoints for an audience. The same endpoints always give the same document. */
export function documentOf(nouns: readonly ApiNoun[], audience: Audience): OpenApiDocument {
  const operations = nouns.flatMap(({ name, rows }) =>
    Object.entries(rows)
      .filter(([, endpoint]) => audienceOf(endpoint) === audience)
      .map(([action, endpoint]) => ({ noun: name, action, endpoint })),
  )
  const endpoints = operations.map(({ endpoint }) => endpoint)
  const schemas = schemasOf(endpoints)
  const paths = Object.fromEntries(
    operations.map((each) => [
      `/${each.endpoint.path}`,
      { [each.endpoint.method.toLowerCase()]: operationOf(schemas, each) },
    ]),
  )
  const used = usedIn(JSON.stringify(paths))
  return {
    openapi: '3.1.0',
    info: {
      ...info[audience],
      description,
      version: '1',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that this document came from' }],
    tags: tagsOf(nouns, new Set(operations.map(({ noun }) => noun))),
    paths,
    components: {
      schemas: { ...schemas.components, ...envelopes },
      parameters: used('parameters', headerParameters),
      responses: used('responses', commonAnswers()),
      headers: used('headers', answerHeaders),
      examples: refusalExamples(endpoints),
      securitySchemes: audience === 'staff' ? sessionScheme : { ...sessionScheme, ...signatureSchemes },
    },
  }
}

/** Returns the components that the text refers to. */
const usedIn =
  (text: string) =>
  (kind: string, all: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)))

function tagsOf(nouns: readonly ApiNoun[], used: ReadonlySet<string>): object[] {
  const described = new Map(nouns.map(({ name, about }) => [name, about]))
  return [...described].filter(([name]) => used.has(name)).map(([name, about]) => ({ name, description: about }))
}
