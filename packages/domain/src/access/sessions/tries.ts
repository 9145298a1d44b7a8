/** Password tries that are allowed within a period, over all network addresses (threat AUT-01). */
export type TryBudget = { readonly tries: number; readonly minutes: number }

/**
 * Login tries: three without a captcha, ten in total (decision G1). Tries without a captcha never lock the owner out.
 */
export const loginTries = { tries: 3, minutes: 60 } as const satisfies TryBudget
export const loginTriesWithCaptcha = { tries: 10, minutes: 60 } as const satisfies TryBudget
/** Wrong tries without a captcha from one network over all accounts, after which that network needs a captcha. */
export const networkTries = { tries: 30, minutes: 15 } as const satisfies TryBudget
/** Wrong tries over all accounts and networks that alert operators. */
export const sprayAlarm = { tries: 300, minutes: 5 } as const satisfies TryBudget
/** Password tries of a customer who is logged in. */
export const passwordTries = { tries: 5, minutes: 15 } as const satisfies TryBudget
/** Wrong invitation codes from one network address, whichever codes they are (threat AUT-27). */
export const inviteTries = { tries: 10, minutes: 60 } as const satisfies TryBudget
