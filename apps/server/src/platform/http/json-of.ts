/** Returns a parsed JSON text; undefined if it is invalid. The error of `JSON.parse` would quote the text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
