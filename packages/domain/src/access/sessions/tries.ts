/** Password tries that are allowed within a time, from any address (threat AUT-01). */
export type TryBudget = { readonly tries: number; readonly minutes: number }

/** Tries of a login: three without a captcha, ten in total (decision G1). Tries without a captcha lock nobody out. */
export const loginTries = { tries: 3, minutes: 60 } as const satisfies TryBudget
export const loginTriesWithCaptcha = { tries: 10, minutes: 60 } as const satisfies TryBudget
/** Wrong tries without a captcha from one network, over all accounts. After them, the network needs a captcha. */
export const networkTries = { tries: 30, minutes: 15 } as const satisfies TryBudget
/** Wrong tries over all accounts and networks from which operators are alerted. */
export const sprayAlarm = { tries: 300, minutes: 5 } as const satisfies TryBudget
/** Tries of the customer's password while logged in. */
export const passwordTries = { tries: 5, minutes: 15 } as const satisfies TryBudget
/** Wrong invitation codes of one network address, for any code (threat AUT-27). */
export const inviteTries = { tries: 10, minutes: 60 } as const satisfies TryBudget
