/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 10
/** Seconds within which a device must respond to a challenge. */
export const PASSKEY_SECONDS = 300

/** Purposes of a challenge. A response is valid only for the purpose of its challenge. */
export const passkeyPurposes = ['add', 'login', 'second', 'prove'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/**
 * True if the passkey was copied. A device either counts its signatures or always sends 0, so a counter that does not
 * rise comes from a copy (WebAuthn §6.1.1).
 */
export const isCopied = (known: bigint, received: bigint): boolean => (known > 0n || received > 0n) && received <= known
