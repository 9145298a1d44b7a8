import { seoRoutes } from '@tessera/domain/office/cms/kinds.ts'
import { memoRules } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { type Locale } from '#platform/text/locale.ts'
import { FieldKey } from '#platform/http/sealed.ts'
import { AmountText, Chain, Coin, Language, Time } from '#platform/http/shared.ts'

/** The fiat that a language begins with (specification §9); the site has texts in two of these languages. */
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
  /** Paths: of a picture that the house chose for the language, or of its own mark. */
  favicon: z.string(),
  logo: z.string(),
  /** What the logo says. */
  logoAlt: z.string(),
  /** The same for screens that search engines show, by their titles; none before the house has written them. */
  routes: z.partialRecord(z.enum(seoRoutes), z.object(SeoWords)),
})

/** `writable`, or why nothing can be changed for a while; both other states end without a person. */
export const databaseStates = ['writable', 'read_only', 'full'] as const
export type DatabaseStateName = (typeof databaseStates)[number]

/** True if the part is configured here. Whether a customer may use it, `features` of user info and `decide` say. */
const featureFlags = {
  sms: z.boolean(),
  passkeys: z.boolean(),
  singpass: z.boolean(),
  corppass: z.boolean(),
  sumsub: z.boolean(),
  financing: z.boolean(),
  invitationRewards: z.boolean(),
}

/** Field names are the specification's (§3, public info). */
export const PublicInfo = z
  .object({
    defaultLanguage: z.object({ lang: Language }),
    languageList: z.array(z.object({ id: Language, defaultFiat: z.string() })),
    seoMap: z.record(Language, Seo),
    /** Of the captcha; `local` for our own. */
    siteKey: z.string(),
    voice_sms_open: Flag,
    is_enforce_google_auth: Flag,
    loginHide: z.boolean(),
    registerHide: z.boolean(),
    loginForbidden: z.boolean(),
    registerForbidden: z.boolean(),
    /** 1: limitCountryList is refused. 2: only allowCountryList is let in. 0: no restriction. */
    restrictionType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    limitCountryList: z.array(Country),
    allowCountryList: z.array(Country),
    /** Whether opening an account needs an invitation code. */
    inviteRequired: z.boolean(),
    /** Edition in force of each legal text, by its name; `terms` is what registration sends back as `termsVersion`. */
    policyVersions: z.object({ terms: z.string() }).catchall(z.string()),
    /** Parts of the product that this site offers. */
    features: z.object(featureFlags),
    /** When the house works on itself, as planned: screens tell the one that runs or comes next. */
    maintenance: z.array(z.object({ startsAt: Time, endsAt: Time })),
    /** Tells if changes are possible at the moment. */
    database: z.enum(databaseStates),
    /** Where this call comes from, as the proxy in front says, and whether people of there are served. */
    region: z.object({ country: Country.nullable(), served: z.boolean() }),
    /** Hours without withdrawals after a security setting changed. */
    freezeHours: z.number(),
    /** What our screens seal secret fields to, and the server's time: that of whatever is sealed. */
    fieldKey: FieldKey.extend({ at: Time }),
    /** The one address of this site at which passkeys work; null where it has no domain name. */
    passkeyOrigin: z.string().nullable(),
  })
  .meta({ id: 'PublicInfo' })

export const MarketCoin = z
  .object({
    coin: Coin,
    kind: z.enum(['crypto', 'fiat', 'token']),
    name: z.record(Language, z.string()),
    /** Path of the coin's picture in each language. */
    lang_logo: z.record(Language, z.string()),
    /** Decimals the ledger keeps. */
    coin_precision: z.number().int(),
    /** Decimals a screen shows. */
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
    withdrawFee: AmountText,
    withdrawMin: AmountText,
    withdrawMax: AmountText,
    /** Says if recipients of this network may need a tag. */
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
    /** Whether people of there are served. */
    allowed: z.boolean(),
  })
  .meta({ id: 'Area' })

export const publicConfig = endpoints({
  info: {
    method: 'POST',
    path: 'ex/api/v0/public',
    summary: 'What the site needs to know before anybody signs in',
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
