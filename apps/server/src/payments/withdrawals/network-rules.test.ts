import type { Setting } from '@tessera/contract/platform/settings/setting-areas.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CHAIN, chainExchange, type ChainExchange } from '#testing/chain-exchange.ts'
import { changingSettings } from '#testing/changing-settings.ts'
import { createMint, type MintExtension } from '#testing/mints.ts'
import { verify } from '#services/audit/verify.ts'

let exchange: ChainExchange
let staff: ReturnType<typeof changingSettings>
beforeAll(async () => {
  exchange = await chainExchange(0n)
  staff = changingSettings(exchange)
})
afterEach(async ({ expect: check }) => {
  for (const node of exchange.nodes) node.falseAnswers = {}
  check(await verify(exchange.database.auditUrl, 'everything')).toEqual([])
})
afterAll(() => exchange.close())

const on = (coin: string) => `${coin}/${CHAIN}`
const network = (mint: string, about: Partial<Setting<'network'>> = {}): Setting<'network'> => ({
  mint,
  depositOpen: true,
  depositMinimum: '5',
  confirmations: 8,
  withdrawOpen: false,
  withdrawMinimum: '10',
  withdrawMaximum: '1000',
  feeMode: 'fixed',
  withdrawFee: '1',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'none',
  ...about,
})
const coin = (code: string, kind: 'crypto' | 'fiat' = 'crypto', decimals = 6) =>
  staff.change('coin', code, { kind, decimals, names: { en_US: code, zh_CN: code }, logo: null })
const mint = (name: string, extension?: MintExtension) =>
  createMint(exchange.chain, { name, ...(extension && { extension }) })
const rowOf = async (code: string) => {
  const { rows } = await sql<{ mint: string }>`select * from coin_network where coin = ${code}`.execute(
    exchange.deps.db,
  )
  return rows[0]
}
const mintOf = async (code: string): Promise<string> => (await rowOf(code))?.mint ?? ''

test.each([
  { code: 'USDC', program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', extension: undefined },
  { code: 'PYUSD', program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', extension: 'metadataPointer' as const },
])('two operators create $code with its network, whose first deposit is credited', async (row) => {
  const minted = await mint(row.code, row.extension)
  expect(await coin(row.code)).toBe('done')
  expect(await staff.change('network', on(row.code), network(minted.address))).toBe('done')
  expect(await rowOf(row.code)).toMatchObject({ token_program: row.program, withdraw_max: 1000_000_000n })

  const ada = await exchange.depositor()
  const given = await exchange.api(deposits, ada).address({ coin: row.code, chain: CHAIN })
  expect(given).toMatchObject({ address: ada.address, min: '5.000000', confirmations: 8 })
  await minted.give(ada.address, 25_000_000n)
  exchange.slots(8)
  await exchange.watch()
  const { rows } = await exchange.api(deposits, ada).list({ page: 1, pageSize: 20 })
  expect(rows).toMatchObject([{ coin: row.code, amount: '25.000000', status: 'credited' }])

  const { effects } = await staff.preview('network', on(row.code), network(minted.address, { depositOpen: false }))
  expect(effects).toEqual([
    { name: 'open_deposits', count: 0 },
    { name: 'open_withdrawals', count: 0 },
    { name: 'saved_addresses', count: 0 },
  ])
  expect(await staff.change('network', on(row.code), network(minted.address, { depositOpen: false }))).toBe('done')
  await expect(exchange.api(deposits, ada).address({ coin: row.code, chain: CHAIN })).rejects.toMatchObject({
    code: 'DEPOSIT_CLOSED',
  })
})

test('mint, chain and coin of a network never change', async () => {
  const other = await mint('another-USDC')
  expect(await staff.change('network', on('USDC'), network(other.address))).toBe('SETTING_FIXED')
  await expect(staff.preview('network', 'USDC/solana_mainnet', network(other.address))).rejects.toMatchObject({
    code: 'SETTING_SUBJECT_WRONG',
    field: 'subject',
    message: expect.stringContaining(on('USDC')),
  })
  expect(await coin('EUR', 'fiat', 2)).toBe('done')
  expect(await staff.change('network', on('EUR'), network(other.address))).toBe('SETTING_SUBJECT_WRONG')
})

test('the network of an earlier release can be adopted only with its own mint', async () => {
  const other = await mint('another-tUSD')
  await expect(staff.preview('network', on('tUSD'), network(other.address))).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: 'values.mint',
    message: expect.stringContaining(exchange.chain.faucet.mint),
  })
  const values = network(exchange.chain.faucet.mint, { withdrawOpen: true, memo: 'optional' })
  expect(await staff.change('network', on('tUSD'), values)).toBe('done')
  expect(await rowOf('tUSD')).toMatchObject({ mint: exchange.chain.faucet.mint, deposit_min: 5_000_000n })
})

