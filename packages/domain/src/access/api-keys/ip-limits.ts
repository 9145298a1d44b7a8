/** Maximum number of addresses and networks that one key may be bound to (specification §9). */
export const MAX_IPS = 5
/**
 * The fewest leading bits of a network that a key may be bound to: 65,536 IPv4 addresses, as a large firm or a cloud zone uses, or
 * one provider's IPv6 block. A key bound to a wider network could be used from almost anywhere, but would have the rights of a
 * bound key: no end date, and withdrawals (threat API-03).
 */
export const WIDEST = { ipv4: 16, ipv6: 32 } as const
/** Characters of the longest list: five IPv6 networks and four commas. */
export const IPS_LENGTH = MAX_IPS * 43 + MAX_IPS - 1
