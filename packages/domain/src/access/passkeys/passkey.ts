/** Of one account. */
export const PASSKEYS_AT_MOST = 10
/** Seconds in which a device answers what it is asked. */
export const PASSKEY_SECONDS = 300

/** What a device is asked for; an answer for one purpose is none for another. */
export const passkeyPurposes = ['add', 'login', 'second', 'prove'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** A device counts what it signs, or never does: a count that does not rise is that of a copy (WebAuthn §6.1.1). */
export const isCopied = (known: bigint, told: bigint): boolean => (known > 0n || told > 0n) && told <= known
