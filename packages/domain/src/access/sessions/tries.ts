/** So many tries of a password are let through in a span of time, whatever address they come from (threat AUT-01). */
export type TryBudget = { readonly tries: number; readonly minutes: number }

/** Of a login: three without a captcha, ten in all (decision G1); nobody is locked out by who brings no captcha. */
export const loginTries = { tries: 3, minutes: 60 } as const satisfies TryBudget
export const loginTriesWithCaptcha = { tries: 10, minutes: 60 } as const satisfies TryBudget
/** Wrong ones without a captcha from one network, over all accounts; then whoever comes from there brings one. */
export const networkTries = { tries: 30, minutes: 15 } as const satisfies TryBudget
/** Wrong ones over all accounts and networks from which on somebody has to look. */
export const sprayAlarm = { tries: 300, minutes: 5 } as const satisfies TryBudget
/** Of the own password while signed in. */
export const passwordTries = { tries: 5, minutes: 15 } as const satisfies TryBudget
/** Wrong invitation codes of one line, whosesoever they would be (threat AUT-27). */
export const inviteTries = { tries: 10, minutes: 60 } as const satisfies TryBudget
