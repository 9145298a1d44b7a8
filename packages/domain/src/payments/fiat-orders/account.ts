const bare = (number: string): string => number.replaceAll(/[\s-]/gu, '').toUpperCase()

/** True if a bank's line names our account. Banks group its digits by spaces and hyphens in different ways. */
export const sameAccount = (ours: string, reported: string): boolean =>
  bare(ours) !== '' && bare(ours) === bare(reported)
