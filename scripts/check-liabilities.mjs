// Checks that what Tessera says it owes you is in what it says it owes everybody. It asks nobody, and needs nothing but Node.
//
//   node check-liabilities.mjs proof.json [roots.json]
//
// proof.json: your proof, downloaded from the page "What we owe you, proven". Keep it to yourself: whoever has it can read your balances.
// roots.json: the published roots, from /ex/api/v1/liabilities/roots or from anybody who kept them. Without it your proof is held
// against the root that it names itself; compare that with what others see, for a house could show each of them another one.
//
// A leaf is    SHA-256("tessera liability leaf|nonce|owner|coin|balance"),
// a node is    SHA-256("tessera liability node|left hash|left sum|right hash|right sum"),
// texts in UTF-8, hashes as small hexadecimal digits, amounts in minor units as plain decimal digits. Both sums go into each node,
// and none may be below zero: so no balance can be left out, made smaller or set off against another one above yours.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (...parts) => createHash('sha256').update(parts.join('|')).digest('hex')

/** A whole number that is not negative, written in the one way there is. */
function whole(text, what) {
  if (typeof text !== 'string' || !/^(0|[1-9]\d*)$/.test(text)) throw new Error(`${what} is not an amount: ${text}`)
  return BigInt(text)
}

/** Walks from the leaf to the root; throws when anything on the way is not as it must be. */
function check({ nonce, owner, coin, balanceMinor, position, path }, { root, sumMinor, leaves }) {
  if (!Number.isInteger(position) || position < 0 || position >= leaves || 2 ** path.length !== leaves)
    throw new Error(`${path.length} steps do not lead from place ${position} of ${leaves} to a root`)
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
  if (hash !== root) throw new Error(`it leads to ${hash}, not to the root ${root}`)
  if (sum !== whole(sumMinor, 'the sum of all')) throw new Error(`the sums come to ${sum}, not to ${sumMinor}`)
}

/** The root that was published for the coin at that moment. */
function published(roots, takenAt, coin) {
  const found = roots.rows.find((each) => each.takenAt === takenAt)?.roots.find((each) => each.coin === coin)
  if (found === undefined) throw new Error(`no root of ${coin} was published for ${takenAt}`)
  return found
}

const shown = (minor, decimals) => {
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A file, with the server's envelope around its content or without. */
const read = (file) => {
  const json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  return json.data ?? json
}

const [proofFile, rootsFile] = process.argv.slice(2)
if (proofFile === undefined) {
  console.error('node check-liabilities.mjs proof.json [roots.json]')
  process.exit(2)
}
const proof = read(proofFile)
const roots = rootsFile === undefined ? undefined : read(rootsFile)
const seen = new Set()
let wrong = 0
for (const each of proof.rows) {
  const name = `${each.coin} of ${each.subAccount ?? 'your account'} (${each.owner})`
  try {
    if (seen.has(`${each.owner} ${each.coin}`)) throw new Error('it is there twice')
    seen.add(`${each.owner} ${each.coin}`)
    check(each, roots === undefined ? each : published(roots, proof.takenAt, each.coin))
    const [own, all] = [each.balanceMinor, each.sumMinor].map((minor) => shown(minor, each.decimals))
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
