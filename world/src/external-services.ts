import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startAuditKeeper } from './audit-keeper.ts'
import { feedAccounts } from './bank/feed-accounts.ts'
import { type LocalBank, startLocalBank } from './bank/local-bank.ts'
import { type ColdWallet, openColdWallet } from './chain/cold-wallet.ts'
import { type LocalNodes, startNodes } from './chain/nodes.ts'
import { SIGNER_CEILINGS } from './chain/signer-ceilings.ts'
import { type LocalChainServer, startLocalChain } from './chain/rpc-server.ts'
import { lockFolder } from './folder-lock.ts'
import { isInterrupted, removeInterruptedWorld } from './interrupted-start.ts'
import { type LocalPinning, startLocalPinning } from './ipfs/local-pinning.ts'
import { type LocalDatabase, openLocalDatabase } from './local-database.ts'
import { startMailCatcher } from './mail/mail-catcher.ts'
import { startSmsCatcher } from './mail/sms-catcher.ts'
import { startLocalRates } from './rates/local-rates.ts'
import { type LocalIdentity, startLocalIdentity } from './singpass/local-identity.ts'
import { openSecrets, type Secrets } from './secrets.ts'
import { databaseSettings } from './serving-urls.ts'
import { type LocalSumsub, startLocalSumsub } from './sumsub/local-sumsub.ts'
import { accountNumbers, BANK } from './stories/exchange-bank.ts'

const SLOT_MS = 400
/** The vendor's token prefix for the sandbox. */
const SUMSUB_TOKEN = 'sbx:local'
const COMPANY_LEVEL = 'basic-kyb-level'

/** The world's clock: real time, unless a story sets it. `chainAheadMs` lets the chain age immediately. */
type WorldClock = { setTo: Date | null; chainAheadMs: number }

/** Opens everything that the server reaches by URL: database, Solana virtual machine, mail server, bank, rates. */
export async function openExternalServices(folder: string) {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  if (isInterrupted(folder)) await removeInterruptedWorld(folder)
  const clock: WorldClock = { setTo: null, chainAheadMs: 0 }
  const database = await openLocalDatabase({ folder })
  const secrets = await openSecrets(folder)
  const now = (): Date => clock.setTo ?? new Date()
  const chain = await startLocalChain({
    folder: join(folder, 'chain'),
    now: () => Date.now() + clock.chainAheadMs,
    slotMs: SLOT_MS,
    seed: secrets.worldSeed,
    port: 0,
  })
  const nodes = await startNodes(chain.url)
  const cold = await openColdWallet(chain, secrets.worldSeed)
  const mail = await startMailCatcher({ file: join(folder, 'mails.jsonl') })
  const sms = await startSmsCatcher({ outbox: mail.outbox, secret: secrets.smsSecret, reports: true })
  const book = { file: join(folder, 'bank.jsonl'), secret: secrets.bankFeedSecret }
  const bank = await startLocalBank({ name: BANK, accounts: accountNumbers, now, port: 0, ...book })
  const feeds = await startFeeds(folder, now)
  const sumsub = await startSumsub(secrets)
  const identity = await startLocalIdentity(folder)
  const pinning = await startLocalPinning({ token: secrets.pinningToken, port: 0 })
  const keeper = await startAuditKeeper({ secret: secrets.auditCopySecret, file: join(folder, 'audit.jsonl') })
  const counterparts = { database, chain, nodes, cold, mail, sms, bank, ...feeds, keeper, sumsub, identity, pinning }
  return {
    clock,
    database,
    secrets,
    chain,
    nodes: nodes.nodes,
    cold,
    mail,
    sms,
    bank,
    sumsub,
    identity,
    /** Makes everything on the chain final. */
    finalizeChain: () => void (clock.chainAheadMs += 12 * SLOT_MS),
    /** The environment of a server that uses all these services. */
    settings: settingsOf(folder, secrets, counterparts),
    close: async () => {
      const served = [mail, sms, bank, ...Object.values(feeds), keeper, sumsub, identity, pinning]
      const others = served.map((each) => each.stop())
      await Promise.all([...others, nodes.close()])
      await chain.close()
      await database.stop()
      await unlock()
    },
  }
}

/** Two independent sources of rates. */
const startFeeds = async (folder: string, now: () => Date) => ({
  rates: await startLocalRates({ source: 'Local world', folder, now, port: 0 }),
  secondRates: await startLocalRates({ source: 'Local bank', folder, now, port: 0 }),
})

const startSumsub = ({ sumsubSecret: secretKey, sumsubWebhookSecret: webhookSecret }: Secrets): Promise<LocalSumsub> =>
  startLocalSumsub({
    appToken: SUMSUB_TOKEN,
    secretKey,
    webhookSecret,
    algorithm: 'HMAC_SHA256_HEX',
    companyLevel: COMPANY_LEVEL,
    slowMs: 4000,
    port: 0,
  })

type Counterparts = {
  readonly database: LocalDatabase
  readonly chain: LocalChainServer
  readonly nodes: LocalNodes
  readonly cold: ColdWallet
  readonly bank: LocalBank
  readonly sumsub: LocalSumsub
  readonly identity: LocalIdentity
  readonly pinning: LocalPinning
} & Readonly<Record<'mail' | 'sms' | 'rates' | 'secondRates' | 'keeper', { readonly url: string }>>

const settingsOf = (
  folder: string,
  secrets: Secrets,
  {
    database,
    chain,
    nodes,
    cold,
    mail,
    sms,
    bank,
    rates,
    secondRates,
    keeper,
    sumsub,
    identity,
    pinning,
  }: Counterparts,
) => ({
  ...databaseSettings(database.urls),
  FILES_DIR: join(folder, 'files'),
  SECRET_KEY: secrets.secretKey,
  CHAIN_MASTER_SEED: secrets.chainMasterSeed,
  CHAIN_RPC_URL: nodes.urls,
  CHAIN_GENESIS_HASH: chain.chain.genesisHash,
  CHAIN_COLD_WALLET: cold.address,
  SIGNER_CEILINGS,
  SMTP_URL: mail.url,
  SMS_URL: sms.url,
  SMS_SECRET: secrets.smsSecret,
  // Allows loopback receivers, which replace a customer's program.
  WEBHOOK_LOOPBACK: 'on',
  BANK_FEED_URL: bank.feedUrl,
  BANK_FEED_SECRET: secrets.bankFeedSecret,
  BANK_FEED_ACCOUNTS: feedAccounts(bank),
  RATES_URL: rates.url,
  RATES_SECOND_URL: secondRates.url,
  IPFS_PIN_URL: pinning.url,
  IPFS_PIN_TOKEN: secrets.pinningToken,
  AUDIT_COPY_URL: keeper.url,
  AUDIT_COPY_SECRET: secrets.auditCopySecret,
  SUMSUB_URL: sumsub.url,
  SUMSUB_APP_TOKEN: SUMSUB_TOKEN,
  SUMSUB_SECRET_KEY: secrets.sumsubSecret,
  SUMSUB_WEBHOOK_SECRET: secrets.sumsubWebhookSecret,
  SUMSUB_LEVEL_COMPANY: COMPANY_LEVEL,
  SUMSUB_SDK_URL: sumsub.sdkUrl,
  SUMSUB_ORIGINS: sumsub.url,
  ...identity.settings,
})

export type ExternalServices = Awaited<ReturnType<typeof openExternalServices>>
