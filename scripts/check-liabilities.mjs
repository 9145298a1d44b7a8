// Checks that your balances are included in the total that Tessera publishes as owed to all customers. It runs offline
// and needs only Node.
//
//   node check-liabilities.mjs proof.json [roots.json]
//
// proof.json: your proof, downloaded from the page of the proof of liabilities. Keep it private, because it contains
// your balances.
// roots.json: the published roots, from /ex/api/v1/liabilities/roots or from anybody who saved them. Without it your
// proof is checked against the root in its own file. Compare that root with the one that others see, because an
// exchange could show each customer a different one.
//
// A leaf is    SHA-256("tessera liability leaf|nonce|owner|coin|balance"),
// a node is    SHA-256("tessera liability node|left hash|left sum|right hash|right sum"),
// texts in UTF-8, hashes as lower-case hexadecimal digits, amounts in minor units as plain decimal digits. Each node
// includes both sums, and neither may be negative. So no balance can be omitted, reduced or offset against another one
// on the way to the root.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (...parts) => createHash('sha256').update(parts.join('|')).digest('hex')

/** Parses a non-negative whole number in its only valid spelling. */
function whole(text, what) {
  if (typeof text !== 'string' || !/^(0|[1-9]\d*)$/.test(text)) throw new Error(`${what} is not an amount: ${text}`)
  return BigInt(text)
}

/** Computes the root from the leaf and its path; throws if a step is invalid. */
function check({ nonce, owner, coin, balanceMinor, position, path }, { root, sumMinor, leaves }) {
  if (!Number.isInteger(position) || position < 0 || position >= leaves || 2 ** path.length !== leaves)
    throw new Error(`a path of ${path.length} steps has the wrong length for leaf ${position} of ${leaves}`)
  let sum = whole(balanceMinor, 'your balance')
  let hash = sha256('tessera liability leaf', nonce, owner, coin, sum)
  for (const [level, step] of path.entries()) {
    const other = whole(step.sumMinor, `the sum beside step ${level + 1}`)
    const side = Math.floor(position / 2 ** level) % 2 === 0 ? 'right' : 'left'
    if (step.side !== side) throw new Error(`step ${level + 1} is on the wrong side`)
    hash =
      side === 'left'
        ? sha256('tessera liability node', step.hash, other, hash, sum)
        : sha256('tessera liability node', hash, sum, step.hash, other)
    sum += other
  }
  if (hash !== root) throw new Error(`the path leads to the hash ${hash}, not to the root ${root}`)
  if (sum !== whole(sumMinor, 'the sum of all'))
    throw new Error(`the path leads to the sum ${sum}, not to the published sum ${sumMinor}`)
}

/** Returns the published root of the coin at that time. */
function published(roots, takenAt, coin) {
  const found = roots.rows.find((each) => each.takenAt === takenAt)?.roots.find((each) => each.coin === coin)
  if (found === undefined) throw new Error(`no root of ${coin} was published for ${takenAt}`)
  return found
}

const amountText = (minor, decimals) => {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Reads a file with or without the envelope of the server's answer. */
const read = (file) => {
  const json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  return json.data ?? json
}

const [proofFile, rootsFile] = process.argv.slice(2)
if (proofFile === undefined) {
  console.error('usage: node check-liabilities.mjs proof.json [roots.json]')
  process.exit(2)
}
const proof = read(proofFile)
const roots = rootsFile === undefined ? undefined : read(rootsFile)
const checked = new Set()
let wrong = 0
for (const each of proof.rows) {
  const name = `${each.coin} of ${each.subAccount ?? 'your account'} (${each.owner})`
  try {
    if (checked.has(`${each.owner} ${each.coin}`)) throw new Error('the same leaf occurs twice')
    checked.add(`${each.owner} ${each.coin}`)
    check(each, roots === undefined ? each : published(roots, proof.takenAt, each.coin))
    const [own, all] = [each.balanceMinor, each.sumMinor].map((minor) => amountText(minor, each.decimals))
    console.log(`ok     ${name}: ${own} is in the ${all} that all customers are owed\n       root ${each.root}`)
  } catch (error) {
    wrong += 1
    console.log(`WRONG  ${name}: ${error.message}`)
  }
}
console.log(
  wrong > 0
    ? `${wrong} of ${proof.rows.length} balances are not proven.`
    : `${proof.rows.length} balances of ${proof.takenAt} are proven. That they are all you had then, only you can tell.`,
)
process.exit(wrong > 0 ? 1 : 0)
