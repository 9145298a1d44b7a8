type Policy = {
  readonly createHTML: (text: string) => string
  readonly createScriptURL: (url: string) => string
}
declare global {
  /** Not in the types of the browser yet. */
  var trustedTypes: { readonly createPolicy: (name: 'default', policy: Policy) => unknown } | undefined
}

/** How React makes an element for a script, and how react-aria empties what it read aloud. */
const harmless = new Set(['', '<script></script>'])

/**
 * Call before anything else, once: where the policy of the page asks for trusted types (platform/http/policy.ts), no text
 * becomes markup or a script of the page, whoever wrote the code; workers come from this site alone. A browser without
 * trusted types does as before.
 */
export function trustOwn(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (harmless.has(text)) return text
      throw new TypeError('text is no markup here')
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === location.origin) return url
      throw new TypeError('a script comes from this site')
    },
  })
}
