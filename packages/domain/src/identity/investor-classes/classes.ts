/** Investor classes: retail, accredited, expert. */
export const investorClasses = ['ri', 'ai', 'ei'] as const
export type InvestorClass = (typeof investorClasses)[number]

const admitted = {
  ri: ['ri', 'ai', 'ei'],
  ai: ['ai', 'ei'],
  ei: ['ei'],
} as const satisfies Record<InvestorClass, readonly InvestorClass[]>

/**
 * True if an investor of a class may buy a product for `category`: the category must be the same class or a lower one.
 */
export const admits = (category: InvestorClass, investor: InvestorClass): boolean =>
  (admitted[category] as readonly InvestorClass[]).includes(investor)
