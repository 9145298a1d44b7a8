// Crockford's 32 signs: no I, L, O or U, so that what is read aloud or from paper has one spelling.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Ten signs are 50 bits (threat AUT-27 asks for 40). */
export const INVITE_CODE_LENGTH = 10

/** An invitation code from as many random bytes as it has signs: 256 is a multiple of 32, so each sign is as likely as any. */
export const inviteCodeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, INVITE_CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')

/** What somebody typed, in the one spelling of a code: any case, grouped as they like, look-alikes read as what they look like. */
export const readInviteCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
