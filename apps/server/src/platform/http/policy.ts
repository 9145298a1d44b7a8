/** What a page of ours may load: itself, and nothing inline. Directives as helmet takes them. */
export const policy = (publicUrl: string, styleNonce?: string): Record<string, string[] | null> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': styleNonce === undefined ? ["'self'"] : ["'self'", `'nonce-${styleNonce}'`],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
})

/** The same as one header. */
export const policyHeader = (publicUrl: string, styleNonce: string): string =>
  Object.entries(policy(publicUrl, styleNonce))
    .flatMap(([name, sources]) => (sources === null ? [] : `${name} ${sources.join(' ')}`))
    .join(';')
