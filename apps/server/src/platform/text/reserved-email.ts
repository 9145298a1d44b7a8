/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761). The people of the local world have addresses there. */
export const RESERVED_EMAIL = /@(.+\.)?(example|example\.(com|net|org)|test|invalid|localhost)$/
/** The same domains for people. */
export const RESERVED_DOMAINS = 'example.com, example.net, example.org, .example, .test, .invalid and .localhost'

/**
 * Returns true for an address that no mail reaches, because its domain is for examples. `Name <address>` is read too.
 */
export const isReservedEmail = (email: string): boolean =>
  RESERVED_EMAIL.test((/<([^<>]*)>\s*$/.exec(email)?.[1] ?? email).trim().toLowerCase())
