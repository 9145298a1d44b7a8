// Computes a published allotment again and compares every subscription. It runs offline and needs only Node.
//
//   node check-allotment.mjs result.json [SHA-256]
//
// result.json: the file of the result, downloaded from the page of the product's allotment.
// SHA-256: the published hash of the file, which two operators approved. Without it only the figures are checked.
//
// Subscriptions are listed in order of subscription. Those of one subscriber count as one request, except in first
// come, first served. A ballot serves the smallest ticket first:
//   seed = SHA-256("block hash:product id"), ticket = SHA-256("seed:subscriber"), as lower-case hexadecimal digits.
// Compare the block hash with a Solana explorer: it is the hash of the named slot.
// Units that were changed by hand are marked as changed, and the file contains the reason. They are not computed, but
// must keep the rules: whole increments up to the request, for eligible subscribers, each nothing or the minimum.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
/** @param {bigint[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0n)
const least = (a, b) => (a < b ? a : b)
/** Compares for a descending order; equal numbers keep the order of subscription. */
const largest = (of) => (a, b) => (of(a) === of(b) ? a.at - b.at : of(a) > of(b) ? -1 : 1)

/** Serves requests in this order: first up to the band, then up to the whole request. */
function inOrder(lots, requests, min, bandOf = () => undefined) {
  const got = new Map(requests.map(({ at }) => [at, 0n]))
  let left = lots
  for (const cap of [(request) => bandOf(request) ?? request.lots, (request) => request.lots])
    for (const request of requests) {
      const had = got.get(request.at)
      const more = least(least(request.lots, cap(request)) - had, left)
      if (more <= 0n || had + more < min) continue
      got.set(request.at, had + more)
      left -= more
    }
  return got
}

/** Shares in proportion, rounded down. Remaining lots go one each to the largest remainders. */
function inProportion(lots, requests) {
  const all = sum(requests.map((request) => request.lots))
  const shares = requests.map(({ at, lots: own }) => ({ at, got: (own * lots) / all, rest: (own * lots) % all }))
  const spare = Number(lots - sum(shares.map(({ got }) => got)))
  for (const share of shares.toSorted(largest(({ rest }) => rest)).slice(0, spare)) share.got += 1n
  return new Map(shares.map(({ at, got }) => [at, got]))
}

/** Pro rata. A share below the minimum is raised to it or dropped, the largest requests first. */
function proRata(lots, requests, min) {
  if (sum(requests.map((request) => request.lots)) <= lots)
    return new Map(requests.map(({ at, lots: own }) => [at, own]))
  const plain = inProportion(lots, requests)
  if (![...plain.values()].some((got) => got > 0n && got < min)) return plain
  const ranked = requests.toSorted(largest((request) => request.lots))
  let count = ranked.filter(({ at }) => plain.get(at) >= min).length
  const wanted = () => sum(ranked.slice(0, count).map((request) => request.lots))
  let rest = lots - sum(ranked.slice(0, count).map(({ at }) => plain.get(at)))
  for (; count < ranked.length; count += 1, rest -= min)
    if (rest < min && (wanted() >= lots || lots - BigInt(count) * min < min)) break
  if (wanted() < lots) {
    const full = ranked.slice(0, count).map(({ at, lots: own }) => [at, own])
    return new Map([...full, [ranked[count].at, lots - wanted()]])
  }
  const shared = ranked.slice(0, count)
  const raised = new Map()
  let left = lots
  while (shared.length > 0) {
    const smallest = shared.at(-1)
    if (smallest.lots * left >= min * sum(shared.map((request) => request.lots))) break
    raised.set(shared.pop().at, min)
    left -= min
  }
  const others = shared.toSorted((a, b) => a.at - b.at)
  return new Map([...raised, ...(others.length === 0 ? [] : inProportion(left, others))])
}

