const WEB = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][\w\-./~%?#=&+,:;@!$*]*)?$/i
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const INSIDE = /^\/(?![/\\])[\w\-./~%?#=&+,:;@!$*]*$/
const MAX_LINK = 500

/** What a text of ours may link to: https, an e-mail address, or a path of the site, which gets its language in front. */
export const isSafeLink = (href: string): boolean =>
  href.length <= MAX_LINK && (WEB.test(href) || MAIL.test(href) || INSIDE.test(href))

/** A path of the site, which the reader's language stands before. */
export const isInside = (href: string): boolean => INSIDE.test(href)
