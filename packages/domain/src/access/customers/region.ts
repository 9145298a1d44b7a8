/**
 * Country lists of the exchange. Type 0 serves every country, 1 all except `limited`, 2 only `allowed` (decision G6).
 * Countries are ISO 3166-1 alpha-2.
 */
export type RegionRule = {
  readonly type: 0 | 1 | 2
  readonly limited: readonly string[]
  readonly allowed: readonly string[]
}

/**
 * True if the exchange serves people of a country. An unknown country is refused if only listed countries are served.
 */
export function isServed({ type, limited, allowed }: RegionRule, country: string | undefined): boolean {
  if (type === 0) return true
  if (type === 1) return country === undefined || !limited.includes(country)
  return country !== undefined && allowed.includes(country)
}
