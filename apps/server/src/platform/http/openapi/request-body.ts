import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { MEBIBYTE } from '../body-bytes.ts'
import { exampleOf } from './example.ts'
import { type JsonSchema, resolved, type Schemas } from './json-schemas.ts'

/** Returns the body of a POST: JSON, or a form with a file. */
export function requestBodyOf(schemas: Schemas, row: Endpoint): object {
  const schema = schemas.inputOf(row)
  const example = exampleOf(schema, { components: schemas.components, extent: 'required' })
  return {
    required: true,
    content:
      row.consumes === undefined
        ? { 'application/json': { schema: sealable(schema, row, schemas.components), example } }
        : { [row.consumes]: { schema: withFile(schema) } },
  }
}

/** Returns the body in plain text, or with all its secret fields in `sealed`. */
function sealable(schema: JsonSchema, { secret }: Endpoint, components: Schemas['components']): JsonSchema {
  if (secret === undefined) return schema
  const rest = secret.reduce((body, path) => withoutProperty(body, path.split('.'), components), schema)
  const sealed = { type: 'string', maxLength: 6000 } as const
  const variant: JsonSchema = {
    ...rest,
    properties: { ...rest.properties, sealed },
    required: [...(rest.required ?? []), 'sealed'],
  }
  return { anyOf: [schema, variant] }
}

/** Returns the schema of an object without the property at this path. */
function withoutProperty(
  schema: JsonSchema,
  [name = '', ...rest]: string[],
  components: Schemas['components'],
): JsonSchema {
  const { properties = {}, required = [], ...others } = schema
  const { [name]: former, ...remaining } = properties
  if (rest.length === 0) return { ...others, properties: remaining, required: required.filter((each) => each !== name) }
  if (typeof former !== 'object') throw new Error(`the request body has no object ${name} for ${rest.join('.')}`)
  const inner = withoutProperty(resolved(former, components), rest, components)
  return { ...others, properties: { ...properties, [name]: inner }, required }
}

const withFile = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: `The file, of at most ${MAX_UPLOAD_BYTES / MEBIBYTE} MB.`,
    },
    ...schema.properties,
  },
  required: ['file', ...(schema.required ?? [])],
})
