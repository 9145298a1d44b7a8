/** A part of a certificate that cannot be sold before `until`. */
type LockedPart = { readonly units: bigint; readonly until: Date }
/** The units of one allotment, with a number that is unique within its product. */
export type Certificate = {
  readonly number: number
  readonly units: bigint
  readonly acquired: Date
  readonly locked: readonly LockedPart[]
}

/** `LBR3-000012`: the product's symbol and the running number. */
export const certificateNumber = (symbol: string, number: number): string =>
  `${symbol}-${String(number).padStart(6, '0')}`

const lockedUnits = ({ locked }: Certificate): bigint => locked.reduce((sum, { units }) => sum + units, 0n)

/** Removes units from the lowest numbers first; `keepOf` returns how many units each certificate must keep. */
function takeOff(certificates: readonly Certificate[], units: bigint, keepOf: (one: Certificate) => bigint) {
  let left = units
  const remaining = certificates.map((one) => {
    const free = one.units - keepOf(one)
    const less = free < left ? free : left
    left -= less
    return { ...one, units: one.units - less }
  })
  return { remaining, left }
}

/**
 * Splits a holding into the remaining units of the holder's certificates and the units bought from others. Sold units
 * are taken from the certificate with the lowest number first, and locked units last. Leaves out certificates without
 * units.
 */
export function certificatesHeld(
  held: bigint,
  issued: readonly Certificate[],
): { readonly certificates: readonly Certificate[]; readonly bought: bigint } {
  const total = issued.reduce((sum, { units }) => sum + units, 0n)
  if (held >= total) return { certificates: issued, bought: held - total }
  const free = takeOff(issued, total - held, lockedUnits)
  const { remaining } = takeOff(free.remaining, free.left, () => 0n)
  return { certificates: remaining.filter(({ units }) => units > 0n), bought: 0n }
}
