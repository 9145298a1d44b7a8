const WEB = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][\w\-./~%?#=&+,:;@!$*]*)?$/i
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const INSIDE = /^\/(?![/\\])[\w\-./~%?#=&+,:;@!$*]*$/
const MAX_LINK = 500

/**
 * True if a text may link to the address: https, an email address, or a path of the site. The reader's language is
 * prepended to such a path.
 */
export const isSafeLink = (href: string): boolean =>
  href.length <= MAX_LINK && (WEB.test(href) || MAIL.test(href) || INSIDE.test(href))

/** True for a path of the site without a language. */
export const isInside = (href: string): boolean => INSIDE.test(href)
