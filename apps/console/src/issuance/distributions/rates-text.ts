/** Converts a typed percentage to a ratio: `12.5` is 0.125; undefined if it is not a percentage. */
export function ratioOf(percent: string): string | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent.trim())
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  const parts = BigInt(whole + fraction.padEnd(4, '0'))
  if (parts > 1_000_000n) return undefined
  const digits = parts.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

export type Rates = { country: string; rate: string }[]
/** Parses `CN 10, MY 15` as rates; undefined if a part is invalid or a country occurs twice. */
export function ratesOf(text: string): Rates | undefined {
  const rates: Rates = []
  for (const part of text.split(/[,，;；\n]/).map((each) => each.trim())) {
    if (part === '') continue
    const match = /^([A-Za-z]{2})[\s:：]*([\d.]+)%?$/.exec(part)
    const country = match?.[1]?.toUpperCase()
    const rate = match?.[2] === undefined ? undefined : ratioOf(match[2])
    if (country === undefined || rate === undefined || rates.some((each) => each.country === country)) return undefined
    rates.push({ country, rate })
  }
  return rates
}
