/** A default beneficiary for tests and the simulator: the customer's own account at another exchange. */
export const ownAtProvider = { person: null, provider: { name: 'Harbour Exchange', country: 'SG' } } as const
