/** The host of an address. A name with a final dot is the same host. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '')

/** How many different hosts there are: one provider by two addresses is one witness. */
export const countHosts = (urls: readonly string[]): number => new Set(urls.map(hostOf)).size
