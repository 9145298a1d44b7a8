/** Returns the host of an address. A name with a final dot is the same host. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '')

/** Returns the number of different hosts. Two addresses of one provider are only one independent source. */
export const countHosts = (urls: readonly string[]): number => new Set(urls.map(hostOf)).size
