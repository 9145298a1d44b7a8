const bare = (number: string): string => number.replaceAll(/[\s-]/gu, '').toUpperCase()

/** True if the account on a bank's line is ours. Banks group the digits by spaces and hyphens in different ways. */
export const sameAccount = (ours: string, reported: string): boolean =>
  bare(ours) !== '' && bare(ours) === bare(reported)
