import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { signedAddress } from '@tessera/domain/payments/withdrawals/tag.ts'
import { refreshRates } from '../../../apps/server/src/books/rates/refresh-rates.ts'
import { moveMarket } from '../../../apps/server/src/trading/markets/move-market.sql.ts'
import { keyOf } from '../chain/keys.ts'
import { proof } from '../people/direct-proof.sql.ts'
import { ownAtProvider } from '../people/own-at-provider.ts'
import { type Investor, operators, PASSWORD } from '../stories/cast.ts'
import { layFoundation, listMarkets } from '../stories/foundation.sql.ts'
import { addressOf, openAccount, verify } from '../stories/people.ts'
import { agree, once, type Player } from '../stories/stage.ts'
import { employ } from '../stories/staff.ts'
import { type City, clerkDoor, customerDoor, type Resident } from './city.ts'
import { NOT_FOR_RETAIL, noteClass } from './eligibility.ts'
import { productId, setClass } from './look.sql.ts'
import { nothingSeen } from './money-left.ts'
import { DAY_MS, HOUR_MS, offer } from './offers.ts'
import type { Town } from './town.ts'
import { setWaysToBePaid } from './ways-to-be-paid.ts'

const COIN = 'tUSD'
/** Of every four people the last is a sub-account of the first: they share one beneficial owner. */
const FAMILY = 4
/** Of each product, for each account. */
const SHARES = 20_000
const CLASSES = ['ri', 'ai', 'ei'] as const

/** People with accounts, identity, money of each kind and something to trade: where a simulation begins. */
export async function foundCity(town: Town, people: number): Promise<City> {
  const { deps } = town.server
  await deps.inTx('world')(async (tx) => ok(await layFoundation(tx, deps.config.CHAIN, town.chain.faucet.mint)))
  const clerks = [await hire(town, operators.priya), await hire(town, operators.arjun)]
  const declarer = await hire(town, operators.wen)
  const city: City = {
    town,
    residents: [],
    clerks,
    declarer,
    returned: new Map(),
    connectedAt: [],
    demotions: [],
    seen: nothingSeen(),
    offers: 0,
    declared: 0,
  }
  await refreshRates(deps)
  for (let count = 0; count < people; count += 1) await settleIn(city, 'ei')
  await bringMoney(city)
  await listPairs(city)
  await giveClasses(city)
  return city
}

async function hire(town: Town, operator: (typeof operators)[keyof typeof operators]): Promise<City['clerks'][0]> {
  const id = await employ(town, operator, town.now())
  return { id, ...clerkDoor(town, id) }
}

/**
 * One more customer: an account, an identity that two clerks looked at, an address for deposits and one to withdraw to. The founders may
 * acquire everything until the city is founded.
 */
export async function settleIn(city: City, founded?: 'ei'): Promise<Resident> {
  const { town, residents } = city
  const number = residents.length + 1
  const first = residents[number - FAMILY]
  if (number % FAMILY === 0 && first !== undefined) return settleBeside(city, first, `Desk ${number}`)
  const about = portrait(number)
  const id = await openAccount(town, about)
  const ways = customerDoor(town, id)
  await verify(town, await ways.as(), about, await bothOf(city))
  await setClass(town.server.deps, id, founded ?? about.class)
  if (founded === undefined) noteClass(city, id, about.class)
  const depositAddress = await addressOf(town, await ways.as(), town.config.CHAIN)
  const { address: wallet } = await keyOf('outside', id)
  const tag = number % 3 === 0 ? String(100_000 + number) : null
  const paid = await setWaysToBePaid(town, await ways.as(), { id, number, email: about.email, phone: about.phone })
  const { email, name, passport } = about
  const known = { id, email, name, passport, password: PASSWORD, wallet, tag, depositAddress, paid, ...ways }
  const resident = { ...known, addressId: await writeDown(town, known) }
  residents.push(resident)
  return resident
}

/** A sub-account of somebody: it has their identity, money of its own and no way out. */
async function settleBeside({ town, residents }: City, owner: Resident, name: string): Promise<Resident> {
  const verifyToken = await proof(town.server.deps, owner, 'create_sub_account', { name })
  const { id } = await (await owner.as()).subAccounts.create({ name, verifyToken }, once())
  const ways = customerDoor(town, id)
  const depositAddress = await addressOf(town, await ways.as(), town.config.CHAIN)
  const resident = { ...owner, id, depositAddress, owner, ...ways }
  residents.push(resident)
  return resident
}

