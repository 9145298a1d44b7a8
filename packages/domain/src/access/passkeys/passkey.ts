/** Maximum number of passkeys of one account. */
export const MAX_PASSKEYS = 10
/** Seconds in which a device must respond to a challenge. */
export const PASSKEY_SECONDS = 300

/** Purposes of a challenge. A response for one purpose is invalid for the others. */
export const passkeyPurposes = ['add', 'login', 'second', 'prove'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/**
 * True if the passkey was copied: a device counts its signatures or always sends 0, so a counter that does not rise is
 * that of a copy (WebAuthn §6.1.1).
 */
export const isCopied = (known: bigint, received: bigint): boolean => (known > 0n || received > 0n) && received <= known
