// oidc-provider warns if it is loaded under a Node that is not an LTS release. The project brings its own Node, so this
// one warning is hidden; all others are shown.
const { warn } = console
console.warn = (...message: unknown[]): void => {
  if (!String(message[0]).includes('Unsupported runtime')) warn(...message)
}
const library = await import('oidc-provider')
console.warn = warn

export const { default: Provider, errors, interactionPolicy } = library
