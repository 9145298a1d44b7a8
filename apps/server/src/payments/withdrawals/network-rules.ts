import type { settingRefusals } from '@tessera/contract/platform/settings/settings.refusals.ts'
import { lowestAccepted } from '@tessera/domain/books/limits/held-limits.ts'
import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { formatAmount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { isFault } from '@tessera/domain/books/money/amount-fields.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { networkTerms, type NetworkTerms } from '@tessera/domain/payments/withdrawals/network-terms.ts'
import { capOf } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import {
  settingCeilingMissing,
  settingChainSilent,
  settingConflict,
  settingHeld,
  settingMintTaken,
  settingMintWrong,
  settingSubjectWrong,
} from '#platform/settings/refusals.ts'
import type { SubjectChange, SubjectRules } from '#platform/settings/subject-rules.ts'
import type { Chain } from '#payments/chain/chain.ts'
import { NodeSilent } from '#payments/chain/chain-node.ts'
import { ACCEPTED_EXTENSIONS, type Mint, type MintReading } from '#payments/chain/mint.ts'
import { largestOpen } from './held.sql.ts'
import { signedCap } from './signed-cap.ts'
import { chainCoins, coinOfMint, countTouched, lockMint, mintOfCoin, saveNetwork } from './network-settings.sql.ts'

type NetworkDeps = Pick<Deps, 'config' | 'log'> & { readonly chain: Pick<Chain, 'chain' | 'mint'> }
type Change = SubjectChange<'network'>
type Checked<T> = Outcome<T, keyof typeof settingRefusals>
type Coin = { readonly code: string; readonly scale: number }

/**
 * The rules of coins on the configured chain. The first version creates a network with the data that the chain reports
 * about its mint.
 */
export function networkRules({ chain, config, log }: NetworkDeps): SubjectRules<'network'> {
  const readings = mintReadings(chain)
  return {
    check: async (tx, change) => {
      const coin = await coinOf(tx, chain, change.subject)
      if (!coin.ok) return coin
      const terms = termsOf(config, coin.value, change)
      if (!terms.ok) return terms
      if (change.before !== null) return coversOpen(tx, coin.value, change, terms.value)
      const mint = checkMint(await readings(tx, change.after.mint), coin.value, chain.chain)
      return mint.ok ? unused(tx, chain.chain, coin.value.code, change.after.mint) : mint
    },
    touched: (tx, { subject }) => countTouched(tx, partsOf(subject)),
    isSigned: async (tx, change) => {
      const coin = await coinOf(tx, chain, change.subject)
      if (!coin.ok) return false
      const { code, scale: decimals } = coin.value
      const cap = await signedCap(tx, { config, log }, { coin: code, chain: chain.chain, decimals }, change.from)
      const maximum = parseAmount(change.after.withdrawMaximum, decimals)
      return cap !== undefined && maximum !== undefined && maximum > cap
    },
    apply: async (tx, change) => {
      const coin = await coinOf(tx, chain, change.subject)
      assert(coin.ok, `the network ${change.subject} passed the check but its coin cannot be found`)
      const terms = termsOf(config, coin.value, change)
      assert(terms.ok, `the values of ${change.subject} passed the check but are not valid`)
      const tokenProgram = change.before === null ? await programOf(readings(tx, change.after.mint)) : ''
      const row = { ...partsOf(change.subject), tokenProgram, terms: terms.value, values: change.after }
      await saveNetwork(tx, row)
    },
  }
}

function partsOf(subject: string): { coin: string; chain: string } {
  const [coin = '', chain = ''] = subject.split('/')
  return { coin, chain }
}

async function coinOf(tx: Tx, { chain }: Pick<Chain, 'chain'>, subject: string): Promise<Checked<Coin>> {
  const coins = await chainCoins(tx)
  const found = coins.find(({ code }) => `${code}/${chain}` === subject)
  return found === undefined
    ? settingSubjectWrong(coins.map(({ code }) => `${code}/${chain}`).join(', ') || `crypto / token, ${chain}`)
    : ok(found)
}

/** Returns the amounts in minor units. A setting must not exceed the signer's ceiling. */
function termsOf({ SIGNER_CEILINGS }: NetworkDeps['config'], { code, scale }: Coin, { after }: Change) {
  const cap = capOf(SIGNER_CEILINGS, code, scale)
  const terms = networkTerms(after, { scale, cap })
  if (isFault(terms)) return settingConflict(terms.field, terms.accepted)
  return after.withdrawOpen && cap === undefined ? settingCeilingMissing(code, scale) : ok(terms)
}

/**
 * Refuses a lower maximum while an open withdrawal is above it, because the signer would never pay it. A higher minimum
 * or fee applies only to later requests.
 */
async function coversOpen(tx: Tx, { scale }: Coin, change: Change, { withdrawMaximum: after }: NetworkTerms) {
  const before = parseAmount(change.before?.withdrawMaximum ?? '', scale) ?? null
  const lowest = lowestAccepted(await largestOpen(tx, partsOf(change.subject)), { before, after })
  return lowest === undefined ? ok(undefined) : settingHeld('withdrawMaximum', `≥ ${bare(formatAmount(lowest, scale))}`)
}

/**
 * Reads each mint once in a transaction, so that the check and the row see the same. Undefined while a node is silent
 * or the nodes differ.
 */
function mintReadings(chain: NetworkDeps['chain']) {
  const read = new WeakMap<Tx, Map<string, Promise<MintReading | undefined>>>()
  return (tx: Tx, mint: string): Promise<MintReading | undefined> => {
    const ofTx = read.get(tx) ?? new Map<string, Promise<MintReading | undefined>>()
    read.set(tx, ofTx)
    const reading = ofTx.get(mint) ?? unlessSilent(chain.mint(mint))
    ofTx.set(mint, reading)
    return reading
  }
}

const unlessSilent = (reading: Promise<MintReading>): Promise<MintReading | undefined> =>
  reading.then(
    (one) => (one === 'unagreed' ? undefined : one),
    (error: unknown) => {
      if (error instanceof NodeSilent) return undefined
      throw error
    },
  )

async function programOf(reading: Promise<MintReading | undefined>): Promise<string> {
  const mint = await reading
  assert(typeof mint === 'object' && 'tokenProgram' in mint, 'the mint passed the check but has no token program')
  return mint.tokenProgram
}

function checkMint(mint: MintReading | undefined, { scale }: Coin, chain: string): Checked<Mint> {
  if (mint === undefined || mint === 'unagreed') return settingChainSilent
  const accepted = `SPL Token / Token-2022, ${chain}`
  if (mint === 'absent') return settingMintWrong('—', accepted)
  if ('owner' in mint) return settingMintWrong(`program = ${mint.owner}, size = ${mint.size}`, accepted)
  if (mint.decimals !== scale) return settingMintWrong(`decimals = ${mint.decimals}`, `decimals = ${scale}`)
  return mint.barred.length === 0 ? ok(mint) : settingMintWrong(mint.barred.join(', '), ACCEPTED_EXTENSIONS)
}

/** Refuses the mint of another coin, and a mint that differs from that of an existing row. */
async function unused(tx: Tx, chain: string, coin: string, mint: string): Promise<Checked<undefined>> {
  await lockMint(tx, chain, mint)
  const own = await mintOfCoin(tx, { coin, chain })
  if (own !== undefined && own.mint !== mint) return settingConflict('mint', own.mint)
  const other = await coinOfMint(tx, chain, mint)
  return other === undefined || other.coin === coin ? ok(undefined) : settingMintTaken(other.coin)
}
