import { captchaProviders } from '@tessera/contract/services/captcha/captcha.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countHosts } from './hosts.ts'
import { withSecretFiles } from './secret-files.ts'
import { bankAccounts, ceilings, passkeys, unsignedCaps } from './setting-forms.ts'
import { isReservedEmail, RESERVED_DOMAINS } from '../text/reserved-email.ts'
import { StartupError } from './startup-error.ts'
import { variables } from './variables.ts'

const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const several = z.string().transform((text) => text.split(',').map((each) => each.trim()))
const origins = several.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
const nodes = several.pipe(z.tuple([z.url()], z.url()))
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

/**
 * The format and default of each environment variable. `variables.ts` explains the purpose of each. No other code reads
 * the environment.
 */
const Config = z.object({
  DATABASE_URL: postgres,
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
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  CITY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  GEOIP_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  FILES_DIR: z.string().min(1).default('.data/files'),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  SECRET_KEY: seed,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Tessera <no-reply@tessera.example>'),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_SECRET: seed.optional(),
  WEBHOOK_LOOPBACK: flag.prefault('off'),
  CHAIN: z.enum(['solana_devnet', 'solana_mainnet']).default('solana_devnet'),
  CHAIN_RPC_URL: nodes,
  CHAIN_GENESIS_HASH: z.string().optional(),
  CHAIN_MASTER_SEED: seed,
  CHAIN_COLD_WALLET: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'an address of the chain')
    .optional(),
  CHAIN_HOT_SHARE_BP: z.coerce.number().int().min(0).max(10_000).default(1000),
  SIGNER_CEILINGS: ceilings.prefault(''),
  SIGNER_AUTOMATIC: ceilings.prefault(''),
  SIGNER_ONE_PERSON: ceilings.prefault(''),
  SIGNER_PASSKEYS: passkeys.prefault(''),
  SIGNER_UNSIGNED_CAPS: unsignedCaps.prefault(''),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  AUDIT_COPY_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUDIT_COPY_SECRET: seed.optional(),
  BANK_FEED_URL: z.url().optional(),
  BANK_FEED_SECRET: seed.optional(),
  BANK_FEED_TLS_CERT: z.string().min(1).optional(),
  BANK_FEED_TLS_KEY: z.string().min(1).optional(),
  BANK_FEED_TLS_CA: z.string().min(1).optional(),
  BANK_FEED_ACCOUNTS: bankAccounts.default([]),
  RATES_URL: z.url().optional(),
  RATES_SECOND_URL: z.url().optional(),
  SINGPASS_ISSUER: vendorIssuer.optional(),
  SINGPASS_CLIENT_ID: z.string().min(1).optional(),
  CORPPASS_ISSUER: vendorIssuer.optional(),
  CORPPASS_CLIENT_ID: z.string().min(1).optional(),
  CORPPASS_SCOPE: z.string().startsWith('openid ').default(CORPPASS_SCOPE),
  IDENTITY_KEYS_FILE: z.string().min(1).optional(),
  IPFS_PIN_URL: vendorIssuer.optional(),
  IPFS_PIN_TOKEN: z.string().min(16).optional(),
  IPFS_BLOCKS: z.enum(['gateway', 'car']).default('gateway'),
  IPFS_CAR_URL: vendorIssuer.optional(),
  CAPTCHA: z.enum(captchaProviders).default('local'),
  CAPTCHA_WORK: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_PREFIX: z.string().default(''),
  CAPTCHA_REGION: z.enum(['cn', 'sgp']).default('sgp'),
  CAPTCHA_KEY_ID: z.string().default(''),
  CAPTCHA_SECRET: z.string().default(''),
  CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_ORIGINS: origins.default([]),
  SUMSUB_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMSUB_APP_TOKEN: z.string().min(1).optional(),
  SUMSUB_SECRET_KEY: z.string().min(16).optional(),
  SUMSUB_WEBHOOK_SECRET: z.string().min(16).optional(),
  SUMSUB_WEBHOOK_ALGORITHM: z.enum(['HMAC_SHA256_HEX', 'HMAC_SHA512_HEX']).default('HMAC_SHA256_HEX'),
  SUMSUB_LEVEL_PERSONAL: z.string().min(1).default('id-and-liveness'),
  SUMSUB_LEVEL_COMPANY: z.string().min(1).default('basic-kyb-level'),
  SUMSUB_SDK_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://static.sumsub.com/idensic/static/sns-websdk-builder.js'),
  SUMSUB_ORIGINS: origins.prefault('https://api.sumsub.com,https://in.sumsub.com'),
})
export type Config = z.output<typeof Config>

