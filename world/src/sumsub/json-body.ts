/** Parses a JSON object from a body; empty for anything else. */
export const jsonOf = (body: unknown): Record<string, unknown> => {
  const read: unknown = JSON.parse(typeof body === 'string' ? body : '{}')
  return typeof read === 'object' && read !== null ? { ...read } : {}
}
