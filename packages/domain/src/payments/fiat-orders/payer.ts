/** Returns a name without case, accents, full-width forms, punctuation and the order of its words. */
const normal = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/**
 * True if a bank's payer name and a verified name have the same words. Banks write names in capitals and in either
 * order.
 */
export const samePerson = (verified: string, payer: string): boolean =>
  normal(verified) !== '' && normal(verified) === normal(payer)
