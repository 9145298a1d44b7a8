type Body = Readonly<Record<string, unknown>>
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path of a body, such as `details.documentNumber`. */
export function fieldAt(body: unknown, path: string): unknown {
  return path.split('.').reduce((inside: unknown, name) => (isBody(inside) ? inside[name] : undefined), body)
}

/** Returns a copy of the body with another value at the path, or without it if the value is undefined. */
export function withField(body: Body, path: string, value: string | undefined): Body {
  const [name = '', ...rest] = path.split('.')
  const { [name]: former, ...others } = body
  const inner = rest.length === 0 ? value : withField(isBody(former) ? former : {}, rest.join('.'), value)
  return inner === undefined ? others : { ...others, [name]: inner }
}
