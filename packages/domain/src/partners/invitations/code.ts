// Crockford's 32 characters. They leave out I, L, O and U, so that spoken or printed codes are unambiguous.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Ten characters are 50 bits (threat AUT-27 requires 40). */
export const INVITE_CODE_LENGTH = 10

/**
 * Returns an invitation code from one random byte per character. 256 is a multiple of 32, so all characters are equally
 * likely.
 */
export const inviteCodeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, INVITE_CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')

/** Normalizes a typed code: removes case and grouping, and replaces look-alikes. */
export const readInviteCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
