import { seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import { feeModes } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { memoRules } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { type Locale } from '#platform/text/locale.ts'
import { FieldKey } from '#platform/http/sealed.ts'
import { AmountText, Chain, Coin, Language, Time } from '#platform/http/shared.ts'

/** The default fiat currency of each language (specification §9). The site has texts in two of these languages. */
export const defaultFiat = {
  zh_CN: 'cny',
  en_US: 'usd',
  el_GR: 'cny',
  zh_TC: 'twd',
  ko_KR: 'krw',
  mn_MN: 'mnt',
  ru_RU: 'rub',
  ja_JP: 'jpy',
} as const satisfies Record<Locale, string> & Record<string, string>

const Flag = z.union([z.literal(0), z.literal(1)])
const Country = z.string().regex(/^[A-Z]{2}$/)

const SeoWords = { title: z.string(), keywords: z.string(), description: z.string() }

export const Seo = z.object({
  ...SeoWords,
  /** The path of a picture that the exchange chose for the language, or of its own mark. */
  favicon: z.string(),
  logo: z.string(),
  /** The alternative text of the logo. */
  logoAlt: z.string(),
  /** The texts of indexed screens, by title; absent until the exchange has written them. */
  routes: z.partialRecord(z.enum(seoRoutes), z.object(SeoWords)),
})

/** `writable`, or the reason for which nothing can be changed now. Both other states end automatically. */
export const databaseStates = ['writable', 'read_only', 'full'] as const
export type DatabaseStateName = (typeof databaseStates)[number]

/**
 * True if the feature is configured on this site. `features` of user info and the function `decide` tell if a customer
 * may use it.
 */
const featureFlags = {
  sms: z.boolean(),
  passkeys: z.boolean(),
  singpass: z.boolean(),
  corppass: z.boolean(),
  sumsub: z.boolean(),
  financing: z.boolean(),
  invitationRewards: z.boolean(),
}

/** The field names are those of the specification (§3, public info). */
export const PublicInfo = z
  .object({
    defaultLanguage: z.object({ lang: Language }),
    languageList: z.array(z.object({ id: Language, defaultFiat: z.string() })),
    seoMap: z.record(Language, Seo),
    /** The site key of the captcha; `local` for our own. */
    siteKey: z.string(),
    voice_sms_open: Flag,
    is_enforce_google_auth: Flag,
    loginHide: z.boolean(),
    registerHide: z.boolean(),
    loginForbidden: z.boolean(),
    registerForbidden: z.boolean(),
    /**
     * 1: countries in limitCountryList are excluded. 2: only countries in allowCountryList are served. 0: no
     * restriction.
     */
    restrictionType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    limitCountryList: z.array(Country),
    allowCountryList: z.array(Country),
    /** True if registration requires an invitation code. */
    inviteRequired: z.boolean(),
    /** The edition in force of each legal text, by its name. Registration returns `terms` as `termsVersion`. */
    policyVersions: z.object({ terms: z.string() }).catchall(z.string()),
    /** Features that this site offers. */
    features: z.object(featureFlags),
    /** Planned maintenance. Screens show the current period or the next one. */
    maintenance: z.array(z.object({ startsAt: Time, endsAt: Time })),
    /** A page of a block explorer for the transaction `{transaction}`. */
    transactionLink: z.string(),
    /** Shows whether changes are possible now. */
    database: z.enum(databaseStates),
    /**
     * The country of this call, as the proxy in front of the server reports it, and true if the exchange serves its
     * people.
     */
    region: z.object({ country: Country.nullable(), served: z.boolean() }),
    /** Hours for which withdrawals pause after a change of a security setting. */
    freezeHours: z.number(),
    /** The key to which our screens encrypt secret fields, and the server's time, which the ciphertext must contain. */
    fieldKey: FieldKey.extend({ at: Time }),
    /** The only origin of this site at which passkeys work; null without a domain name. */
    passkeyOrigin: z.string().nullable(),
  })
  .meta({ id: 'PublicInfo' })

export const MarketCoin = z
  .object({
    coin: Coin,
    kind: z.enum(['crypto', 'fiat', 'token']),
    name: z.record(Language, z.string()),
    /** The path of the coin's logo in each language. */
    lang_logo: z.record(Language, z.string()),
    /** The path of the logo that the exchange chose; null if the coin has only a drawn mark. */
    logo: z.string().nullable(),
    /** Decimals in the ledger. */
    coin_precision: z.number().int(),
    /** Decimals on screen. */
    symbolPrecision: z.number().int(),
  })
  .meta({ id: 'MarketCoin' })

export const MarketChainCoin = z
  .object({
    coin: Coin,
    /** The coin's contract on this chain. */
    mint: z.string(),
    confirmations: z.number().int(),
    depositOpen: z.boolean(),
    depositMin: AmountText,
    withdrawOpen: z.boolean(),
    /** The current fee, to a receiver with a token account of the coin. */
    withdrawFee: AmountText,
    /** Either a fixed fee, or a fee that follows the cost of the network. */
    withdrawFeeMode: z.enum(feeModes),
    withdrawMin: AmountText,
    withdrawMax: AmountText,
    /** The rule about tags of recipients on this network. */
    memo: z.enum(memoRules),
  })
  .meta({ id: 'MarketChainCoin' })

export const Area = z
  .object({
    iso2: Country,
    /** Calling code, digits only. */
    dial: z.string().regex(/^\d{1,4}$/),
    nameZh: z.string(),
    nameEn: z.string(),
    /** True if people of this country are served. */
    allowed: z.boolean(),
  })
  .meta({ id: 'Area' })

export const publicConfig = endpoints({
  info: {
    method: 'POST',
    path: 'ex/api/v0/public',
    summary: 'Public settings that the site needs before login',
    who: 'visitor',
    rate: { points: 600, seconds: 60 },
    input: z.object({}),
    reply: PublicInfo,
    refusals: [],
  },
  areas: {
    method: 'POST',
    path: 'ex/api/v0/public/areas',
    summary: 'Countries with their calling codes and names in both languages',
    who: 'visitor',
    rate: { points: 600, seconds: 60 },
    input: z.object({}),
    reply: z.array(Area),
    refusals: [],
  },
  market: {
    method: 'GET',
    path: 'ex/api/v0/public/config',
    summary: 'Coins by code, and chains by name with the coins on each',
    who: 'visitor',
    rate: { points: 600, seconds: 60 },
    input: z.object({}),
    reply: z.object({
      market: z.object({
        coins: z.record(Coin, MarketCoin),
        chains: z.record(Chain, z.object({ chain: Chain, coins: z.record(Coin, MarketChainCoin) })),
      }),
    }),
    refusals: [],
  },
})
