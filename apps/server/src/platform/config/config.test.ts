import { expect, test } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { variables } from './variables.ts'

const good = {
  DATABASE_URL: 'postgres://x_app:p@127.0.0.1/x',
  AUDIT_DATABASE_URL: 'postgres://x_audit:p@127.0.0.1/x',
  SECRET_KEY: 'x'.repeat(32),
  CHAIN_MASTER_SEED: 'y'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:25',
  CHAIN_RPC_URL: 'http://127.0.0.1:8899',
}

test('refuses a start with a bad value and names the value and the reason', () => {
  expect(() => readConfig({ ...good, PORT: 'abc', SECRET_KEY: 'short' })).toThrow(/PORT[\s\S]*SECRET_KEY: at least 32/)
  expect(() => readConfig({})).toThrow('DATABASE_URL')
})

/** Returns the names of an error of the start, in its order. */
function namesIn(start: () => unknown): string[] {
  try {
    start()
  } catch (error) {
    return [...String(error).matchAll(/^  ([A-Z_]+): /gmu)].map(([, name = '']) => name)
  }
  return []
}

test('names every missing and malformed variable in one error, each with its purpose and an example', () => {
  const start = () =>
    readConfig({ PORT: 'abc', SUMSUB_URL: 'https://api.sumsub.com', SMTP_URL_FILE: '/nowhere' }, { production: true })
  const always = ['DATABASE_URL', 'SECRET_KEY', 'CHAIN_RPC_URL', 'CHAIN_MASTER_SEED']
  const inProduction = ['PUBLIC_URL', 'MAIL_FROM', 'RATES_URL', 'AUDIT_DATABASE_URL', 'AUDIT_COPY_URL']
  const ofSumsub = ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET']
  expect(namesIn(start).toSorted()).toEqual(['PORT', 'SMTP_URL', ...always, ...inProduction, ...ofSumsub].toSorted())
  expect(start).toThrow(/  DATABASE_URL: missing\n      The PostgreSQL database.*\n      Example: postgres:/)
})

test('an error never contains the value of a variable', () => {
  const secret = 'half-a-password'
  expect(() => readConfig({ ...good, DATABASE_URL: secret, SECRET_KEY: 'short one' })).not.toThrow(/half|short one/)
  expect(namesIn(() => readConfig({ ...good, DATABASE_URL: secret, SECRET_KEY: 'short one' }))).toEqual([
    'DATABASE_URL',
    'SECRET_KEY',
  ])
})

