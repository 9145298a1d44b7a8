/** Returns the displayed number of a distribution. */
export const distributionNumber = ({ number }: { readonly number: bigint }): string => `DS-${number}`
