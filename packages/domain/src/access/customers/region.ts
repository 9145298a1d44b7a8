/** Country lists of the house: 0 off, 1 all but `limited`, 2 only `allowed` (decision G6). Countries are ISO 3166-1 alpha-2. */
export type RegionRule = {
  readonly type: 0 | 1 | 2
  readonly limited: readonly string[]
  readonly allowed: readonly string[]
}

/** Whether the house serves people of a country. A country that is not known is refused where only some are allowed. */
export function isServed({ type, limited, allowed }: RegionRule, country: string | undefined): boolean {
  if (type === 0) return true
  if (type === 1) return country === undefined || !limited.includes(country)
  return country !== undefined && allowed.includes(country)
}
