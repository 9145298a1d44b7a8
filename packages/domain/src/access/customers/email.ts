/**
 * Returns the canonical spelling of an email for storage and comparison: full-width letters become plain, invisible
 * characters and outer blanks are removed, lower case. Threat AUT-26: `a@x`, `A@x` and `a@x ` belong to one person.
 */
export const canonicalEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()

/**
 * Printable ASCII with one at sign and a host of at least two parts, so that an address cannot inject another email
 * header. Expects canonical form.
 */
export const EMAIL = /^[!-?A-~]+@[!-\-/-?A-~]+(?:\.[!-\-/-?A-~]+)+$/
export const EMAIL_LENGTH = 254

export const emailFaults = ['missing', 'long', 'signs', 'at', 'host'] as const
export type EmailFault = (typeof emailFaults)[number]
/**
 * Returns the fault of a typed email. It is empty, over 254 characters, or has a blank or a letter beyond ASCII. Or it
 * has no at sign or several, or no dot between two parts of the host. Returns undefined for exactly the emails that the
 * contract accepts.
 */
export function emailFault(text: string): EmailFault | undefined {
  const email = canonicalEmail(text)
  if (email === '') return 'missing'
  if (text.length > EMAIL_LENGTH) return 'long'
  if (!/^[!-~]+$/.test(email)) return 'signs'
  if (!/^[^@]+@[^@]+$/.test(email)) return 'at'
  return EMAIL.test(email) ? undefined : 'host'
}

/**
 * Returns the mailbox of an address, without a label after a plus: two labels of one mailbox belong to one person.
 * Expects canonical form.
 */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** `ann@example.com` → `a***@example.com`: its owner recognizes it, and nobody else can. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1***@')
