import type { Config } from '#platform/config/config.ts'

/**
 * Returns the content security policy of our pages: same origin, and inline only code that the server inserted under
 * the page's nonce. If a captcha vendor is configured, its origins are allowed too. `embeds` are origins whose script
 * and frames only this page may run. Directives in the form of helmet.
 */
export const policy = (
  publicUrl: string,
  nonce?: string,
  vendor: readonly string[] = [],
  embeds: readonly string[] = [],
): Record<string, string[] | null> => ({
  'default-src': ["'self'"],
  'script-src': [...ownAnd(nonce), ...vendor, ...embeds],
  'style-src': [...ownAnd(nonce), ...vendor],
  'img-src': ["'self'", 'data:', 'blob:', ...vendor],
  'font-src': ["'self'"],
  'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws'), ...vendor],
  'frame-src': vendor.length + embeds.length === 0 ? ["'none'"] : [...vendor, ...embeds],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
  // The vendor's script creates markup from text.
  ...(vendor.length + embeds.length === 0 && {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }),
})

type Captcha = Pick<Config, 'CAPTCHA' | 'CAPTCHA_SCRIPT_URL' | 'CAPTCHA_ORIGINS'>

/** Returns the origins of a captcha vendor; none for our own captcha. */
export const vendorOf = ({ CAPTCHA, CAPTCHA_SCRIPT_URL, CAPTCHA_ORIGINS }: Captcha): readonly string[] =>
  CAPTCHA === 'local' || CAPTCHA_SCRIPT_URL === undefined
    ? []
    : [...new Set([new URL(CAPTCHA_SCRIPT_URL).origin, ...CAPTCHA_ORIGINS])]

const ownAnd = (nonce: string | undefined): string[] => ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])]

type Sumsub = Pick<Config, 'SUMSUB_URL' | 'SUMSUB_SDK_URL' | 'SUMSUB_ORIGINS'>
const VERIFYING = /^\/[a-z]{2}_[A-Z]{2}\/personal\/(sumsub|entitySumsub)\/?$/

/** Returns the origins whose script and frames the page at `path` may run: those of Sumsub, on its two pages only. */
export const embedsOn = ({ SUMSUB_URL, SUMSUB_SDK_URL, SUMSUB_ORIGINS }: Sumsub, path: string): readonly string[] =>
  SUMSUB_URL === undefined || !VERIFYING.test(path)
    ? []
    : [...new Set([new URL(SUMSUB_SDK_URL).origin, ...SUMSUB_ORIGINS])]

/** Returns the policy as one header. */
export const policyHeader = (
  publicUrl: string,
  nonce: string,
  vendor: readonly string[],
  embeds: readonly string[] = [],
): string =>
  Object.entries(policy(publicUrl, nonce, vendor, embeds))
    .flatMap(([name, sources]) => (sources === null ? [] : `${name} ${sources.join(' ')}`))
    .join(';')