async function bothOf({ clerks }: City): Promise<readonly [Player, Player]> {
  const [maker, checker] = await Promise.all(clerks.map((clerk) => clerk.as()))
  if (maker === undefined || checker === undefined) throw new Error('two clerks are needed')
  return [maker, checker]
}

/** Puts their wallet outside into the book. */
export async function writeDown(
  town: Town,
  who: Pick<Resident, 'id' | 'email' | 'wallet' | 'tag' | 'as'>,
): Promise<string> {
  const entry = { coin: COIN, chain: town.config.CHAIN, ...signedAddress({ address: who.wallet, tag: who.tag }) }
  const verifyToken = await proof(town.server.deps, who, 'add_address', entry)
  const { withdrawals } = await who.as()
  return (
    await withdrawals.addAddress({ ...entry, remark: 'My wallet', beneficiary: ownAtProvider, verifyToken }, once())
  ).id
}

/** Letters only where names of people have letters only. */
const letters = (number: number): string =>
  String(number)
    .split('')
    .map((digit) => 'ABCDEFGHIJ'[Number(digit)])
    .join('')

const portrait = (number: number): Investor => ({
  email: `resident-${number}@simulation.example`,
  phone: `+6581${String(number).padStart(6, '0')}`,
  name: `Resident ${letters(number)}`,
  lang: number % 2 === 0 ? 'en_US' : 'zh_CN',
  class: CLASSES[number % CLASSES.length] ?? 'ri',
  passport: `S${String(number).padStart(8, '0')}`,
  born: '1988-04-12',
  country: 'SG',
  city: 'Singapore',
  sgd: 0,
  tusd: 0,
})

async function bringMoney({ town, residents }: City): Promise<void> {
  for (const who of residents) {
    const { fiatOrders: orders } = await who.as()
    const { reference } = await orders.create({ fiat: 'SGD', amount: '400000.00' }, once())
    await town.pay({ currency: 'SGD', amount: '400000.00', payerName: who.name, text: reference })
    await town.give(who.depositAddress, 100_000_000_000n)
  }
  await town.tick()
  town.finalizeChain()
  await town.tick()
}

/** Two offers that everybody takes part in become the shares that are traded from then on. */
async function listPairs(city: City): Promise<void> {
  const { town, residents } = city
  for (const symbol of ['AURB', 'HCCL']) {
    const category = symbol === NOT_FOR_RETAIL ? 'ai' : 'ri'
    await offer(city, { symbol, supply: 1_000_000, price: '1.00', days: 1, category }, await bothOf(city))
    town.pass(2 * HOUR_MS)
    await town.tick()
    for (const who of residents.filter(({ owner }) => owner === undefined)) {
      const { subscriptions } = await who.as()
      const quantity = String(SHARES * (1 + residents.filter(({ owner }) => owner === who).length))
      const { version } = await subscriptions.quote({ symbol, quantity })
      await subscriptions.create({ symbol, quantity, acceptedVersion: version }, once())
    }
    town.pass(DAY_MS)
    await town.tick()
    const id = await productId(town.server.deps, symbol)
    await agree(...(await bothOf(city)), 'allotment', id, 'Book closed and reconciled.')
    await town.tick()
    for (const who of residents) await takeShares(who, symbol)
  }
  const { inTx } = town.server.deps
  await inTx('world')(async (tx) => ok(await listMarkets(tx)))
  for (const market of ['AURB-tUSD', 'HCCL-tUSD']) await inTx('world')((tx) => moveMarket(tx, market, 'open'))
  await town.server.trading.start()
  for (const who of residents) await moveToSpot(await who.as())
}

/** Assigns investor classes; from now on, some customers hold tokens that they could no longer acquire. */
async function giveClasses(city: City): Promise<void> {
  for (const [n, { id, owner }] of city.residents.entries()) {
    if (owner !== undefined) continue
    const { class: own } = portrait(n + 1)
    noteClass(city, id, own)
    await setClass(city.town.server.deps, id, own)
  }
}

/** What a sub-account trades with comes from its owner: it subscribes to nothing itself. */
async function takeShares({ id, owner }: Resident, coin: string): Promise<void> {
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
