/** False while the server draws a public page for its first sight: no reader, no storage, no document. */
export const inBrowser = typeof document !== 'undefined'
