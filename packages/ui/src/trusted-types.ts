type Policy = {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (url: string) => string
}
declare global {
  /** Missing in TypeScript's browser types. */
  var trustedTypes: { readonly createPolicy: (name: 'default', policy: Policy) => unknown } | undefined
}

/** The strings that React writes to create a script element, and react-aria to clear an announcement. */
const harmless = new Set(['', '<script></script>'])

/**
 * Creates the policy for trusted types. Call it once, first. Where the page's policy requires trusted types
 * (platform/http/policy.ts), no text becomes markup or a script, and workers load only from this site. Browsers without
 * trusted types are unaffected.
 */
export function trustOwn(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (harmless.has(text)) return text
      throw new TypeError('Trusted types: text may not become markup here')
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url
      throw new TypeError('Trusted types: a script must come from this site')
    },
  })
}