/** Returns the units of each subscription by the rule of the file. */
function compute({ product, method, supply, increment, minimum, minimumRaise, bands, ballot, subscriptions }) {
  const lot = BigInt(increment)
  const [all, min] = [BigInt(supply) / lot, BigInt(minimum) / lot]
  const requests = subscriptions.map((row, at) => ({ ...row, at, lots: BigInt(row.requested) / lot }))
  const eligible = requests.filter((request) => request.eligible)
  const subscriberOf = ({ at, subscriber, pseudonym }) => (method === 'first_come' ? at : (subscriber ?? pseudonym))
  const own = [...Map.groupBy(eligible, subscriberOf)]
  const joint = own.map(([subscriber, each]) => ({
    subscriber,
    at: each[0].at,
    lots: sum(each.map((one) => one.lots)),
  }))
  const seed = ballot && sha256(`${ballot.blockhash}:${product.id}`)
  if (ballot && ballot.seed !== seed) throw new Error('the seed is not the hash of the block and the product')
  const ticketOf = (request) => sha256(`${seed}:${request.subscriber}`)
  if (method === 'ballot') joint.sort((a, b) => (ticketOf(a) < ticketOf(b) ? -1 : 1))
  const bandOf = ({ lots }) => {
    const reached = bands.filter(({ fromUnits }) => lots * lot >= BigInt(fromUnits))
    const highest = reached.toSorted((a, b) => (BigInt(a.fromUnits) < BigInt(b.fromUnits) ? 1 : -1))[0]
    return highest && BigInt(highest.units) / lot
  }
  const got = method === 'pro_rata' ? proRata(all, joint, min) : inOrder(all, joint, min, bandOf)
  const parts = new Map(own.flatMap(([, each]) => [...inOrder(got.get(each[0].at) ?? 0n, each, 0n)]))
  const isBelow = minimumRaise !== null && sum([...parts.values()]) * lot < BigInt(minimumRaise)
  return { isBelow, units: requests.map(({ at }) => (isBelow ? 0n : (parts.get(at) ?? 0n) * lot)) }
}

/** Returns the reason why units that were changed by hand break the rules of the offer; undefined if they keep them. */
function faultOfChange({ increment, minimum, subscriptions }, { eligible, requested, allotted, subscriber }) {
  const own = BigInt(allotted)
  if (!eligible) return 'the subscriber is not eligible'
  if (own < 0n || own > BigInt(requested)) return 'the units are below zero or above the request'
  if (own % BigInt(increment) !== 0n) return 'the units are no multiple of the increment'
  const joint = subscriptions.filter((row) => row.subscriber === subscriber).map((row) => BigInt(row.allotted))
  const together = subscriber === undefined ? own : sum(joint)
  return together === 0n || together >= BigInt(minimum) ? undefined : 'the subscriber gets less than the minimum'
}

/** Returns the reasons why the result as a whole breaks the rules of the offer. */
function faultsOfWhole({ supply, minimumRaise, belowMinimumRaise, subscriptions }, isBelow) {
  const all = sum(subscriptions.map(({ allotted }) => BigInt(allotted)))
  return [
    ...(all > BigInt(supply) ? [`${all} units are more than the supply`] : []),
    ...(all !== 0n && minimumRaise !== null && all < BigInt(minimumRaise)
      ? [`${all} units are below the minimum raise`]
      : []),
    ...(isBelow && all !== 0n ? ['the minimum raise is not reached, so nobody may get units'] : []),
    ...(belowMinimumRaise === isBelow ? [] : [`belowMinimumRaise must be ${isBelow}`]),
  ]
}

const [file, published] = process.argv.slice(2)
if (file === undefined) {
  console.error('usage: node check-allotment.mjs result.json [SHA-256]')
  process.exit(2)
}
const text = readFileSync(file, 'utf8')
const result = JSON.parse(text)
const { units, isBelow } = compute(result)
let wrong = published === undefined || published === sha256(text) ? 0 : 1
console.log(`${wrong === 0 ? 'ok    ' : 'WRONG '} SHA-256 ${sha256(text)}`)
for (const [at, row] of result.subscriptions.entries()) {
  const { pseudonym, allotted } = row
  const isChanged = row.changed === true
  const computed = BigInt(allotted) === units[at] ? undefined : `the computed units are ${units[at]}`
  const fault = isChanged ? faultOfChange(result, row) : computed
  wrong += fault === undefined ? 0 : 1
  const label = fault !== undefined ? 'WRONG  ' : isChanged ? 'changed' : 'ok     '
  console.log(`${label} ${pseudonym}: ${allotted}${fault === undefined ? '' : `, ${fault}`}`)
}
for (const fault of faultsOfWhole(result, isBelow)) {
  wrong += 1
  console.log(`WRONG   ${fault}`)
}
const changes = result.subscriptions.filter(({ changed }) => changed === true).length
const byHand = changes === 0 ? '' : ` ${changes} of them were changed by hand; for these, only the rules were checked.`
console.log(
  wrong > 0 ? `The result has ${wrong} errors.` : `${result.subscriptions.length} subscriptions are right.${byHand}`,
)
process.exit(wrong > 0 ? 1 : 0)
