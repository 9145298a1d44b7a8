import { captchaProviders } from '@tessera/contract/services/captcha/captcha.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countHosts } from './hosts.ts'
import { withSecretFiles } from './secret-files.ts'
import { bankAccounts, steps, windows } from './setting-forms.ts'
import { StartupError } from './startup-error.ts'

const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
/** Apart by commas; none of an empty text. */
const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
)
const several = z.string().transform((text) => text.split(',').map((each) => each.trim()))
const origins = several.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
const nodes = several.pipe(z.tuple([z.url()], z.url()))
const STEPS = '20000/3600,50000/86400'
const profile = ['uen', 'name', 'entity_type', 'entity_status', 'company_type', 'registration_date']
const CORPPASS_SCOPE = [
  'openid',
  ...profile.map((item) => `entity.basic_profile.${item}`),
  'entity.address',
  'entity.appointments',
  'entity.shareholders',
].join(' ')
/** An HTTPS address; HTTP only for a stand-in on this machine. */
const vendorIssuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(url), 'an https address')
const seed = z.string().min(32, 'at least 32 characters, from a random source')

/** Every setting there is: its environment variable, its form, its default. Nothing else reads the environment. */
const Config = z.object({
  /** The database as its serving role, which writes rows but changes no table; the owner's URL is only for npm run migrate. */
  DATABASE_URL: postgres,
  /** The same database as its auditor, who reads views; only nodes with the jobs role need it. */
  AUDIT_DATABASE_URL: postgres.optional(),
  PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  ROLES: z
    .string()
    .default('api,trading,jobs,signer')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['api', 'trading', 'jobs', 'signer'])).min(1)),
  /** Hops of proxies in front whose X-Forwarded-For is believed; 0 believes nobody. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** The header in which such a proxy says the caller's country, such as `cf-ipcountry`; without it no country is known. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** The proxy's header for the city, such as `cf-ipcity`. */
  CITY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** A MaxMind DB file (.mmdb) with countries and cities of network addresses, used if no header says them. */
  GEOIP_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  FILES_DIR: z.string().min(1).default('.data/files'),
  /** A clamd that looks at every upload, as in tcp://127.0.0.1:3310; while it is down nothing is taken. Without it nothing is scanned. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Seals secrets at rest and signs what the signer checks again. */
  SECRET_KEY: seed,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Tessera <no-reply@tessera.example>'),
  /** An SMS and voice gateway: signed JSON, as providers/sms.ts says. Without it no code goes to a phone. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs what goes to the gateway and the reports that come from it. */
  SMS_SECRET: seed.optional(),
  /** Lets webhooks of customers reach 127.0.0.0/8, also by http: for the local world only. */
  WEBHOOK_LOOPBACK: flag.prefault('off'),
  CHAIN: z.enum(['solana_devnet', 'solana_mainnet']).default('solana_devnet'),
  /** Nodes of the chain, apart by commas, which must all agree before money is credited or an attempt is given up; on mainnet two hosts or more. */
  CHAIN_RPC_URL: nodes,
  /** Refuses to start on another chain than this one. */
  CHAIN_GENESIS_HASH: z.string().optional(),
  /** A block explorer, as the links of the console name it; it should read the chain by other nodes than ours. */
  CHAIN_EXPLORER_URL: z.url({ protocol: /^https?$/ }).default('https://explorer.solana.com'),
  /** The signer's: deposit addresses and the hot wallet derive from it. */
  CHAIN_MASTER_SEED: seed,
  /** Wallet of the house whose keys are kept outside this system. What the hot wallet holds above its cap goes there; without it there is no cap. */
  CHAIN_COLD_WALLET: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'an address of the chain')
    .optional(),
  /** How much of what customers are owed of a coin the hot wallet may hold, in basis points. */
  CHAIN_HOT_SHARE_BP: z.coerce.number().int().min(0).max(10_000).default(1000),
  /** Nodes that share one database tell each other what was committed by NATS, 2.10.23 or newer; without it one node serves all sockets. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  /** Where what people did is copied to, out of the reach of whoever administers the database: lines of JSON, as audit/copy-out.ts says, signed with the secret. */
  AUDIT_COPY_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUDIT_COPY_SECRET: seed.optional(),
  BANK_FEED_URL: z.url().optional(),
  /** Shared with the bank: its feed signs each answer. Without it, and without the three files below, lines of the feed are claims that people confirm. */
  BANK_FEED_SECRET: seed.optional(),
  /** PEM files for mutual TLS with the feed: our certificate and key, and the authority that the bank's certificate is of. */
  BANK_FEED_TLS_CERT: z.string().min(1).optional(),
  BANK_FEED_TLS_KEY: z.string().min(1).optional(),
  BANK_FEED_TLS_CA: z.string().min(1).optional(),
  /** The accounts of a signed feed. A line or balance of any other account is an error, and nothing is read. */
  BANK_FEED_ACCOUNTS: bankAccounts.default([]),
  RATES_URL: z.url().optional(),
  /** A second, independent source of rates: a rate is believed only if both agree. */
  RATES_SECOND_URL: z.url().optional(),
  /** Largest change of a rate per time and source: 2 % in an hour and 5 % in a day. A larger one waits for two people. */
  RATES_STEPS: steps.prefault(STEPS),
  RATES_SECOND_STEPS: steps.prefault(STEPS),
  /** Parts per million by which the two sources may differ. */
  RATES_TOLERANCE_PPM: z.coerce.number().int().min(0).max(100_000).default(10_000),
  /** Singpass with Myinfo: the issuer of its OpenID provider and our client there. Without both, Singpass is not offered. */
  SINGPASS_ISSUER: vendorIssuer.optional(),
  SINGPASS_CLIENT_ID: z.string().min(1).optional(),
  /** The same for Corppass with Myinfo Business, for companies. */
  CORPPASS_ISSUER: vendorIssuer.optional(),
  CORPPASS_CLIENT_ID: z.string().min(1).optional(),
  /** The scopes registered there, separated by spaces: only those that a company's application needs. */
  CORPPASS_SCOPE: z.string().startsWith('openid ').default(CORPPASS_SCOPE),
  /** A file with the JWKS of our private keys for both: ES256 for signatures, ECDH-ES+A256KW on P-256 for decryption. */
  IDENTITY_KEYS_FILE: z.string().min(1).optional(),
  /** An IPFS pinning service by the Pinning Service API, such as https://api.pinning.example/psa. Without it publications wait for their pin. */
  IPFS_PIN_URL: vendorIssuer.optional(),
  IPFS_PIN_TOKEN: z.string().min(16).optional(),
  /** The way in which blocks reach the service: it fetches them from our gateway at PUBLIC_URL, or we upload a CAR to IPFS_CAR_URL. */
  IPFS_BLOCKS: z.enum(['gateway', 'car']).default('gateway'),
  IPFS_CAR_URL: vendorIssuer.optional(),
  /** What the house takes of what an issuer raises, in parts per million; without it no applications to raise money are taken. */
  FINANCING_FEE_PPM: z.coerce.number().int().min(0).max(500_000).optional(),
  NEW_ADDRESS_WAIT_HOURS: z.coerce.number().min(0).max(720).default(24),
  /** What the house is called, and where it is registered, to providers that are told who sends (IVMS101). */
  HOUSE_NAME: z.string().min(1).default('Tessera Exchange'),
  HOUSE_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('SG'),
  /** Whole Singapore dollars that may leave in 24 hours to whom nobody has identified (decision G31). */
  TRAVEL_RULE_SGD: z.coerce.number().int().min(0).max(1_000_000).default(1500),
  /** Nothing is paid to a new bank account before this is over (decision G34). */
  NEW_BANK_ACCOUNT_WAIT_HOURS: z.coerce.number().min(0).max(720).default(48),
  /** A new API key, or one that was given more, trades and withdraws only after this; so sign new people of a company. */
  API_KEY_WAIT_HOURS: z.coerce.number().min(0).max(720).default(24),
  NEW_SIGNER_WAIT_HOURS: z.coerce.number().min(0).max(720).default(24),
  /** With less the audit (I19b) would find every change of a password or factor for ever, and the signer would pay nobody. */
  FREEZE_HOURS: z.coerce.number().min(48, 'at least 48 hours, which the audit asks for (I19b)').max(720).default(48),
  REGISTRATION: flag.default(true),
  INVITATION_REQUIRED: flag.default(false),
  /** Uses and days of validity of each code of an approved application. */
  INVITATION_CODE_USES: z.coerce.number().int().min(1).max(1000).default(10),
  INVITATION_CODE_DAYS: z.coerce.number().int().min(1).max(730).default(90),
  /** Of a fee of somebody who was invited and is no agent's client, to who invited; 0 is none (decision G54). */
  INVITATION_REWARD_PPM: z.coerce.number().int().min(0).max(500_000).default(0),
  /** How much of a fee an agent and those above it may get together. */
  AGENT_SHARE_CAP_PPM: z.coerce.number().int().min(0).max(500_000).default(500_000),
  /** Classes of customers whose fees nobody is given a share of, apart by commas: incentives are barred for retail (MAS PS-G03). */
  REBATE_BARRED_CLASSES: listed.pipe(z.array(z.enum(['ri', 'ai', 'ei']))).default(['ri']),
  /** Countries where the same holds of clients and of who would be paid. */
  REBATE_BARRED_COUNTRIES: listed.pipe(z.array(z.string().regex(/^[A-Z]{2}$/))).default([]),
  /** Planned work, told to every reader from a day before: `from/until` in ISO 8601, apart by commas. */
  MAINTENANCE: windows.default([]),
  /** Codes that one network address may ask for in a day without proving them; its whole network may ask for ten times that. */
  CODES_PER_ADDRESS_A_DAY: z.coerce.number().int().min(1).default(20),
  /** The provider of the captcha check: our own slider, or a vendor. `aliyun` is Alibaba's legacy version 1.0, `aliyun2` version 2.0. */
  CAPTCHA: z.enum(captchaProviders).default('local'),
  /** How many numbers our own lets the reader's machine try at most, with a picture; without one twenty times that. */
  CAPTCHA_WORK: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
  /** Of a vendor: the key its script starts with, the secret, Alibaba's access key, and another address than the vendor's own. */
  CAPTCHA_SITE_KEY: z.string().default(''),
  /** Identity prefix and region of Alibaba 2.0, from its console. Its site key is the scene's id. */
  CAPTCHA_PREFIX: z.string().default(''),
  CAPTCHA_REGION: z.enum(['cn', 'sgp']).default('sgp'),
  CAPTCHA_KEY_ID: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the vendor's own script is loaded from, and further origins that it loads pictures and scripts from, apart by commas. */
  CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_ORIGINS: origins.default([]),
  /** Sumsub, which verifies identities; without it our own reviewers check documents. Each secret may be in a file, such as SUMSUB_SECRET_KEY_FILE. */
  SUMSUB_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMSUB_APP_TOKEN: z.string().min(1).optional(),
  SUMSUB_SECRET_KEY: z.string().min(16).optional(),
  /** The secret of its webhooks, and the digest algorithm that is set there; any other algorithm is refused. */
  SUMSUB_WEBHOOK_SECRET: z.string().min(16).optional(),
  SUMSUB_WEBHOOK_ALGORITHM: z.enum(['HMAC_SHA256_HEX', 'HMAC_SHA512_HEX']).default('HMAC_SHA256_HEX'),
  SUMSUB_LEVEL_PERSONAL: z.string().min(1).default('id-and-liveness'),
  SUMSUB_LEVEL_COMPANY: z.string().min(1).default('basic-kyb-level'),
  /** Its browser script, and further origins of its frames, separated by commas. */
  SUMSUB_SDK_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://static.sumsub.com/idensic/static/sns-websdk-builder.js'),
  SUMSUB_ORIGINS: origins.prefault('https://api.sumsub.com,https://in.sumsub.com'),
})
export type Config = z.output<typeof Config>

