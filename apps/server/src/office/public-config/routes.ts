import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { defaultFiat, publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { areas } from '@tessera/domain/access/customers/areas.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { feesNow, type NetworkFee } from '#books/coins/network-fees.ts'
import type { Tx } from '#platform/database/tx.ts'
import { currentKey } from '#platform/secrets/rotate-keys.ts'
import { captchaNow } from '#services/captcha/configured-captcha.ts'
import { policyEditions } from './policy-editions.sql.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { chosenLogoPath, drawnLogoPath } from './coin-logo.ts'
import { type CoinRow, listCoins, listNetworks, type NetworkRow } from './market.sql.ts'
import { filledLink } from '#platform/settings/explorer-link.ts'
import { maintenanceStop } from '#platform/settings/running-stops.sql.ts'
import { isRegistrationShut, servesRegion } from '#platform/settings/requirements.ts'
import { seoMapOf } from './seo-map.ts'
import { relyingPartyOf } from '#platform/http/relying-party.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import type { Settings } from '@tessera/contract/platform/settings/setting-areas.ts'

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

const regionNames: Readonly<Record<Locale, Intl.DisplayNames>> = {
  en_US: new Intl.DisplayNames('en-US', { type: 'region' }),
  zh_CN: new Intl.DisplayNames('zh-CN', { type: 'region' }),
}
const regionName = (locale: Locale, iso2: string): string => regionNames[locale].of(iso2) ?? iso2

/** Maximum number of decimals of a coin on screen. */
const MAX_DECIMALS = 6

function coinOf({ code, kind, scale, name_en, name_zh, logo_id }: CoinRow) {
  const logo = chosenLogoPath(code, logo_id)
  const path = logo ?? drawnLogoPath(code)
  return {
    coin: code,
    kind,
    name: { en_US: name_en, zh_CN: name_zh },
    lang_logo: { en_US: path, zh_CN: path },
    logo,
    coin_precision: scale,
    symbolPrecision: Math.min(scale, MAX_DECIMALS),
  }
}

const networkOf = (row: NetworkRow & { readonly fee: NetworkFee }) => ({
  coin: row.coin,
  mint: row.mint,
  confirmations: row.confirmations,
  depositOpen: row.deposit_open,
  depositMin: formatAmount(amount(row.deposit_min), row.scale),
  withdrawOpen: row.withdraw_open,
  withdrawFee: formatAmount(row.fee.usual, row.scale),
  withdrawFeeMode: row.fee_mode,
  withdrawMin: formatAmount(amount(row.withdraw_min), row.scale),
  withdrawMax: formatAmount(amount(row.withdraw_max), row.scale),
  memo: row.memo,
})

const featuresOf = (config: Deps['config'], { financing, rewards }: Pick<Settings, 'financing' | 'rewards'>) => ({
  sms: config.SMS_URL !== undefined,
  passkeys: relyingPartyOf(config) !== undefined,
  singpass: config.SINGPASS_ISSUER !== undefined,
  corppass: config.CORPPASS_ISSUER !== undefined,
  sumsub: config.SUMSUB_URL !== undefined,
  financing: financing.isOpen,
  invitationRewards: rewards.invitationPpm > 0,
})

/** Returns coins, and chains with the terms of each coin on them. */
async function marketInfo(tx: Tx) {
  const coins = await listCoins(tx)
  const networks = await feesNow(tx, await listNetworks(tx))
  const chains = Map.groupBy(networks, ({ chain }) => chain)
  return ok({
    market: {
      coins: Object.fromEntries(coins.map((row) => [row.code, coinOf(row)])),
      chains: Object.fromEntries(
        [...chains].map(([chain, rows]) => [
          chain,
          { chain, coins: Object.fromEntries(rows.map((row) => [row.coin, networkOf(row)])) },
        ]),
      ),
    },
  })
}

const periodOf = (stop: { readonly from_at: Date; readonly until_at: Date }) => ({
  startsAt: stop.from_at.toISOString(),
  endsAt: stop.until_at.toISOString(),
})

const publicConfigHandlers = (deps: Deps): Handlers<typeof publicConfig> => ({
  info: async ({ country }) => {
    const { config, db } = deps
    const settings = await readSettings({ db })
    const [registration, financing, rewards, { planned }, { securityPauseHours }, { transactionLink }] =
      await Promise.all([
        settingNow(deps, 'registration'),
        settingNow(deps, 'financing'),
        settingNow(deps, 'rewards'),
        settingNow(deps, 'maintenance'),
        settingNow(deps, 'waits'),
        settingNow(deps, 'chain'),
      ])
    const stopped = await maintenanceStop({ db })
    return ok({
      defaultLanguage: { lang: 'en_US' },
      languageList: locales.map((id) => ({ id, defaultFiat: defaultFiat[id] })),
      seoMap: await seoMapOf({ db }),
      siteKey: (await captchaNow(deps)).siteKey,
      voice_sms_open: flag(settings.voice_open),
      is_enforce_google_auth: flag(settings.enforce_authenticator),
      loginHide: settings.login_hide,
      registerHide: settings.register_hide,
      loginForbidden: settings.login_forbidden,
      registerForbidden: await isRegistrationShut(deps, settings),
      restrictionType: settings.restriction_type,
      limitCountryList: settings.limit_countries,
      allowCountryList: settings.allow_countries,
      inviteRequired: registration.invitationRequired,
      policyVersions: { ...(await policyEditions({ db })), terms: settings.terms_version },
      features: featuresOf(config, { financing, rewards }),
      maintenance: [...(stopped === undefined ? [] : [periodOf(stopped)]), ...planned],
      transactionLink: filledLink(config, transactionLink),
      database: deps.databaseState.name,
      region: { country: country ?? null, served: servesRegion(settings, country) },
      freezeHours: securityPauseHours,
      fieldKey: await currentKey(deps),
      passkeyOrigin: relyingPartyOf(config)?.origin ?? null,
    })
  },

  areas: async () => {
    const settings = await readSettings(deps)
    return ok(
      areas.map(({ iso2, dial }) => ({
        iso2,
        dial,
        nameZh: regionName('zh_CN', iso2),
        nameEn: regionName('en_US', iso2),
        allowed: servesRegion(settings, iso2),
      })),
    )
  },

  market: (call) => call.inTx(marketInfo),
})

export const publicConfigRoutes = (deps: Deps): Noun => noun('public_config', publicConfig, publicConfigHandlers(deps))
