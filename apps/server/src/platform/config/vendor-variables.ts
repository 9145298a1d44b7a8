import type { Config } from './config.ts'
import { SEED, type Variables } from './variable.ts'

/** The bank and the sources of rates. */
export const bank = {
  BANK_FEED_URL: {
    purpose: 'The bank’s feed of payments. Without it, operators upload statements.',
    example: 'https://bank.example/feed',
    needed: 'with the TLS files',
  },
  BANK_FEED_SECRET: {
    purpose: 'Verifies the bank’s signature. Without it and TLS, operators confirm each line of the feed.',
    example: SEED,
    secret: true,
  },
  BANK_FEED_ACCOUNTS: {
    purpose: 'The accounts of a signed feed. If the feed has a line of any other account, it is rejected as a whole.',
    example: 'DBS/003-914820-1,DBS/003-914821-9',
    needed: 'with a signed feed',
  },
  BANK_FEED_TLS_CERT: {
    purpose: 'The PEM file of our certificate for mutual TLS with the feed.',
    example: '/run/secrets/feed.crt',
    needed: 'with the other TLS files',
  },
  BANK_FEED_TLS_KEY: {
    purpose: 'The PEM file of the key of BANK_FEED_TLS_CERT.',
    example: '/run/secrets/feed.key',
    needed: 'with the other TLS files',
  },
  BANK_FEED_TLS_CA: {
    purpose: 'The PEM file of the authority that issued the bank’s certificate.',
    example: '/run/secrets/bank-ca.crt',
    needed: 'with the other TLS files',
  },
  RATES_URL: {
    purpose: 'A source of exchange rates, for the value of assets and limits.',
    example: 'https://rates.example/latest',
    needed: 'yes',
  },
  RATES_SECOND_URL: {
    purpose: 'A second, independent source of exchange rates. A rate is used only if both agree.',
    example: 'https://rates.example.net/v1',
  },
} as const satisfies Partial<Variables<keyof Config>>

/** Vendors that verify people and companies. */
export const identity = {
  SUMSUB_URL: {
    purpose: 'Sumsub, which verifies identities. Without it, our own reviewers check documents.',
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
    purpose: 'Singpass with Myinfo: the issuer of its OpenID provider. Without it, Singpass is not offered.',
    example: 'https://id.singpass.gov.sg',
  },
  SINGPASS_CLIENT_ID: {
    purpose: 'Our OpenID client ID at Singpass.',
    example: 'tessera',
    needed: 'with SINGPASS_ISSUER',
  },
  CORPPASS_ISSUER: {
    purpose: 'Corppass with Myinfo Business, for companies: the issuer of its OpenID provider.',
    example: 'https://id.corppass.gov.sg',
  },
  CORPPASS_CLIENT_ID: {
    purpose: 'Our OpenID client ID at Corppass.',
    example: 'tessera',
    needed: 'with CORPPASS_ISSUER',
  },
  CORPPASS_SCOPE: {
    purpose: 'The scopes registered at Corppass, separated by spaces: only those that a company’s application needs.',
    example: 'openid entity.basic_profile.uen entity.basic_profile.name',
  },
  IDENTITY_KEYS_FILE: {
    purpose: 'The JWKS file of our private keys for Singpass and Corppass: ES256 signs, ECDH-ES+A256KW decrypts.',
    example: '/run/secrets/identity-keys.json',
    needed: 'with Singpass or Corppass',
  },
} as const satisfies Partial<Variables<keyof Config>>

/** The captcha and the publishing of files. */
export const site = {
  CAPTCHA: {
    purpose:
      'The captcha vendor that the console can select: `aliyun`, `aliyun2`, `turnstile`, `geetest3` or `geetest4`; or `local`, our own slider.',
    example: 'local',
  },
  CAPTCHA_WORK: {
    purpose:
      'The proof of work of our own captcha: the largest number that a browser may have to try, if it also solves the picture.',
    example: '20000',
  },
  CAPTCHA_SITE_KEY: {
    purpose: 'The captcha vendor’s site key.',
    example: '10000000-ffff',
    needed: 'with a captcha vendor',
  },
  CAPTCHA_SECRET: {
    purpose: 'The captcha vendor’s secret.',
    example: '0x0000',
    needed: 'with a captcha vendor',
    secret: true,
  },
  CAPTCHA_KEY_ID: {
    purpose: 'The access key ID of Alibaba Cloud Captcha.',
    example: 'LTAI5t',
    needed: 'with CAPTCHA=aliyun or aliyun2',
  },
  CAPTCHA_PREFIX: {
    purpose: 'The instance prefix of Alibaba Cloud Captcha 2.0.',
    example: 'abc123',
    needed: 'with CAPTCHA=aliyun2',
  },
  CAPTCHA_REGION: { purpose: 'The region of Alibaba Cloud Captcha 2.0.', example: 'sgp' },
  CAPTCHA_URL: { purpose: 'Replaces the address of the captcha vendor’s API.', example: 'https://captcha.example' },
  CAPTCHA_SCRIPT_URL: {
    purpose: 'The address of the captcha vendor’s script.',
    example: 'https://captcha.example/api.js',
    needed: 'with a captcha vendor',
  },
  CAPTCHA_ORIGINS: {
    purpose: 'Further origins of the captcha vendor’s images and scripts, separated by commas.',
    example: 'https://captcha.example',
  },
  IPFS_PIN_URL: {
    purpose: 'The API of an IPFS pinning service. Without it, publications stay unpinned.',
    example: 'https://api.pinning.example/psa',
  },
  IPFS_PIN_TOKEN: {
    purpose: 'Our token at the pinning service.',
    example: 'a token of 16 characters or more',
    needed: 'with IPFS_PIN_URL',
    secret: true,
  },
  IPFS_BLOCKS: {
    purpose:
      'How the pinning service gets blocks: `gateway` (it fetches them from PUBLIC_URL) or `car` (we upload a CAR file).',
    example: 'gateway',
  },
  IPFS_CAR_URL: {
    purpose: 'The pinning service’s address for CAR uploads.',
    example: 'https://car.pinning.example',
    needed: 'with IPFS_BLOCKS=car',
  },
} as const satisfies Partial<Variables<keyof Config>>