/** What a setting needs besides itself, each with the reason that is told. */
const needs: readonly (readonly [name: keyof Config, isMissing: (config: Config) => boolean, what?: string])[] = [
  ...(['SINGPASS', 'CORPPASS'] as const).map(
    (vendor) =>
      [
        `${vendor}_CLIENT_ID`,
        (config: Config) => config[`${vendor}_ISSUER`] !== undefined && config[`${vendor}_CLIENT_ID`] === undefined,
      ] as const,
  ),
  [
    'IDENTITY_KEYS_FILE',
    ({ SINGPASS_ISSUER, CORPPASS_ISSUER, IDENTITY_KEYS_FILE }) =>
      (SINGPASS_ISSUER ?? CORPPASS_ISSUER) !== undefined && IDENTITY_KEYS_FILE === undefined,
  ],
  ['AUDIT_DATABASE_URL', ({ ROLES, AUDIT_DATABASE_URL }) => ROLES.includes('jobs') && AUDIT_DATABASE_URL === undefined],
  [
    'AUDIT_COPY_SECRET',
    ({ AUDIT_COPY_URL, AUDIT_COPY_SECRET }) => AUDIT_COPY_URL !== undefined && AUDIT_COPY_SECRET === undefined,
  ],
  ...(['BANK_FEED_TLS_CERT', 'BANK_FEED_TLS_KEY', 'BANK_FEED_TLS_CA'] as const).map(
    (name) => [name, (config: Config) => someTls(config) && config[name] === undefined] as const,
  ),
  [
    'BANK_FEED_URL',
    (config) => someTls(config) && config.BANK_FEED_URL?.startsWith('https:') !== true,
    'an https address ',
  ],
  [
    'BANK_FEED_ACCOUNTS',
    (config) => (config.BANK_FEED_SECRET !== undefined || someTls(config)) && config.BANK_FEED_ACCOUNTS.length === 0,
  ],
  ['CAPTCHA_SITE_KEY', ({ CAPTCHA, CAPTCHA_SITE_KEY }) => CAPTCHA !== 'local' && CAPTCHA_SITE_KEY === ''],
  ['CAPTCHA_SECRET', ({ CAPTCHA, CAPTCHA_SECRET }) => CAPTCHA !== 'local' && CAPTCHA_SECRET === ''],
  ['CAPTCHA_SCRIPT_URL', ({ CAPTCHA, CAPTCHA_SCRIPT_URL }) => CAPTCHA !== 'local' && CAPTCHA_SCRIPT_URL === undefined],
  ['CAPTCHA_KEY_ID', ({ CAPTCHA, CAPTCHA_KEY_ID }) => CAPTCHA.startsWith('aliyun') && CAPTCHA_KEY_ID === ''],
  ['CAPTCHA_PREFIX', ({ CAPTCHA, CAPTCHA_PREFIX }) => CAPTCHA === 'aliyun2' && CAPTCHA_PREFIX === ''],
  [
    'RATES_SECOND_URL',
    ({ RATES_URL, RATES_SECOND_URL }) =>
      RATES_SECOND_URL !== undefined &&
      (RATES_URL === undefined || new URL(RATES_URL).host === new URL(RATES_SECOND_URL).host),
    'a RATES_URL of another host ',
  ],
  ...(['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET'] as const).map(
    (name) => [name, (config: Config) => config.SUMSUB_URL !== undefined && config[name] === undefined] as const,
  ),
  [
    'SUMSUB_URL',
    ({ SUMSUB_URL }) => SUMSUB_URL?.startsWith('http:') === true && new URL(SUMSUB_URL).hostname !== '127.0.0.1',
    'an https address ',
  ],
  ['IPFS_PIN_TOKEN', ({ IPFS_PIN_URL, IPFS_PIN_TOKEN }) => IPFS_PIN_URL !== undefined && IPFS_PIN_TOKEN === undefined],
  ['IPFS_CAR_URL', ({ IPFS_BLOCKS, IPFS_CAR_URL }) => IPFS_BLOCKS === 'car' && IPFS_CAR_URL === undefined],
  ['WEBHOOK_LOOPBACK', ({ CHAIN, WEBHOOK_LOOPBACK }) => CHAIN === 'solana_mainnet' && WEBHOOK_LOOPBACK, 'off '],
  [
    'CHAIN_RPC_URL',
    ({ CHAIN, CHAIN_RPC_URL }) => CHAIN === 'solana_mainnet' && countHosts(CHAIN_RPC_URL) < 2,
    'two nodes of different hosts ',
  ],
]

const someTls = (config: Config): boolean =>
  [config.BANK_FEED_TLS_CERT, config.BANK_FEED_TLS_KEY, config.BANK_FEED_TLS_CA].some((file) => file !== undefined)

/** The configuration, or an error that names each bad variable and why: the server does not start on a guess. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = Config.safeParse(withSecretFiles(env))
  const lines = read.success
    ? needs
        .filter(([, isMissing]) => isMissing(read.data))
        .map(([name, , what = '']) => `  ${name}: ${what}needed with these settings`)
    : read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  if (read.success && lines.length === 0) return read.data
  throw new StartupError(`The configuration does not allow a start:\n${lines.join('\n')}`)
}

/** A key for one purpose, so that what one part of the house may read opens nothing else. */
export const derivedKey = (config: Pick<Config, 'SECRET_KEY'>, purpose: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${config.SECRET_KEY}`).digest()

/** The auditor's URL on a node that audits. */
export function auditUrlOf({ AUDIT_DATABASE_URL }: Pick<Config, 'AUDIT_DATABASE_URL'>): string {
  assert(AUDIT_DATABASE_URL, 'a node with the jobs role has AUDIT_DATABASE_URL')
  return AUDIT_DATABASE_URL
}
