import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Config } from '#platform/config/config.ts'

export type Settings = {
  readonly url: string
  readonly appToken: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly levelOf: Readonly<Record<SumsubKind, string>>
  /** Derived from the prefix of the vendor's token. */
  readonly mode: 'sandbox' | 'live'
  /**
   * True if a verdict may verify without people. A sandbox approves anybody, so only the verdict of a stand-in on this
   * machine counts.
   */
  readonly mayVerify: boolean
}

/** Returns the vendor's settings; undefined if no vendor is configured. */
export function sumsubSettings(config: Config): Settings | undefined {
  const { SUMSUB_URL: url, SUMSUB_APP_TOKEN: appToken } = config
  const { SUMSUB_SECRET_KEY: secretKey, SUMSUB_WEBHOOK_SECRET: webhookSecret } = config
  if (url === undefined) return undefined
  assert(appToken, 'SUMSUB_URL is set without SUMSUB_APP_TOKEN')
  assert(secretKey, 'SUMSUB_URL is set without SUMSUB_SECRET_KEY')
  assert(webhookSecret, 'SUMSUB_URL is set without SUMSUB_WEBHOOK_SECRET')
  const mode = appToken.startsWith('sbx:') ? 'sandbox' : 'live'
  return {
    url,
    appToken,
    secretKey,
    webhookSecret,
    levelOf: { personal: config.SUMSUB_LEVEL_PERSONAL, company: config.SUMSUB_LEVEL_COMPANY },
    mode,
    mayVerify: mode === 'live' || new URL(url).hostname === '127.0.0.1',
  }
}
