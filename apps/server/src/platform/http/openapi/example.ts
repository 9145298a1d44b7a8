import { genericTexts, textsByName } from './example-texts.ts'
import { type JsonSchema, resolved } from './json-schemas.ts'

/** `required`: an object has only its required properties, as in the shortest request. `all`: as in a response. */
type Extent = 'required' | 'all'
type Examples = { readonly components: Readonly<Record<string, JsonSchema>>; readonly extent: Extent }

/** Returns a value that the schema accepts, the same each time. `name` is the property that holds it. */
export function exampleOf(schema: JsonSchema, examples: Examples, name = ''): unknown {
  const { $ref, const: constant, default: initial, enum: values, examples: [given] = [], anyOf, oneOf } = schema
  if ($ref !== undefined) return exampleOf(resolved(schema, examples.components), examples, name)
  const written = given ?? constant ?? values?.[0] ?? initial
  if (written !== undefined) return written
  const variant = (anyOf ?? oneOf)?.find((each) => each.type !== 'null')
  if (variant !== undefined) return exampleOf(variant, examples, name)
  switch (typeOf(schema)) {
    case 'string':
      return textOf(schema, name)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return true
    case 'array':
      return itemsOf(schema, examples, name)
    case 'object':
      return propertiesOf(schema, examples)
    default:
      return {}
  }
}

const typeOf = ({ type }: JsonSchema): string =>
  (Array.isArray(type) ? type.find((each) => each !== 'null') : type) ?? 'any'

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

function textOf(schema: JsonSchema, name: string): string {
  const { minLength = 0, maxLength = Infinity } = schema
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern === undefined ? [] : [new RegExp(pattern, 'u')],
  )
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text))
  const named = textsByName[name]
  const found = [...(named === undefined ? [] : [named]), ...formatted(schema), ...genericTexts].find(fits)
  if (found !== undefined) return found
  throw new Error(`no example fits ${name} ${JSON.stringify(schema)}: give the schema one with .meta({ example })`)
}

const byFormat: Readonly<Record<string, string>> = { uri: 'https://example.com/file' }
const formatted = ({ format = '' }: JsonSchema): string[] => {
  const text = byFormat[format]
  return text === undefined ? [] : [text]
}

function numberOf({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema): number {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1)
  return Math.min(Math.max(min, multipleOf ?? 1), maximum ?? Infinity)
}

function itemsOf({ items, prefixItems, minItems = 1, maxItems = 1 }: JsonSchema, examples: Examples, name: string) {
  if (prefixItems !== undefined) return prefixItems.filter(isSchema).map((each) => exampleOf(each, examples, name))
  const length = Math.min(Math.max(minItems, 1), Math.max(maxItems, 0))
  return isSchema(items) ? Array.from({ length }, () => exampleOf(items, examples, name)) : []
}

function propertiesOf(schema: JsonSchema, examples: Examples): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  const own = Object.entries(properties)
    .filter(([key]) => examples.extent === 'all' || required.includes(key))
    .map(([key, each]) => [key, isSchema(each) ? exampleOf(each, examples, key) : {}])
  if (!isSchema(additionalProperties) || own.length > 0) return Object.fromEntries(own)
  const keys = isSchema(propertyNames) ? keysOf(propertyNames, examples) : ['example']
  return Object.fromEntries(keys.map((key) => [key, exampleOf(additionalProperties, examples, key)]))
}

const keysOf = (names: JsonSchema, examples: Examples): string[] => {
  const { enum: values } = resolved(names, examples.components)
  return values?.map(String) ?? [String(exampleOf(names, examples))]
}
