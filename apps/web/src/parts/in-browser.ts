/** False while the server renders a page: there is no reader, no storage and no document. */
export const inBrowser = typeof document !== 'undefined'
