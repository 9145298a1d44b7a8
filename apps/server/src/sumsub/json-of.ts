/** The value of a JSON text; undefined for a text that is none. The error of `JSON.parse` would quote the text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
