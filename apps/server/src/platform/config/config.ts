import { captchaProviders } from '@tessera/contract/services/captcha/captcha.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countHosts } from './hosts.ts'
import { withSecretFiles } from './secret-files.ts'
import { bankAccounts, ceilings, passkeys, steps, unsignedCaps } from './setting-forms.ts'
import { StartupError } from './startup-error.ts'

const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
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

/** All settings: environment variable, format, default. No other code reads the environment. */
const Config = z.object({
  /** The database URL of the serving role, which writes rows but changes no table. The owner's URL is only for npm run migrate. */
  DATABASE_URL: postgres,
  /** The database URL of the auditor role, which reads views. Only nodes with the jobs role need it. */
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
  /** Number of proxies in front whose X-Forwarded-For is trusted; 0 trusts none. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** The header in which such a proxy sends the caller's country, such as `cf-ipcountry`. Without it the country is unknown. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** The proxy's header for the city, such as `cf-ipcity`. */
  CITY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  /** A MaxMind DB file (.mmdb) with countries and cities of network addresses. Used if no header has them. */
  GEOIP_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  FILES_DIR: z.string().min(1).default('.data/files'),
  /** A clamd that scans every upload, such as tcp://127.0.0.1:3310. While it is down, uploads are refused. Without it, nothing is scanned. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  /** Encrypts secrets at rest and signs the approvals that the signer verifies. */
  SECRET_KEY: seed,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Tessera <no-reply@tessera.example>'),
  /** An SMS and voice gateway: signed JSON, see providers/sms.ts. Without it no codes are sent to phones. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs requests to the gateway and verifies its delivery reports. */
  SMS_SECRET: seed.optional(),
  /** Lets webhooks of customers reach 127.0.0.0/8, also over http. For the local world only. */
  WEBHOOK_LOOPBACK: flag.prefault('off'),
  CHAIN: z.enum(['solana_devnet', 'solana_mainnet']).default('solana_devnet'),
  /** RPC nodes of the chain, separated by commas. All must agree before money is credited or an attempt is given up. On mainnet, two hosts or more. */
  CHAIN_RPC_URL: nodes,
  /** If set, the server refuses to start on any other chain. */
  CHAIN_GENESIS_HASH: z.string().optional(),
  /** A block explorer for the links of the console. It should read the chain from other nodes than ours. */
  CHAIN_EXPLORER_URL: z.url({ protocol: /^https?$/ }).default('https://explorer.solana.com'),
  /** The signer's seed. Deposit addresses and the hot wallet derive from it. */
  CHAIN_MASTER_SEED: seed,
  /** Cold wallet of the exchange, whose keys are kept outside this system. The hot wallet's balance above its cap is moved there. Without it there is no cap. */
  CHAIN_COLD_WALLET: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'an address of the chain')
    .optional(),
  /** The part of what customers are owed of a coin that the hot wallet may hold, in basis points. */
  CHAIN_HOT_SHARE_BP: z.coerce.number().int().min(0).max(10_000).default(1000),
  /** The signer's ceilings per payment and in any 24 hours, in whole coins, such as `tUSD:6:1000000/5000000`. Without one, a coin is never paid out. The other roles need the same text, because they refuse settings above it. */
  SIGNER_CEILINGS: ceilings.prefault(''),
  /** The same two numbers for payments that nobody approved. The signer checks limits, address and freezes of each itself. A coin without them needs people. */
  SIGNER_AUTOMATIC: ceilings.prefault(''),
  /** The same two numbers for payments that one person approved. A coin without them needs two people. */
  SIGNER_ONE_PERSON: ceilings.prefault(''),
  /** The passkeys that may sign a raised withdrawal cap, such as `ana:AQID…:pQEC…`. The console shows the text to the owner of a new passkey. Without any, the signer accepts every cap up to its ceiling. The other roles need the same text. */
  SIGNER_PASSKEYS: passkeys.prefault(''),
  /** The largest withdrawal of a coin that needs no passkeys, such as `tUSD:6:1000`. Without it, each cap needs the signatures of two people. */
  SIGNER_UNSIGNED_CAPS: unsignedCaps.prefault(''),
  /** NATS, 2.10.23 or newer, by which nodes that share one database announce commits to each other. Without it, one node serves all sockets. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  /** Receives a copy of the audit log, out of the reach of database administrators. Lines of JSON, see audit/copy-out.ts, signed with the secret. */
  AUDIT_COPY_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUDIT_COPY_SECRET: seed.optional(),
  BANK_FEED_URL: z.url().optional(),
  /** Shared with the bank, whose feed signs each answer. Without it and the three TLS files below, lines of the feed are claims that people confirm. */
  BANK_FEED_SECRET: seed.optional(),
  /** PEM files for mutual TLS with the feed: our certificate and key, and the authority that issued the bank's certificate. */
  BANK_FEED_TLS_CERT: z.string().min(1).optional(),
  BANK_FEED_TLS_KEY: z.string().min(1).optional(),
  BANK_FEED_TLS_CA: z.string().min(1).optional(),
  /** The accounts of a signed feed. A line or balance of any other account is an error, and nothing is read. */
  BANK_FEED_ACCOUNTS: bankAccounts.default([]),
  RATES_URL: z.url().optional(),
  /** A second, independent source of rates. A rate is used only if both agree. */
  RATES_SECOND_URL: z.url().optional(),
  /** Largest change of a rate per period and source: 2 % in an hour and 5 % in a day. A larger change needs approval by two people. */
  RATES_STEPS: steps.prefault(STEPS),
  RATES_SECOND_STEPS: steps.prefault(STEPS),
  /** Largest difference between the two sources, in parts per million. */
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
  /** How blocks reach the service: it fetches them from our gateway at PUBLIC_URL, or we upload a CAR to IPFS_CAR_URL. */
  IPFS_BLOCKS: z.enum(['gateway', 'car']).default('gateway'),
  IPFS_CAR_URL: vendorIssuer.optional(),
  /** The provider of the captcha check: our own slider, or a vendor. `aliyun` is Alibaba's legacy version 1.0, `aliyun2` version 2.0. */
  CAPTCHA: z.enum(captchaProviders).default('local'),
  /** The most numbers that our own captcha lets the browser try with a picture. Without a picture, twenty times that. */
  CAPTCHA_WORK: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
  /** Settings of a captcha vendor: site key, secret, Alibaba's access key, and an address that replaces the vendor's own. */
  CAPTCHA_SITE_KEY: z.string().default(''),
  /** Identity prefix and region of Alibaba 2.0, from its console. Its site key is the scene's id. */
  CAPTCHA_PREFIX: z.string().default(''),
  CAPTCHA_REGION: z.enum(['cn', 'sgp']).default('sgp'),
  CAPTCHA_KEY_ID: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The address of the vendor's script, and further origins of its pictures and scripts, separated by commas. */
  CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_ORIGINS: origins.default([]),
  /** Sumsub, which verifies identities. Without it our own reviewers check documents. Each secret may be in a file, such as SUMSUB_SECRET_KEY_FILE. */
  SUMSUB_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMSUB_APP_TOKEN: z.string().min(1).optional(),
  SUMSUB_SECRET_KEY: z.string().min(16).optional(),
  /** The secret of its webhooks, and the digest algorithm configured at Sumsub. Any other algorithm is refused. */
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

/** Settings that require other settings, each with the reason for the error text. */
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
  [
    'SIGNER_PASSKEYS',
    ({ CHAIN, SIGNER_CEILINGS, SIGNER_PASSKEYS }) =>
      CHAIN === 'solana_mainnet' &&
      SIGNER_CEILINGS.size > 0 &&
      new Set([...SIGNER_PASSKEYS.values()].map(({ person }) => person)).size < 2,
    'passkeys of two people ',
  ],
  ['WEBHOOK_LOOPBACK', ({ CHAIN, WEBHOOK_LOOPBACK }) => CHAIN === 'solana_mainnet' && WEBHOOK_LOOPBACK, 'off '],
  [
    'CHAIN_RPC_URL',
    ({ CHAIN, CHAIN_RPC_URL }) => CHAIN === 'solana_mainnet' && countHosts(CHAIN_RPC_URL) < 2,
    'two nodes of different hosts ',
  ],
]

const someTls = (config: Config): boolean =>
  [config.BANK_FEED_TLS_CERT, config.BANK_FEED_TLS_KEY, config.BANK_FEED_TLS_CA].some((file) => file !== undefined)

/** Returns the configuration. Throws an error that names each bad variable and why, so the server never starts with guessed values. */
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

/** Derives a key for one purpose, so that a part of the server that has it can decrypt nothing else. */
export const derivedKey = (config: Pick<Config, 'SECRET_KEY'>, purpose: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${config.SECRET_KEY}`).digest()

/** The auditor's URL on a node that audits. */
export function auditUrlOf({ AUDIT_DATABASE_URL }: Pick<Config, 'AUDIT_DATABASE_URL'>): string {
  assert(AUDIT_DATABASE_URL, 'a node with the jobs role needs AUDIT_DATABASE_URL')
  return AUDIT_DATABASE_URL
}
