/** The number of a distribution as people see it. */
export const distributionNumber = ({ number }: { readonly number: bigint }): string => `DS-${number}`
