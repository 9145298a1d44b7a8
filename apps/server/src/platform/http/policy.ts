import type { Config } from '#platform/config/config.ts'

/**
 * What a page of ours may load: itself, and nothing inline but what the server itself put in under this page's nonce; where a
 * vendor of captchas is configured, what comes from it. `embeds` are origins whose script and frames only this page may run.
 * Directives as helmet takes them.
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
  // A vendor makes markup of its own out of text.
  ...(vendor.length + embeds.length === 0 && {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }),
})

type Captcha = Pick<Config, 'CAPTCHA' | 'CAPTCHA_SCRIPT_URL' | 'CAPTCHA_ORIGINS'>

/** From where a vendor's captcha comes into a page; nowhere with our own. */
export const vendorOf = ({ CAPTCHA, CAPTCHA_SCRIPT_URL, CAPTCHA_ORIGINS }: Captcha): readonly string[] =>
  CAPTCHA === 'local' || CAPTCHA_SCRIPT_URL === undefined
    ? []
    : [...new Set([new URL(CAPTCHA_SCRIPT_URL).origin, ...CAPTCHA_ORIGINS])]

const ownAnd = (nonce: string | undefined): string[] => ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])]

type Sumsub = Pick<Config, 'SUMSUB_URL' | 'SUMSUB_SDK_URL' | 'SUMSUB_ORIGINS'>
const VERIFYING = /^\/[a-z]{2}_[A-Z]{2}\/personal\/(sumsub|entitySumsub)\/?$/

/** The origins whose script and frames the page at `path` may run: those of Sumsub, on its two pages only. */
export const embedsOn = ({ SUMSUB_URL, SUMSUB_SDK_URL, SUMSUB_ORIGINS }: Sumsub, path: string): readonly string[] =>
  SUMSUB_URL === undefined || !VERIFYING.test(path)
    ? []
    : [...new Set([new URL(SUMSUB_SDK_URL).origin, ...SUMSUB_ORIGINS])]

/** The same as one header. */
export const policyHeader = (
  publicUrl: string,
  nonce: string,
  vendor: readonly string[],
  embeds: readonly string[] = [],
): string =>
  Object.entries(policy(publicUrl, nonce, vendor, embeds))
    .flatMap(([name, sources]) => (sources === null ? [] : `${name} ${sources.join(' ')}`))
    .join(';')
