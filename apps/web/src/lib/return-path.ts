/**
 * WEB-06: where to go after signing in. Only a plain path of this app with a locale in front is taken; anything else,
 * such as `//evil.example`, `/\evil`, `javascript:` or a path with control characters, is undefined.
 */
export function safeReturnPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 400) return undefined
  return /^\/(en_US|zh_CN)(\/[\w.~%-]+)*(\?[\w.~%=&+-]*)?$/.test(text) ? text : undefined
}
