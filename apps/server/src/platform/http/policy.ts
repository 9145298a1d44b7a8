/** What a page of ours may load: itself, and nothing inline but what the server itself put in under this page's nonce. Directives as helmet takes them. */
export const policy = (publicUrl: string, nonce?: string): Record<string, string[] | null> => ({
  'default-src': ["'self'"],
  'script-src': ownAnd(nonce),
  'style-src': ownAnd(nonce),
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
})

const ownAnd = (nonce: string | undefined): string[] => ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])]

/** The same as one header. */
export const policyHeader = (publicUrl: string, nonce: string): string =>
  Object.entries(policy(publicUrl, nonce))
    .flatMap(([name, sources]) => (sources === null ? [] : `${name} ${sources.join(' ')}`))
    .join(';')
