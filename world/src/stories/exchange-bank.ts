/** The bank of the local world, and the exchange's account numbers there. */
export const BANK = 'Merlion Bank'
export const accountNumbers = { SGD: '003-918204-7', USD: '003-918204-8', CNY: '003-918204-9' } as const
