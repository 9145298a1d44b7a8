/** A name without case, accents, full-width forms, punctuation and order of its words. */
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
 * True if a bank's payer and a verified name consist of the same words. Banks write them in capitals and in either
 * order.
 */
export const samePerson = (verified: string, payer: string): boolean =>
  normal(verified) !== '' && normal(verified) === normal(payer)
