import type { Config } from './config.ts'
import { SEED, type Variables } from './variable.ts'
import { bank, identity, site } from './vendor-variables.ts'

const ofProcess = {
  PUBLIC_URL: {
    purpose:
      'The address at which browsers reach the exchange. Used in email links, and as the relying party of passkeys.',
    example: 'https://exchange.example',
    needed: 'yes',
  },
  ROLES: {
    purpose: 'The roles of this process. Several processes can divide the roles.',
    example: 'api,trading,jobs,signer',
  },
  HOST: { purpose: 'The network address on which this process listens.', example: '0.0.0.0' },
  PORT: { purpose: 'The port for browsers and API clients.', example: '3000' },
  METRICS_PORT: { purpose: 'The port for metrics and health, which no proxy exposes.', example: '3001' },
  LOG_LEVEL: { purpose: 'The minimum log level.', example: 'info' },
  FILES_DIR: { purpose: 'The folder of uploaded files. All nodes share it.', example: '/var/lib/tessera/files' },
  TRUSTED_PROXY_HOPS: {
    purpose: 'The number of proxies in front whose X-Forwarded-For is trusted; 0 trusts none.',
    example: '1',
  },
  COUNTRY_HEADER: {
    purpose: 'The header in which a trusted proxy sends the caller’s country. Without it the country is unknown.',
    example: 'cf-ipcountry',
  },
  CITY_HEADER: { purpose: 'The header in which a trusted proxy sends the caller’s city.', example: 'cf-ipcity' },
  GEOIP_FILE: {
    purpose: 'A MaxMind DB file with countries and cities of network addresses, used if no header has them.',
    example: '/var/lib/tessera/cities.mmdb',
  },
  CLAMD_URL: {
    purpose:
      'A clamd server that scans every upload. While it is down, uploads are rejected. If unset, nothing is scanned.',
    example: 'tcp://127.0.0.1:3310',
  },
  NATS_URL: {
    purpose: 'NATS, 2.10.23 or newer, by which nodes announce commits to each other. Needed for more than one node.',
    example: 'nats://nats.internal:4222',
  },
  WEBHOOK_LOOPBACK: {
    purpose: 'Lets webhooks of customers reach 127.0.0.0/8, also over HTTP. For the local demo only.',
    example: 'off',
  },
} as const satisfies Partial<Variables<keyof Config>>

const data = {
  DATABASE_URL: {
    purpose: 'The PostgreSQL database, with the role `…_app` that npm run migrate creates. Never the owner’s address.',
    example: 'postgres://tessera_app:<password>@db.internal:5432/tessera',
    secret: true,
  },
  AUDIT_DATABASE_URL: {
    purpose: 'The same database, connected as the auditor role, which reads only the views that check the books.',
    example: 'postgres://tessera_audit:<password>@db.internal:5432/tessera',
    needed: 'for the role jobs',
    secret: true,
  },
  SECRET_KEY: {
    purpose: 'Encrypts secrets in the database and signs the approvals that the signer verifies. It can never change.',
    example: SEED,
    secret: true,
  },
  AUDIT_COPY_URL: {
    purpose:
      'A third-party server that stores a copy of the audit log, so that a rollback of the database is detected.',
    example: 'https://keeper.example/audit',
    needed: 'for the role signer',
  },
  AUDIT_COPY_SECRET: {
    purpose: 'Signs the requests to the server of AUDIT_COPY_URL.',
    example: SEED,
    needed: 'with AUDIT_COPY_URL',
    secret: true,
  },
} as const satisfies Partial<Variables<keyof Config>>

const messages = {
  SMTP_URL: {
    purpose: 'The mail server for codes and notices.',
    example: 'smtps://user:<password>@mail.example:465',
    secret: true,
  },
  MAIL_FROM: {
    purpose: 'The sender of every email.',
    example: 'Tessera <no-reply@your-exchange.sg>',
    needed: 'yes',
  },
  SMS_URL: {
    purpose: 'A gateway for text messages and voice calls. Without it, no codes are sent to phones.',
    example: 'https://sms.example/send',
  },
  SMS_SECRET: {
    purpose: 'Signs requests to the gateway and verifies its delivery reports.',
    example: SEED,
    secret: true,
  },
} as const satisfies Partial<Variables<keyof Config>>

const chain = {
  CHAIN: { purpose: 'The Solana cluster of all coins.', example: 'solana_mainnet' },
  CHAIN_RPC_URL: {
    purpose:
      'RPC nodes of the chain, separated by commas. All must agree before money is credited. On mainnet, two hosts or more.',
    example: 'https://one.example,https://two.example',
    secret: true,
  },
  CHAIN_GENESIS_HASH: {
    purpose: 'The hash of the chain’s first block. The server refuses to start on any other chain.',
    example: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  },
  CHAIN_MASTER_SEED: {
    purpose: 'The seed of deposit addresses and of the hot wallet. Anyone who has it can spend all their coins.',
    example: SEED,
    secret: true,
  },
  CHAIN_COLD_WALLET: {
    purpose:
      'The cold wallet, whose keys are kept outside this system. It receives the coins above the hot wallet’s cap.',
    example: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  },
  CHAIN_HOT_SHARE_BP: {
    purpose:
      'The hot wallet’s cap, in basis points of the amount owed to customers. The setting in the console can only be lower.',
    example: '1000',
  },
  SIGNER_CEILINGS: {
    purpose:
      'The signer’s ceilings per payment and in 24 hours, in whole coins. A coin without a ceiling is never paid out. Set the same value for every process.',
    example: 'USDC:6:100000/500000',
  },
  SIGNER_AUTOMATIC: {
    purpose: 'The same ceilings for payments that nobody approved. Without one, people must approve.',
    example: 'USDC:6:100/5000',
  },
  SIGNER_ONE_PERSON: {
    purpose: 'The same ceilings for payments that one person approved. Without one, two people must approve.',
    example: 'USDC:6:1000/20000',
  },
  SIGNER_PASSKEYS: {
    purpose:
      'The passkeys that sign a raised withdrawal cap, as the console shows them. On mainnet, of two people. All roles need the same text.',
    example: 'ana:AQID:ogECAyY,bo:BAUG:ogECAyY',
  },
  SIGNER_UNSIGNED_CAPS: {
    purpose:
      'The largest withdrawal of a coin that needs no passkeys, in whole coins. Without it, two people must sign.',
    example: 'USDC:6:1000',
  },
} as const satisfies Partial<Variables<keyof Config>>

/** Every variable of the environment, by subject. A variable of `Config` that is missing here does not compile. */
export const variables: Variables<keyof Config> = {
  ...ofProcess,
  ...data,
  ...messages,
  ...chain,
  ...bank,
  ...identity,
  ...site,
}
