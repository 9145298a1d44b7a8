/** Factors that two operators may take off an account whose owner has lost them. */
export const resettable = ['google', 'mobile', 'passkey'] as const
/** Then money stays for a week (decision G12). */
export const RESET_FREEZE_HOURS = 168
