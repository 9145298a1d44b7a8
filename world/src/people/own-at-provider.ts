/** Whom a test or the simulator withdraws to, where nothing hangs on it: the customer's own account at another exchange. */
export const ownAtProvider = { person: null, provider: { name: 'Harbour Exchange', country: 'SG' } } as const
