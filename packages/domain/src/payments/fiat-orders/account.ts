const bare = (number: string): string => number.replaceAll(/[\s-]/gu, '').toUpperCase()

/** Whether a bank's line names our account: banks group its digits by spaces and hyphens as they like. */
export const sameAccount = (ours: string, told: string): boolean => bare(ours) !== '' && bare(ours) === bare(told)
