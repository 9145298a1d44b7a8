import type { Config } from './config.ts'
import { SEED, type Variables } from './variable.ts'

/** The bank and the sources of rates. */
export const bank = {
  BANK_FEED_URL: {
    purpose: 'The bank’s feed of payments. Without it people upload statements.',
    example: 'https://bank.example/feed',
    needed: 'with the TLS files',
  },
  BANK_FEED_SECRET: {
    purpose: 'Verifies the bank’s signature. Without it and TLS, lines of the feed are claims that people confirm.',
    example: SEED,
    secret: true,
  },
  BANK_FEED_ACCOUNTS: {
    purpose: 'The accounts of a signed feed. A line of any other account is an error, and nothing is read.',
    example: 'DBS/003-914820-1,DBS/003-914821-9',
    needed: 'with a signed feed',
  },
  BANK_FEED_TLS_CERT: {
    purpose: 'The PEM file of our certificate for mutual TLS with the feed.',
    example: '/run/secrets/feed.crt',
    needed: 'with the other TLS files',
  },
  BANK_FEED_TLS_KEY: {
    purpose: 'The PEM file of its key.',
    example: '/run/secrets/feed.key',
    needed: 'with the other TLS files',
  },
  BANK_FEED_TLS_CA: {
    purpose: 'The PEM file of the authority that issued the bank’s certificate.',
    example: '/run/secrets/bank-ca.crt',
    needed: 'with the other TLS files',
  },
  RATES_URL: {
    purpose: 'A source of exchange rates, with which assets and limits are valued.',
    example: 'https://rates.example/latest',
    needed: 'yes',
  },
  RATES_SECOND_URL: {
    purpose: 'A second, independent source. A rate is used only if both agree.',
    example: 'https://rates.example.net/v1',
  },
} as const satisfies Partial<Variables<keyof Config>>

/** Vendors that know people and companies. */
export const identity = {
  SUMSUB_URL: {
    purpose: 'Sumsub, which verifies identities. Without it our own reviewers check documents.',
    example: 'https://api.sumsub.com',
  },
  SUMSUB_APP_TOKEN: {
    purpose: 'Our token at Sumsub.',
    example: 'prd:token',
    needed: 'with SUMSUB_URL',
    secret: true,
  },
  SUMSUB_SECRET_KEY: {
    purpose: 'Signs our requests to Sumsub.',
    example: 'a secret of 16 characters or more',
    needed: 'with SUMSUB_URL',
    secret: true,
  },
  SUMSUB_WEBHOOK_SECRET: {
    purpose: 'Verifies Sumsub’s webhooks.',
    example: 'a secret of 16 characters or more',
    needed: 'with SUMSUB_URL',
    secret: true,
  },
  SUMSUB_WEBHOOK_ALGORITHM: {
    purpose: 'The digest of the webhooks, as configured at Sumsub.',
    example: 'HMAC_SHA256_HEX',
  },
  SUMSUB_LEVEL_PERSONAL: { purpose: 'Sumsub’s level for persons.', example: 'id-and-liveness' },
  SUMSUB_LEVEL_COMPANY: { purpose: 'Sumsub’s level for companies.', example: 'basic-kyb-level' },
  SUMSUB_SDK_URL: {
    purpose: 'Sumsub’s browser script.',
    example: 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js',
  },
  SUMSUB_ORIGINS: {
    purpose: 'Further origins of Sumsub’s frames, separated by commas.',
    example: 'https://api.sumsub.com',
  },
  SINGPASS_ISSUER: {
    purpose: 'Singpass with Myinfo: the issuer of its OpenID provider. Without it Singpass is not offered.',
    example: 'https://id.singpass.gov.sg',
  },
  SINGPASS_CLIENT_ID: { purpose: 'Our client there.', example: 'tessera', needed: 'with SINGPASS_ISSUER' },
  CORPPASS_ISSUER: {
    purpose: 'Corppass with Myinfo Business, for companies: the issuer of its OpenID provider.',
    example: 'https://id.corppass.gov.sg',
  },
  CORPPASS_CLIENT_ID: { purpose: 'Our client there.', example: 'tessera', needed: 'with CORPPASS_ISSUER' },
  CORPPASS_SCOPE: {
    purpose: 'The scopes registered there, separated by spaces: only those that a company’s application needs.',
    example: 'openid entity.basic_profile.uen entity.basic_profile.name',
  },
  IDENTITY_KEYS_FILE: {
    purpose: 'The JWKS file of our private keys for both: ES256 for signatures, ECDH-ES+A256KW for decryption.',
    example: '/run/secrets/identity-keys.json',
    needed: 'with Singpass or Corppass',
  },
} as const satisfies Partial<Variables<keyof Config>>

/** The captcha and the publishing of files. */
export const site = {
  CAPTCHA: {
    purpose: 'The captcha vendor whose keys follow, which a setting of the console selects; or only our own slider.',
    example: 'local',
  },
  CAPTCHA_WORK: {
    purpose: 'The most numbers that our own captcha lets the browser try with a picture.',
    example: '20000',
  },
  CAPTCHA_SITE_KEY: { purpose: 'The vendor’s site key.', example: '10000000-ffff', needed: 'with a vendor' },
  CAPTCHA_SECRET: { purpose: 'The vendor’s secret.', example: '0x0000', needed: 'with a vendor', secret: true },
  CAPTCHA_KEY_ID: { purpose: 'Alibaba’s access key.', example: 'LTAI5t', needed: 'with aliyun' },
  CAPTCHA_PREFIX: { purpose: 'The prefix of Alibaba 2.0.', example: 'abc123', needed: 'with aliyun2' },
  CAPTCHA_REGION: { purpose: 'The region of Alibaba 2.0.', example: 'sgp' },
  CAPTCHA_URL: { purpose: 'An address that replaces the vendor’s own.', example: 'https://captcha.example' },
  CAPTCHA_SCRIPT_URL: {
    purpose: 'The address of the vendor’s script.',
    example: 'https://captcha.example/api.js',
    needed: 'with a vendor',
  },
  CAPTCHA_ORIGINS: {
    purpose: 'Further origins of the vendor’s pictures and scripts, separated by commas.',
    example: 'https://captcha.example',
  },
  IPFS_PIN_URL: {
    purpose: 'An IPFS pinning service. Without it publications wait for their pin.',
    example: 'https://api.pinning.example/psa',
  },
  IPFS_PIN_TOKEN: {
    purpose: 'Our token at the pinning service.',
    example: 'a token of 16 characters or more',
    needed: 'with IPFS_PIN_URL',
    secret: true,
  },
  IPFS_BLOCKS: {
    purpose: 'How blocks reach the service: it fetches them from PUBLIC_URL, or we upload a CAR.',
    example: 'gateway',
  },
  IPFS_CAR_URL: {
    purpose: 'The address for CAR uploads.',
    example: 'https://car.pinning.example',
    needed: 'with IPFS_BLOCKS=car',
  },
} as const satisfies Partial<Variables<keyof Config>>
