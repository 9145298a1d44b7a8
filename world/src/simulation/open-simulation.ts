import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { DAY_MS, HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { refreshRates } from '../../../apps/server/src/books/rates/refresh-rates.ts'
import { inviteOperator } from '../../../apps/server/src/office/operators/invite-operator.ts'
import { keyOf } from '../chain/keys.ts'
import { proof } from '../testing/direct-proof.sql.ts'
import { ownAtProvider } from '../people/own-at-provider.ts'
import { type Investor, operators as staff, PASSWORD } from '../stories/cast.ts'
import { addressOf, verify } from '../stories/people.ts'
import { approveByTwo, once, type Player } from '../stories/stage.ts'
import { listPairs, setUpCoins } from '../stories/set-up.ts'
import { signInFirst } from '../stories/staff.ts'
import { must } from './must.ts'
import { type Simulation, operatorClient, customerClient, type Participant } from './simulation.ts'
import { NOT_FOR_RETAIL, noteClass } from './eligibility.ts'
import { setClass } from '../testing/direct-changes.sql.ts'
import { productId } from './state.sql.ts'
import { openAccount } from './open-account.ts'
import { nothingChecked } from './wrong-payments.ts'
import { offer } from './offers.ts'
import type { System } from './system.ts'
import { setPaymentDetails } from './payment-details.ts'

const COIN = 'tUSD'
/** Every fourth participant is a sub-account of the first of the four: they share one beneficial owner. */
const FAMILY = 4
/** Units of each product for each account. */
const SHARES = 20_000
const CLASSES = ['ri', 'ai', 'ei'] as const

/** Creates participants with accounts, identities, money and tokens: the start of a simulation. */
export async function openSimulation(system: System, people: number): Promise<Simulation> {
  const { deps } = system.server
  const operators = [await hire(system, staff.priya), await hire(system, staff.arjun)]
  const declarer = await hire(system, staff.wen)
  const simulation: Simulation = {
    system,
    participants: [],
    operators,
    declarer,
    taken: new Map(),
    connectedAt: [],
    demotions: [],
    seen: nothingChecked(),
    offers: 0,
    declared: 0,
  }
  await setUpCoins(await bothOf(simulation), deps.config.CHAIN, system.chain.faucet.mint)
  await refreshRates(deps)
  for (let count = 0; count < people; count += 1) await addParticipant(simulation, 'ei')
  await depositMoney(simulation)
  await tradePairs(simulation)
  await giveClasses(simulation)
  return simulation
}

async function hire(system: System, operator: (typeof staff)[keyof typeof staff]): Promise<Simulation['operators'][0]> {
  const { deps } = system.server
  const { oneTimePassword } = await must(deps.inTx('world')((tx) => inviteOperator(deps, tx, operator)))
  const { id } = await signInFirst(system, operator, oneTimePassword, system.now())
  return { id, ...operatorClient(system, id) }
}

/**
 * Adds a customer: an account, an identity that two operators approved, a deposit address and a withdrawal address. The
 * first participants may acquire everything until the simulation starts.
 */
export async function addParticipant(simulation: Simulation, founded?: 'ei'): Promise<Participant> {
  const { system, participants } = simulation
  const number = participants.length + 1
  const first = participants[number - FAMILY]
  if (number % FAMILY === 0 && first !== undefined) return addSubAccount(simulation, first, `Desk ${number}`)
  const about = portrait(number)
  const id = await openAccount(system.server.deps, about)
  const ways = customerClient(system, id)
  await verify(system, await ways.as(), about, await bothOf(simulation))
  await setClass(system.server.deps, id, founded ?? about.class)
  if (founded === undefined) noteClass(simulation, id, about.class)
  const depositAddress = await addressOf(system, await ways.as(), system.config.CHAIN)
  const { address: wallet } = await keyOf('outside', id)
  const tag = number % 3 === 0 ? String(100_000 + number) : null
  const paid = await setPaymentDetails(system, await ways.as(), { id, number, email: about.email, phone: about.phone })
  const { email, name, passport } = about
  const known = { id, email, name, passport, password: PASSWORD, wallet, tag, depositAddress, paid, ...ways }
  const participant = { ...known, addressId: await saveAddress(system, known) }
  participants.push(participant)
  return participant
}

/** Adds a sub-account with its owner's identity and separate money; it cannot withdraw. */
async function addSubAccount(
  { system, participants }: Simulation,
  owner: Participant,
  name: string,
): Promise<Participant> {
  const verifyToken = await proof(system.server.deps, owner, 'create_sub_account', { name })
  const { id } = await (await owner.as()).subAccounts.create({ name, verifyToken }, once())
  const ways = customerClient(system, id)
  const depositAddress = await addressOf(system, await ways.as(), system.config.CHAIN)
  const participant = { ...owner, id, depositAddress, owner, ...ways }
  participants.push(participant)
  return participant
}

async function bothOf({ operators }: Simulation): Promise<readonly [Player, Player]> {
  const [maker, checker] = await Promise.all(operators.map((operator) => operator.as()))
  if (maker === undefined || checker === undefined) throw new Error('two operators are needed')
  return [maker, checker]
}

/** Adds the participant's outside wallet to the address book. */
export async function saveAddress(
  system: System,
  who: Pick<Participant, 'id' | 'email' | 'wallet' | 'tag' | 'as'>,
): Promise<string> {
  const entry = { coin: COIN, chain: system.config.CHAIN, ...signedAddress({ address: who.wallet, tag: who.tag }) }
  const verifyToken = await proof(system.server.deps, who, 'add_address', entry)
  const { withdrawals } = await who.as()
  return (
    await withdrawals.addAddress({ ...entry, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken }, once())
  ).id
}

/** The number as letters, because names allow only letters. */
const numberInLetters = (number: number): string =>
  String(number)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('')

const portrait = (number: number): Investor => ({
  email: `resident-${number}@simulation.example`,
  phone: `+6581${String(number).padStart(6, '0')}`,
  name: `Resident ${numberInLetters(number)}`,
  lang: number % 2 === 0 ? 'en_US' : 'zh_CN',
  class: CLASSES[number % CLASSES.length] ?? 'ri',
  passport: `S${String(number).padStart(8, '0')}`,
  born: '1988-04-12',
  country: 'SG',
  city: 'Singapore',
  sgd: 0,
  tusd: 0,
})

async function depositMoney({ system, participants }: Simulation): Promise<void> {
  for (const who of participants) {
    const { fiatOrders: orders } = await who.as()
    const { reference } = await orders.create({ fiat: 'SGD', amount: '400000.00' }, once())
    await system.pay({ currency: 'SGD', amount: '400000.00', payerName: who.name, text: reference })
    await system.give(who.depositAddress, 100_000_000_000n)
  }
  await system.tick()
  system.finalizeChain()
  await system.tick()
}

/** Offers two products, to which all participants subscribe, and lists them for trading. */
async function tradePairs(simulation: Simulation): Promise<void> {
  const { system, participants } = simulation
  for (const symbol of ['AURB', 'HCCL']) {
    const category = symbol === NOT_FOR_RETAIL ? 'ai' : 'ri'
    await offer(simulation, { symbol, supply: 1_000_000, price: '1.00', days: 1, category }, await bothOf(simulation))
    system.pass(2 * HOUR_MS)
    await system.tick()
    for (const who of participants.filter(({ owner }) => owner === undefined)) {
      const { subscriptions } = await who.as()
      const quantity = String(SHARES * (1 + participants.filter(({ owner }) => owner === who).length))
      const { version } = await subscriptions.quote({ symbol, quantity })
      await subscriptions.create({ symbol, quantity, acceptedVersion: version }, once())
    }
    system.pass(DAY_MS)
    await system.tick()
    const id = await productId(system.server.deps, symbol)
    await approveByTwo(...(await bothOf(simulation)), 'allotment', id, 'Book closed and reconciled.')
    await system.tick()
    for (const who of participants) await moveSharesFromOwner(who, symbol)
  }
  await listPairs(await bothOf(simulation))
  await system.server.trading.start()
  for (const who of participants) await moveToSpot(await who.as())
}

/** Assigns investor classes; from now on, some customers hold tokens that they could no longer acquire. */
async function giveClasses(simulation: Simulation): Promise<void> {
  for (const [n, { id, owner }] of simulation.participants.entries()) {
    if (owner !== undefined) continue
    const { class: own } = portrait(n + 1)
    noteClass(simulation, id, own)
    await setClass(simulation.system.server.deps, id, own)
  }
}

/** Moves tokens from the owner to a sub-account, because a sub-account cannot subscribe. */
async function moveSharesFromOwner({ id, owner }: Participant, coin: string): Promise<void> {
  if (owner === undefined) return
  const { subAccounts } = await owner.as()
  const [from, to] = [{ account: 'main', place: 'token' } as const, { account: id, place: 'token' } as const]
  await subAccounts.transfer({ coin, amount: String(SHARES), from, to }, once())
}

async function moveToSpot({ transfers }: Player): Promise<void> {
  const spot = { from: 'token', to: 'spot' } as const
  for (const coin of ['AURB', 'HCCL']) await transfers.create({ coin, amount: '15000', ...spot }, once())
  await transfers.create({ coin: COIN, amount: '50000', ...spot }, once())
}
