/**
 * Returns the multiaddr of an HTTP origin, in the form that a pin request needs in `origins`:
 * `https://exchange.example` is `/dns/exchange.example/tcp/443/https`. Source: github.com/multiformats/multiaddr.
 * Undefined if it is not an HTTP address.
 */
export function multiaddrOf(origin: string): string | undefined {
  const [, scheme, host, port] = /^(https?):\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i.exec(origin) ?? []
  if (scheme === undefined || host === undefined) return undefined
  return `/${protocolOf(host)}/${host.replace(/[[\]]/g, '')}/tcp/${port ?? (scheme === 'https' ? '443' : '80')}/${scheme}`
}

const protocolOf = (host: string): string =>
  host.startsWith('[') ? 'ip6' : /^\d+\.\d+\.\d+\.\d+$/.test(host) ? 'ip4' : 'dns'

/** Returns the HTTP origin of such a multiaddr; undefined for another transport. */
export function originOf(multiaddr: string): string | undefined {
  const [, protocol, host, port, scheme] =
    /^\/(dns|dns4|dns6|ip4|ip6)\/([^/]+)\/tcp\/(\d{1,5})\/(https?|tls\/http)$/.exec(multiaddr) ?? []
  if (protocol === undefined || host === undefined) return undefined
  return `${scheme === 'http' ? 'http' : 'https'}://${protocol === 'ip6' ? `[${host}]` : host}:${port}`
}