test('a production server needs its own address, sender and rates, and a signer the keeper of the audit copy', () => {
  const start = (more: object) => namesIn(() => readConfig({ ...good, ...more }, { production: true }))
  const own = {
    PUBLIC_URL: 'https://exchange.example',
    MAIL_FROM: 'Us <no-reply@exchange.sg>',
    RATES_URL: 'https://rates.example',
  }
  const keeper = { AUDIT_COPY_URL: 'https://keeper.example', AUDIT_COPY_SECRET: 'z'.repeat(32) }
  expect(start({})).toEqual(['PUBLIC_URL', 'MAIL_FROM', 'RATES_URL', 'AUDIT_COPY_URL'])
  expect(start({ ...own, ROLES: 'api,jobs' })).toEqual([])
  expect(start({ ...own, ...keeper })).toEqual([])
  for (const PUBLIC_URL of ['http://exchange.example', 'https://203.0.113.7', 'https://[2001:db8::1]:3000'])
    expect(start({ ...own, ...keeper, PUBLIC_URL })).toEqual(['PUBLIC_URL'])
  expect(start({ ...own, ...keeper, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  for (const domain of ['example.com', 'mail.example.org', 'exchange.example', 'exchange.test', 'LOCALHOST'])
    expect(start({ ...own, ...keeper, MAIL_FROM: `Us <us@${domain}>` })).toEqual(['MAIL_FROM'])
  expect(start({ ...own, ...keeper, MAIL_FROM: 'us@example.co' })).toEqual([])
})

test('the example of each variable has its format', () => {
  const wrong = Object.entries(variables).flatMap(([name, { example }]) =>
    namesIn(() => readConfig({ ...good, [name]: example })).includes(name) ? [name] : [],
  )
  // The error names the address of the second source, because the first source needs it too.
  expect(wrong).toEqual(['RATES_SECOND_URL'])
})

test.each(['SECRET_KEY', 'DATABASE_URL', 'CHAIN_MASTER_SEED'] as const)('reads %s from a file too', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-secret-'))
  writeFileSync(join(folder, 'secret'), `${good[name]}\n`)
  const { [name]: expected, ...rest } = good
  expect(readConfig({ ...rest, [`${name}_FILE`]: join(folder, 'secret') })[name]).toBe(expected)
  rmSync(folder, { recursive: true })
})

test('OPS-13 requires the auditor URL only on a node that audits, and the owner URL on none', () => {
  const { AUDIT_DATABASE_URL: _none, ...app } = good
  expect(() => readConfig(app)).toThrow('AUDIT_DATABASE_URL: needed with these settings')
  expect(readConfig({ ...app, ROLES: 'trading' }).DATABASE_URL).toBe(good.DATABASE_URL)
})

test('requires for a pinning service its token, TLS outside this machine, and an address for uploads in CAR mode', () => {
  const pinning = { ...good, IPFS_PIN_URL: 'https://pinning.example/psa', IPFS_PIN_TOKEN: 'a token of the service' }
  expect(() => readConfig({ ...pinning, IPFS_PIN_TOKEN: undefined })).toThrow('IPFS_PIN_TOKEN: needed')
  expect(() => readConfig({ ...pinning, IPFS_PIN_URL: 'http://pinning.example' })).toThrow('an https address')
  expect(() => readConfig({ ...pinning, IPFS_BLOCKS: 'car' })).toThrow('IPFS_CAR_URL: needed')
  expect(readConfig(pinning).IPFS_BLOCKS).toBe('gateway')
})

test('refuses a start with a captcha vendor but without its keys', () => {
  expect(() => readConfig({ ...good, CAPTCHA: 'aliyun', CAPTCHA_SECRET: 'x' })).toThrow(
    /CAPTCHA_SITE_KEY[\s\S]*CAPTCHA_SCRIPT_URL[\s\S]*CAPTCHA_KEY_ID/,
  )
  expect(readConfig(good).CAPTCHA).toBe('local')
})

test('STM-01 requires the list of accounts for a feed that signs its answers', () => {
  const signed = { ...good, BANK_FEED_URL: 'http://127.0.0.1:9/', BANK_FEED_SECRET: 'z'.repeat(32) }
  expect(() => readConfig(signed)).toThrow('BANK_FEED_ACCOUNTS: needed with these settings')
  expect(() => readConfig({ ...signed, BANK_FEED_ACCOUNTS: '003-1' })).toThrow(/BANK_FEED_ACCOUNTS: 003-1 is not/)
  expect(readConfig({ ...signed, BANK_FEED_ACCOUNTS: 'DBS/003-1, A/B Bank/77' }).BANK_FEED_ACCOUNTS).toEqual([
    { bank: 'DBS', number: '003-1' },
    { bank: 'A/B Bank', number: '77' },
  ])
})

test.each(['SINGPASS', 'CORPPASS'])(
  'refuses to start with %s set but without our client, our keys or TLS',
  (vendor) => {
    const at = (issuer: string, more: object = {}) => ({ ...good, [`${vendor}_ISSUER`]: issuer, ...more })
    const issuer = 'https://id.vendor.example'
    const whole = { [`${vendor}_CLIENT_ID`]: 'tessera', IDENTITY_KEYS_FILE: '/keys.json' }
    expect(() => readConfig(at(issuer))).toThrow(new RegExp(`${vendor}_CLIENT_ID[\\s\\S]*IDENTITY_KEYS_FILE`))
    expect(() => readConfig(at('http://id.vendor.example', whole))).toThrow('an https address')
    expect(() => readConfig(at('http://127.0.0.1.vendor.example', whole))).toThrow('an https address')
    expect(readConfig(at('http://127.0.0.1:4000', whole)).IDENTITY_KEYS_FILE).toBe('/keys.json')
  },
)

test('DEP-05 reads chain nodes separated by commas, and on mainnet requires two on different hosts', () => {
  const [one, two] = ['https://a.example/key', 'https://b.example/key']
  expect(readConfig({ ...good, CHAIN_RPC_URL: `${one}, ${two}` }).CHAIN_RPC_URL).toEqual([one, two])
  expect(() => readConfig({ ...good, CHAIN_RPC_URL: `${one},` })).toThrow('CHAIN_RPC_URL')
  const onMainnet = (CHAIN_RPC_URL: string) => () =>
    readConfig({ ...good, CHAIN: 'solana_mainnet', CHAIN_RPC_URL }).CHAIN_RPC_URL
  for (const urls of [one, `${one},${one}`, `${one},https://a.example:8899/`])
    expect(onMainnet(urls)).toThrow(/CHAIN_RPC_URL: .*two nodes/)
  expect(onMainnet(`${one},${two}`)()).toHaveLength(2)
})

test('takes a cold wallet as an address, never as a secret of 64 bytes, and caps the hot share at a tenth', () => {
  const address = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  expect(readConfig(good)).toMatchObject({ CHAIN_HOT_SHARE_BP: 1000 })
  expect(readConfig({ ...good, CHAIN_COLD_WALLET: address }).CHAIN_COLD_WALLET).toBe(address)
  for (const wrong of ['', `0${address}`, `${address}${address}`])
    expect(() => readConfig({ ...good, CHAIN_COLD_WALLET: wrong })).toThrow(/CHAIN_COLD_WALLET: an address/)
  for (const wrong of ['-1', '10001', '0.5'])
    expect(() => readConfig({ ...good, CHAIN_HOT_SHARE_BP: wrong })).toThrow('CHAIN_HOT_SHARE_BP')
})

test('trusts no proxy unless configured', () => expect(readConfig(good).TRUSTED_PROXY_HOPS).toBe(0))

const vendor = {
  SUMSUB_URL: 'https://api.sumsub.example',
  SUMSUB_APP_TOKEN: 'sbx:token',
  SUMSUB_SECRET_KEY: 'a secret of the vendor',
  SUMSUB_WEBHOOK_SECRET: 'a secret of its webhooks',
}

test.each(['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET'] as const)(
  'KYC-02 refuses to start with Sumsub configured but without %s',
  (name) => {
    const { [name]: _none, ...rest } = vendor
    expect(() => readConfig({ ...good, ...rest })).toThrow(`${name}: needed with these settings`)
    expect(readConfig({ ...good, ...vendor })[name]).toBe(vendor[name])
  },
)

test('KYC-01 refuses SHA-1 for webhooks and an address of the vendor without HTTPS', () => {
  expect(() => readConfig({ ...good, ...vendor, SUMSUB_WEBHOOK_ALGORITHM: 'HMAC_SHA1_HEX' })).toThrow(
    'SUMSUB_WEBHOOK_ALGORITHM',
  )
  expect(() => readConfig({ ...good, ...vendor, SUMSUB_URL: 'http://api.sumsub.example' })).toThrow(
    'SUMSUB_URL: an https address',
  )
  expect(readConfig({ ...good, ...vendor, SUMSUB_URL: 'http://127.0.0.1:1' }).SUMSUB_URL).toBe('http://127.0.0.1:1')
})

test('reads a secret of the vendor from a file, without the last line break', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-secret-'))
  const file = join(folder, 'key')
  writeFileSync(file, 'a secret out of a file\n')
  const { SUMSUB_SECRET_KEY: _none, ...rest } = vendor
  expect(readConfig({ ...good, ...rest, SUMSUB_SECRET_KEY_FILE: file }).SUMSUB_SECRET_KEY).toBe(
    'a secret out of a file',
  )
  rmSync(folder, { recursive: true })
  expect(() => readConfig({ ...good, ...rest, SUMSUB_SECRET_KEY_FILE: file })).toThrow(
    'SUMSUB_SECRET_KEY: the file of SUMSUB_SECRET_KEY_FILE cannot be read',
  )
})

test('INP-08 refuses to start an exchange with real money while webhooks may reach its own machine', () => {
  const nodes = 'https://one.example,https://two.example'
  const start = (WEBHOOK_LOOPBACK: string) => () =>
    readConfig({ ...good, CHAIN: 'solana_mainnet', CHAIN_RPC_URL: nodes, WEBHOOK_LOOPBACK }).WEBHOOK_LOOPBACK
  expect(start('on')).toThrow('WEBHOOK_LOOPBACK: off needed')
  expect(start('off')()).toBe(false)
})

test('WDR-12 reads the ceilings of the signer with their own decimals, and has none by default', () => {
  expect(readConfig(good).SIGNER_CEILINGS.size).toBe(0)
  const { SIGNER_CEILINGS: caps } = readConfig({ ...good, SIGNER_CEILINGS: 'tUSD:6:1000/5000, LBR:0:7/9' })
  expect(caps.get('tUSD')).toEqual({ decimals: 6, perPayment: 1_000_000_000n, per24Hours: 5_000_000_000n })
  expect(caps.get('LBR')).toEqual({ decimals: 0, perPayment: 7n, per24Hours: 9n })
  for (const wrong of ['tUSD:1000/5000', 'tUSD:6:1000', 'tUSD:6:0/1', 'tUSD:6:1.5/2', 'tUSD:6:1/2,tUSD:6:3/4'])
    expect(() => readConfig({ ...good, SIGNER_CEILINGS: wrong })).toThrow(/SIGNER_CEILINGS: tUSD/)
})

test.each(['SIGNER_AUTOMATIC', 'SIGNER_ONE_PERSON'] as const)(
  'WDR-12 reads %s in the form of the ceilings, and pays nothing with fewer than two approvals by default',
  (name) => {
    expect(readConfig(good)[name].size).toBe(0)
    const cap = { decimals: 6, perPayment: 100_000_000n, per24Hours: 5_000_000_000n }
    expect(readConfig({ ...good, [name]: 'tUSD:6:100/5000' })[name].get('tUSD')).toEqual(cap)
    expect(() => readConfig({ ...good, [name]: 'tUSD:6:100' })).toThrow(
      `${name}: tUSD:6:100 is not "COIN:decimals:per payment/in 24 hours", each coin once`,
    )
  },
)

/** A public key in COSE format: EC2, ES256, P-256 and both coordinates. */
const KEY = Buffer.from(`a5010203262001215820${'07'.repeat(32)}225820${'09'.repeat(32)}`, 'hex').toString('base64url')

test('WDR-12 reads the passkeys that sign raised caps, and names a malformed one', () => {
  expect(readConfig(good).SIGNER_PASSKEYS.size).toBe(0)
  const { SIGNER_PASSKEYS: read } = readConfig({
    ...good,
    SIGNER_PASSKEYS: `ana:AQID:${KEY}, bo@x.example:BAUG:${KEY}`,
  })
  expect([...read].map(([id, { person }]) => [id, person])).toEqual([
    ['AQID', 'ana'],
    ['BAUG', 'bo@x.example'],
  ])
  for (const wrong of ['ana', 'ana:AQID', 'ana:AQID:AAAA', `ana:AQID:${KEY},bo:AQID:${KEY}`, `:AQID:${KEY}`])
    expect(() => readConfig({ ...good, SIGNER_PASSKEYS: wrong })).toThrow(
      /SIGNER_PASSKEYS: .* is not "name:passkey id:public key", each passkey once/,
    )
  const { SIGNER_UNSIGNED_CAPS: caps } = readConfig({ ...good, SIGNER_UNSIGNED_CAPS: 'tUSD:6:1000' })
  expect(caps.get('tUSD')).toEqual({ decimals: 6, perPayment: 1_000_000_000n })
  expect(() => readConfig({ ...good, SIGNER_UNSIGNED_CAPS: 'tUSD:6:1000/5' })).toThrow(
    'SIGNER_UNSIGNED_CAPS: tUSD:6:1000/5 is not "COIN:decimals:per payment", each coin once',
  )
})

test('WDR-12 refuses to pay real money without the passkeys of two people', () => {
  const nodes = { CHAIN: 'solana_mainnet', CHAIN_RPC_URL: 'https://one.example,https://two.example' }
  const start =
    (SIGNER_PASSKEYS: string, SIGNER_CEILINGS = 'USDC:6:1000/5000') =>
    () =>
      readConfig({ ...good, ...nodes, SIGNER_PASSKEYS, SIGNER_CEILINGS }).SIGNER_PASSKEYS.size
  for (const passkeys of ['', `ana:AQID:${KEY}`, `ana:AQID:${KEY},ana:BAUG:${KEY}`])
    expect(start(passkeys)).toThrow('SIGNER_PASSKEYS: passkeys of two people needed with these settings')
  expect(start(`ana:AQID:${KEY},bo:BAUG:${KEY}`)()).toBe(2)
  expect(start('', '')()).toBe(0)
})
