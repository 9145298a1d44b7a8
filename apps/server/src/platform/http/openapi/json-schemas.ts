import type { Endpoint } from '@tessera/contract/platform/http/endpoint.ts'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Side = 'input' | 'output'
type Named = Readonly<Record<string, JsonSchema>>
type Converted = { readonly schema: JsonSchema; readonly named: Named }

/** JSON schemas of rows. Types that have an id in the contract are components, to which others refer. */
export type Schemas = {
  readonly components: Named
  readonly inputOf: (row: Endpoint) => JsonSchema
  readonly replyOf: (row: Endpoint) => JsonSchema
  /** The headers of a row that a vendor signs. */
  readonly headersOf: (row: Endpoint) => JsonSchema
}

const COMPONENTS = '#/components/schemas/'

/** Returns the component that a schema refers to, or the schema itself. */
export function resolved(schema: JsonSchema, components: Named): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = components[schema.$ref.slice(COMPONENTS.length)]
  if (found === undefined) throw new Error(`the document has no schema ${schema.$ref}`)
  return found
}

/** Converts the input and the reply of each row. A component whose input and reply differ has a second one named `…Input`. */
export function schemasOf(rows: readonly Endpoint[]): Schemas {
  const inputs = new Map(rows.map((row) => [row, convert(row.signature?.body ?? row.input, 'input')]))
  const replies = new Map(rows.map((row) => [row, convert(row.reply, 'output')]))
  const [sent, answered] = [namedOf(inputs), namedOf(replies)]
  const differing = differingIn(sent, answered)
  const inputName = (name: string): string => (differing.has(name) ? `${name}Input` : name)
  const components = {
    ...Object.fromEntries(Object.entries(sent).map(([name, each]) => [inputName(name), referring(each, inputName)])),
    ...Object.fromEntries(Object.entries(answered).map(([name, each]) => [name, referring(each)])),
  }
  return {
    components: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    inputOf: (row) => referring(schemaOf(inputs, row), inputName),
    replyOf: (row) => referring(schemaOf(replies, row)),
    headersOf: ({ signature }) => (signature === undefined ? {} : convert(signature.headers, 'input').schema),
  }
}

function convert(type: z.ZodType, io: Side): Converted {
  // Converted inside an object, so that a type with an id becomes a reference.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ type }), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema, io),
  })
  const schema = properties?.['type']
  if (typeof schema !== 'object') throw new Error('zod did not convert a property of the object')
  return { schema, named: $defs }
}

/**
 * Removes limits without meaning for a reader, lets responses gain fields, and names the properties of a record with
 * fixed keys.
 */
function simplify(schema: JsonSchema, io: Side): void {
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format === 'starts_with') delete schema.format
  // Read-only only in TypeScript, not for a client.
  delete schema.readOnly
  if ('example' in schema) {
    schema.examples = [schema['example']]
    delete schema['example']
  }
  const { required, additionalProperties } = schema
  if (schema.propertyNames === undefined || required === undefined || additionalProperties === undefined) return
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}

const namedOf = (all: ReadonlyMap<Endpoint, Converted>): Named =>
  Object.assign({}, ...[...all.values()].map(({ named }) => named))

function schemaOf(all: ReadonlyMap<Endpoint, Converted>, row: Endpoint): JsonSchema {
  const found = all.get(row)
  if (found === undefined) throw new Error(`${row.path} was not converted`)
  return found.schema
}

/** Returns the components that differ between input and reply, directly or through a reference. */
function differingIn(sent: Named, answered: Named): ReadonlySet<string> {
  const both = Object.keys(sent).filter((name) => answered[name] !== undefined)
  const differing = new Set(both.filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(answered[name])))
  for (let before = -1; before !== differing.size;) {
    before = differing.size
    for (const name of both) if (referredIn(sent[name]).some((other) => differing.has(other))) differing.add(name)
  }
  return differing
}

const referredIn = (schema: JsonSchema | undefined): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name = '']) => name)

/** Returns the schema with references to components instead of references to zod's definitions. */
const referring = (schema: JsonSchema, nameOf = (name: string): string => name): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' ? `${COMPONENTS}${nameOf(String(value).slice('#/$defs/'.length))}` : value,
  )