/** Returns the value of a variable that is not set; `required` if there is none. */
export const defaultOf = (name: keyof Config): { readonly required: boolean; readonly value?: unknown } => {
  const read = Config.shape[name].safeParse(undefined)
  return read.success ? { required: false, value: read.data } : { required: true }
}

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

/** A server with real customers needs these too. */
const productionNeeds: typeof needs = [
  ['PUBLIC_URL', ({ PUBLIC_URL }) => !isPublicAddress(PUBLIC_URL), 'an https address with a domain name '],
  [
    'MAIL_FROM',
    ({ MAIL_FROM }) => isReservedEmail(MAIL_FROM),
    `an address of your own domain, because ${RESERVED_DOMAINS} are only for examples, is `,
  ],
  ['AUDIT_COPY_URL', ({ ROLES, AUDIT_COPY_URL }) => ROLES.includes('signer') && AUDIT_COPY_URL === undefined],
]

/** Returns true for a domain name, because passkeys need one. A stand-in for it on this machine is allowed too. */
const isPublicAddress = (url: string): boolean =>
  /^https:\/\/(?!\[|[\d.]+(?::|\/|$))|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(url)

const someTls = (config: Config): boolean =>
  [config.BANK_FEED_TLS_CERT, config.BANK_FEED_TLS_KEY, config.BANK_FEED_TLS_CA].some((file) => file !== undefined)

type ReadOptions = {
  /** True for a server with real customers, which has no address, sender, rates or keeper by default. */
  readonly production?: boolean
}

/** Without a default in production. */
const ownAddresses = ['PUBLIC_URL', 'MAIL_FROM', 'RATES_URL'] as const

/**
 * Returns the configuration. Throws an error that lists every missing or malformed variable, with its purpose and an
 * example, so the server never starts with guessed values.
 */
export function readConfig(
  given: Readonly<Record<string, string | undefined>>,
  { production = false }: ReadOptions = {},
): Config {
  const { env, unreadable } = withSecretFiles(given)
  const wrong = new Map<string, string>(unreadable.map((name) => [name, `the file of ${name}_FILE cannot be read`]))
  for (const { path, message } of Config.safeParse(env).error?.issues ?? []) {
    const name = String(path[0])
    if (!wrong.has(name)) wrong.set(name, env[name] === undefined ? 'missing' : message)
  }
  if (production)
    for (const name of ownAddresses) if (env[name] === undefined && !wrong.has(name)) wrong.set(name, 'missing')
  const config = Config.parse({ ...env, ...instead([...wrong.keys()]) })
  for (const [name, isMissing, what = ''] of production ? [...needs, ...productionNeeds] : needs)
    if (!wrong.has(name) && isMissing(config)) wrong.set(name, `${what}needed with these settings`)
  if (wrong.size === 0) return config
  throw new StartupError(explained(wrong))
}

/** Returns values in place of wrong ones, so that variables which others require are named in the same error. */
const instead = (names: readonly string[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    names.filter(isVariable).map((name) => [name, defaultOf(name).required ? variables[name].example : undefined]),
  )

const isVariable = (name: string): name is keyof Config => Object.hasOwn(variables, name)

function explained(wrong: ReadonlyMap<string, string>): string {
  const lines = [...wrong].flatMap(([name, why]) => {
    const about = isVariable(name) ? variables[name] : undefined
    return [`  ${name}: ${why}`, ...(about ? [`      ${about.purpose}`, `      Example: ${about.example}`] : [])]
  })
  return [
    'This program does not start, because these variables of its environment are missing or malformed:',
    ...lines,
    'README.md lists all variables in its part "Production".',
  ].join('\n')
}

/** Derives a key for one purpose, so that a part of the server that has it can decrypt nothing else. */
export const derivedKey = (config: Pick<Config, 'SECRET_KEY'>, purpose: string): Buffer =>
  createHash('sha256').update(`${purpose}\n${config.SECRET_KEY}`).digest()

/** Returns the auditor's URL on a node that audits. */
export function auditUrlOf({ AUDIT_DATABASE_URL }: Pick<Config, 'AUDIT_DATABASE_URL'>): string {
  assert(AUDIT_DATABASE_URL, 'a node with the jobs role needs AUDIT_DATABASE_URL')
  return AUDIT_DATABASE_URL
}
