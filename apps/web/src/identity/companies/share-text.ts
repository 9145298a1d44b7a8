import { WHOLE_SHARE } from '@tessera/domain/identity/companies/persons.ts'

/** Parses a typed percentage into hundredths of a percent: '12.5' → 1250; null for an empty text and for zero. */
export function shareOf(text: string): number | null {
  const [whole = '', parts = ''] = text.trim().split('.')
  const share = Number(whole) * 100 + Number(parts.padEnd(2, '0').slice(0, 2))
  return share === 0 ? null : share
}

/** Formats hundredths of a percent: 1250 → '12.5%'. */
export const shareText = (share: number): string => `${share / 100}%`
/** A percentage, 0 to 100. */
export const percentOf = (share: number): number => (share * 100) / WHOLE_SHARE
