/**
 * The one spelling of an address under which it is kept and compared: full-width letters made plain, invisible characters
 * and outer blanks taken away, lower case. Threat AUT-26: `a@x`, `A@x` and `a@x ` are one person.
 */
export const canonicalEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()

/** The mailbox behind an address: what follows a plus is the owner's own label and makes no second person. Takes canonical form. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** `ann@example.com` → `a***@example.com`: enough for the owner to know it, not for anybody else. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1***@')