test('refuses an address without a mint, a wallet, a token account, and other decimals than those of the coin', async () => {
  expect(await coin('AAA')).toBe('done')
  const ada = await exchange.depositor()
  await exchange.chain.faucet.give(ada.address, 5_000_000n)
  await exchange.chain.faucet.airdrop(ada.address, 1_000_000_000n)
  const tokenAccount = await exchange.signer.chain.tokenAccountOf(ada.address, {
    mint: exchange.chain.faucet.mint,
    tokenProgram: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  })
  const nine = await createMint(exchange.chain, { name: 'nine', decimals: 9 })
  for (const [address, found, accepted] of [
    ['not an address', '—', 'SPL Token / Token-2022, solana_devnet'],
    ['11111111111111111111111111111112', '—', 'SPL Token / Token-2022, solana_devnet'],
    [ada.address, 'program = 11111111111111111111111111111111, size = 0', 'SPL Token / Token-2022, solana_devnet'],
    [tokenAccount, ', size = 165', 'SPL Token / Token-2022, solana_devnet'],
    [nine.address, 'decimals = 9', 'decimals = 6'],
  ] as const)
    await expect(staff.preview('network', on('AAA'), network(address))).rejects.toMatchObject({
      code: 'SETTING_MINT_WRONG',
      field: 'values.mint',
      message: expect.stringMatching(`Found: .*${found}. Accepted: ${accepted}.`),
    })
})

test.each<[MintExtension, string]>([
  ['transferFee', 'TransferFeeConfig'],
  ['permanentDelegate', 'PermanentDelegate'],
  ['transferHook', 'TransferHook'],
  ['nonTransferable', 'NonTransferable'],
  ['defaultAccountState', 'DefaultAccountState'],
  ['confidentialTransfer', 'ConfidentialTransferMint'],
  ['mintCloseAuthority', 'MintCloseAuthority'],
])('refuses a mint with the extension %s', async (extension, found) => {
  const minted = await mint(extension, extension)
  await coin('BBB')
  await expect(staff.preview('network', on('BBB'), network(minted.address))).rejects.toMatchObject({
    code: 'SETTING_MINT_WRONG',
    message: expect.stringContaining(`Found: ${found}. Accepted: MetadataPointer, TokenMetadata, Group*.`),
  })
})

test('accepts a mint of Token-2022 without extensions, and refuses the mint of another coin', async () => {
  const minted = await createMint(exchange.chain, { name: 'plain-2022', isToken2022: true })
  await coin('CCC')
  expect(await staff.change('network', on('CCC'), network(minted.address))).toBe('done')
  await coin('DDD')
  await expect(staff.preview('network', on('DDD'), network(minted.address))).rejects.toMatchObject({
    code: 'SETTING_MINT_WRONG',
    message: expect.stringContaining('CCC already uses this mint.'),
  })
})

test.each<[Partial<Setting<'network'>>, { field: string; accepted: string }]>([
  [{ depositMinimum: '1.2345678' }, { field: 'depositMinimum', accepted: '1.234567' }],
  [{ withdrawFee: '10' }, { field: 'withdrawMinimum', accepted: '> 10' }],
  [{ feeMinimum: '1.5' }, { field: 'feeMinimum', accepted: '≤ 1' }],
  [{ withdrawMinimum: '1001' }, { field: 'withdrawMinimum', accepted: '≤ 1000' }],
  [{ withdrawMaximum: '1000000.000001' }, { field: 'withdrawMaximum', accepted: '≤ 1000000' }],
])('refuses %j, and returns the accepted value', async (about, { field, accepted }) => {
  const values = network(await mintOf('USDC'), about)
  await expect(staff.preview('network', on('USDC'), values)).rejects.toMatchObject({
    code: 'SETTING_CONFLICT',
    field: `values.${field}`,
    message: expect.stringContaining(`Accepted: ${accepted}.`),
  })
})

