/** Maximum number of addresses and networks that one key may be bound to (specification §9). */
export const MAX_IPS = 5
/**
 * The minimum prefix length of a network to which a key may be bound. It allows 65,536 IPv4 addresses (a large firm or
 * a cloud zone), or the IPv6 block of one provider. A key bound to a wider network would work from almost everywhere.
 * Yet it would have the rights of a bound key: no expiry, and withdrawals (threat API-03).
 */
export const WIDEST = { ipv4: 16, ipv6: 32 } as const
/** Maximum length of the list in characters: five IPv6 networks and four commas. */
export const IPS_LENGTH = MAX_IPS * 43 + MAX_IPS - 1
