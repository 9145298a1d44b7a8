const MAX_DEPTH = 20
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

type Reason = 'not_json' | 'too_deep' | 'half_character' | 'key_forbidden' | 'key_twice'

/** The error for JSON that we do not accept. The catalogue has the sentence of each reason. */
export class UnreadableJson extends Error {
  readonly params: { readonly reason: Reason; readonly key: string }
  constructor(reason: Reason, key = '') {
    super(`unreadable JSON: ${reason} ${key}`)
    this.params = { reason, key }
  }
}

/**
 * Parses JSON without ambiguities: refuses duplicate keys, keys that reach a prototype, NUL, lone surrogates, and
 * nesting deeper than 20.
 */
export function parseStrictJson(text: string): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new UnreadableJson('not_json')
  }
  checkDepth(parsed, 0)
  checkKeys(text)
  return parsed
}

/** Returns true for text that no database column can hold: NUL or a lone surrogate. */
export const isBrokenText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const STRING = /"(?:[^"\\]|\\.)*"/g
/** True if a key or a value of this JSON is such text. The JSON must be one that JSON.parse accepts. */
export const hasBrokenString = (json: string): boolean =>
  [...json.matchAll(STRING)].some(([token]) => isBrokenText(String(JSON.parse(token))))

function checkDepth(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw new UnreadableJson('too_deep')
  if (typeof value === 'string' && isBrokenText(value)) throw new UnreadableJson('half_character')
  if (typeof value !== 'object' || value === null) return
  for (const item of Object.values(value)) checkDepth(item, depth + 1)
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/**
 * Reads the tokens of a text that JSON.parse accepted. A string followed by a colon is a key of the enclosing object.
 */
function checkKeys(text: string): void {
  const open: (Set<string> | undefined)[] = []
  let last: string | undefined
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && last !== undefined) addKey(open.at(-1), String(JSON.parse(last)))
    last = token.startsWith('"') ? token : undefined
  }
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (FORBIDDEN.has(key)) throw new UnreadableJson('key_forbidden', key)
  if (keys?.has(key) === true) throw new UnreadableJson('key_twice', key.slice(0, 40))
  keys?.add(key)
}

/** Returns true if a query or a form contains such text. JSON bodies were checked when they were parsed. */
export const hasBrokenText = (sent: unknown): boolean =>
  typeof sent === 'object' &&
  sent !== null &&
  Object.entries(sent).some(([name, value]) =>
    [name, value].flat().some((text) => typeof text === 'string' && isBrokenText(text)),
  )