test('WDR-12 opens withdrawals only of a coin for which the signer has a ceiling', async () => {
  const values = network(await mintOf('PYUSD'), { withdrawOpen: true })
  await expect(staff.preview('network', on('PYUSD'), values)).rejects.toMatchObject({
    code: 'SETTING_CEILING_MISSING',
    field: 'values.withdrawOpen',
    message: expect.stringContaining('no ceiling for PYUSD with 6 decimals'),
  })
  const capped = network(await mintOf('USDC'), { withdrawOpen: true, withdrawMaximum: '1000000' })
  expect(await staff.change('network', on('USDC'), capped)).toBe('done')
})

test('a fee that follows the cost of the chain is stored with its margin and bounds', async () => {
  const values = network(await mintOf('USDC'), {
    feeMode: 'chain',
    feeMinimum: '0.1',
    withdrawFee: '2',
    feeMargin: 200_000,
  })
  expect(await staff.change('network', on('USDC'), values)).toBe('done')
  expect(await rowOf('USDC')).toMatchObject({
    fee_mode: 'chain',
    fee_margin_ppm: 200_000,
    fee_min: 100_000n,
    withdraw_fee: 2_000_000n,
  })
})

test.each([{ isSilent: true }, { wrongDecimals: true }])('asks to try again if a node %j', async (lie) => {
  const minted = await mint(`silent ${JSON.stringify(lie)}`)
  await coin('EEE')
  const [, second] = exchange.nodes
  second.falseAnswers = lie
  await expect(staff.preview('network', on('EEE'), network(minted.address))).rejects.toMatchObject({
    code: 'SETTING_CHAIN_SILENT',
    field: 'values.mint',
  })
  expect(await staff.change('network', on('EEE'), network(minted.address))).toBe('SETTING_CHAIN_SILENT')
})

test('refuses a second change for the same moment', async () => {
  const values = network(await mintOf('USDC'))
  const at = staff.inHours(24)
  expect(await staff.change('network', on('USDC'), { ...values, withdrawFee: '2' }, at)).toBe('done')
  expect(await staff.change('network', on('USDC'), { ...values, withdrawFee: '3' }, at)).toBe('SETTING_TIME_TAKEN')
})

test('refuses a planned network when it is due, if another coin uses its mint by then', async () => {
  const minted = await mint('two coins')
  await coin('FFF')
  await coin('GGG')
  const at = staff.inHours(1)
  expect(await staff.change('network', on('FFF'), network(minted.address), at)).toBe('done')
  expect(await staff.change('network', on('GGG'), network(minted.address), at)).toBe('done')
  exchange.passTime(HOUR_MS + 1000)
  await staff.applyDue()
  const states = [...(await staff.statesOf('network', on('FFF'))), ...(await staff.statesOf('network', on('GGG')))]
  expect(states.toSorted()).toEqual(['in_force', 'refused'])
  const { rows } = await sql`select coin from coin_network where mint = ${minted.address}`.execute(exchange.deps.db)
  expect(rows).toHaveLength(1)
})

test('postpones a due network while a node does not respond, with the later versions of its subject', async () => {
  const minted = await mint('postponed')
  await coin('HHH')
  const values = network(minted.address)
  expect(await staff.change('network', on('HHH'), values, staff.inHours(1))).toBe('done')
  expect(await staff.change('network', on('HHH'), { ...values, depositMinimum: '7' }, staff.inHours(2))).toBe('done')
  exchange.passTime(2 * HOUR_MS + 1000)
  const [first] = exchange.nodes
  first.falseAnswers = { isSilent: true }
  await staff.applyDue()
  expect(await rowOf('HHH')).toBeUndefined()
  first.falseAnswers = {}
  await staff.applyDue()
  expect(await rowOf('HHH')).toMatchObject({ deposit_min: 7_000_000n })
  expect(await staff.statesOf('network', on('HHH'))).toEqual(['in_force', 'former'])
})
