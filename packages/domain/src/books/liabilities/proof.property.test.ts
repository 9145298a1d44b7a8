import fc from 'fast-check'
import { hash as digest } from 'node:crypto'
import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { faultIn, type OwnLeaf, type Root } from './proof.ts'
import { MIN_LEAVES, type Leaf, leafText, neighborSide, type Node, nodeText, type Tree, treeOf } from './tree.ts'

const hash = (text: string): string => digest('sha256', text)
let nonces = 0
const freshNonce = (): string => hash(`nonce ${(nonces += 1)}`)

const balances = fc.array(fc.bigInt({ min: 1n, max: 10n ** 24n }), { minLength: 2, maxLength: 40 })
const leavesOf = (all: readonly bigint[]): Leaf[] =>
  all.map((minor, at) => ({ nonce: freshNonce(), owner: `customer ${at}`, coin: 'SGD', balance: amount(minor) }))
const treeWith = (leaves: readonly Leaf[]): Promise<Tree> => treeOf('SGD', leaves, { hash, freshNonce })

type Levels = readonly (readonly Node[])[]
const rootIn = (levels: Levels): Root => {
  const top = levels.at(-1)?.[0]
  if (top === undefined) throw new Error('a tree has no root')
  return { coin: 'SGD', root: top.hash, sumMinor: String(top.sum), leaves: levels[0]?.length ?? 0 }
}
const neighbor = (levels: Levels, level: number, position: number): Node =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every level is whole
  levels[level]?.[(position >> level) ^ 1] as Node

/** Returns the proof that the exchange would send to the owner of a leaf. */
const view = (levels: Levels, { balance, position, ...leaf }: Tree['placed'][number]): OwnLeaf => ({
  ...leaf,
  position,
  balanceMinor: String(balance),
  path: levels.slice(0, -1).map((_, level) => {
    const { hash: of, sum } = neighbor(levels, level, position)
    return { hash: of, sumMinor: String(sum), side: neighborSide(position, level) }
  }),
})

/** Hashes the levels above changed leaves again, like an exchange that hides the change. */
function raised(leaves: readonly Node[]): Node[][] {
  const levels = [[...leaves]]
  for (let level = levels[0]; level !== undefined && level.length > 1; level = levels.at(-1)) {
    const next: Node[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = level.slice(at, at + 2)
      if (left === undefined || right === undefined) throw new Error('a level has an odd number of nodes')
      next.push({ hash: hash(nodeText(left, right)), sum: amount(left.sum + right.sum) })
    }
    levels.push(next)
  }
  return levels
}
const faults = (owned: readonly OwnLeaf[], root: Root) => Promise.all(owned.map((own) => faultIn(own, root, hash)))

test('PRV-01 verifies every leaf, and the root’s sum is the sum of all balances', () =>
  fc.assert(
    fc.asyncProperty(balances, async (all) => {
      const { levels, placed } = await treeWith(leavesOf(all))
      const root = rootIn(levels)
      expect(root.sumMinor).toBe(String(all.reduce((sum, each) => sum + each)))
      expect(placed).toHaveLength(all.length)
      const found = await faults(
        placed.map((each) => view(levels, each)),
        root,
      )
      expect(found.every((fault) => fault === undefined)).toBe(true)
    }),
    { numRuns: 50 },
  ))

test('PRV-01 reveals neither a count below the smallest tree size nor a position in an earlier tree', async () => {
  const leaves = leavesOf([5n, 6n, 7n])
  const [one, other] = [await treeWith(leaves), await treeWith(leavesOf([5n, 6n, 7n]))]
  expect([one, other].map(({ levels }) => levels[0]?.length)).toEqual([MIN_LEAVES, MIN_LEAVES])
  expect((await treeWith([])).levels[0]).toHaveLength(MIN_LEAVES)
  const places = ({ placed }: Tree) => placed.toSorted((a, b) => (a.owner < b.owner ? -1 : 1)).map((p) => p.position)
  expect(places(one)).not.toEqual(places(other))
  const more = await treeWith(leavesOf(Array.from({ length: MIN_LEAVES + 1 }, () => 1n)))
  expect(more.levels[0]).toHaveLength(2 * MIN_LEAVES)
})

test('rejects a tree with a balance below zero', () =>
  expect(treeWith([{ nonce: 'n', owner: 'ann', coin: 'SGD', balance: amount(-1n) }])).rejects.toThrow(
    /broken invariant/,
  ))

/**
 * Ways in which an exchange could cheat with the leaves. All levels above are hashed again afterwards, so only the
 * proofs can reveal it.
 */
const cheats: Readonly<Record<string, (leaves: Node[], tree: Tree) => Node[]>> = {
  'a leaf that was removed': (leaves, { placed: [gone] }) =>
    leaves.with(gone?.position ?? 0, { hash: hash('nothing'), sum: amount(0n) }),
  'a leaf with a smaller balance': (leaves, { placed: [first] }) => {
    const smaller = { ...first, balance: amount((first?.balance ?? 0n) - 1n) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a leaf with another balance
    return leaves.with(first?.position ?? 0, { hash: hash(leafText(smaller as Leaf)), sum: smaller.balance })
  },
  'a sum that is not the leaf’s': (leaves, { placed: [first] }) =>
    leaves.with(first?.position ?? 0, { hash: leaves[first?.position ?? 0]?.hash ?? '', sum: amount(0n) }),
  'a leaf below zero': (leaves, { placed: [first] }) =>
    leaves.with((first?.position ?? 0) ^ 1, { hash: hash('debt'), sum: amount(-(10n ** 25n)) }),
  'a leaf shown to two customers': (leaves, { placed: [first, second] }) =>
    leaves.with(second?.position ?? 0, leaves[first?.position ?? 0] ?? { hash: '', sum: amount(0n) }),
  'leaves that changed places': (leaves, { placed: [first, second] }) => {
    const [a, b] = [first?.position ?? 0, second?.position ?? 0]
    const [at, other] = [leaves[a], leaves[b]]
    if (at === undefined || other === undefined) throw new Error('there are not two leaves')
    return leaves.with(a, other).with(b, at)
  },
}

test.each(Object.entries(cheats))(
  'PRV-01 an owner detects this cheat even if all other nodes are hashed again: %s',
  (_, cheat) =>
    fc.assert(
      fc.asyncProperty(balances, async (all) => {
        const tree = await treeWith(leavesOf(all))
        const levels = raised(cheat([...(tree.levels[0] ?? [])], tree))
        const found = await faults(
          tree.placed.map((each) => view(levels, each)),
          rootIn(levels),
        )
        expect(found.some((fault) => fault !== undefined)).toBe(true)
      }),
      { numRuns: 100 },
    ),
)

test('PRV-01 detects a hidden debt: the owner next to the negative node sees the fault', () =>
  fc.assert(
    fc.asyncProperty(balances, fc.nat(), async (all, seed) => {
      const tree = await treeWith(leavesOf(all))
      const held = new Set(tree.placed.map(({ position }) => position))
      const free = (tree.levels[0] ?? []).flatMap((_, at) => (held.has(at) ? [] : [at]))
      const at = free[seed % free.length] ?? 0
      const debt = { hash: hash('debt'), sum: amount(-all.reduce((sum, each) => sum + each)) }
      const levels = raised((tree.levels[0] ?? []).with(at, debt))
      const found = await faults(
        tree.placed.map((each) => view(levels, each)),
        rootIn(levels),
      )
      expect(found).toContain('amount')
    }),
    { numRuns: 100 },
  ))

/** One changed value of a proof, at the step `at`. */
type Change = (own: OwnLeaf, root: Root, at: number) => readonly [OwnLeaf, Root]
const atStep = (own: OwnLeaf, at: number, change: (step: OwnLeaf['path'][number]) => object): OwnLeaf => ({
  ...own,
  path: own.path.map((step, level) => (level === at ? { ...step, ...change(step) } : step)),
})
const flipped = (text: string): string => (text.startsWith('0') ? `1${text.slice(1)}` : `0${text.slice(1)}`)
const changes: Readonly<Record<string, Change>> = {
  balance: (own, root) => [{ ...own, balanceMinor: String(BigInt(own.balanceMinor) + 1n) }, root],
  'balance below zero': (own, root) => [{ ...own, balanceMinor: `-${own.balanceMinor}` }, root],
  'balance with a zero before it': (own, root) => [{ ...own, balanceMinor: `0${own.balanceMinor}` }, root],
  nonce: (own, root) => [{ ...own, nonce: flipped(own.nonce) }, root],
  owner: (own, root) => [{ ...own, owner: 'somebody else' }, root],
  coin: (own, root) => [{ ...own, coin: 'USD' }, root],
  'coin of both': (own, root) => [
    { ...own, coin: 'USD' },
    { ...root, coin: 'USD' },
  ],
  position: (own, root) => [{ ...own, position: own.position ^ 1 }, root],
  'a step’s hash': (own, root, at) => [atStep(own, at, (step) => ({ hash: flipped(step.hash) })), root],
  'a step’s sum': (own, root, at) => [
    atStep(own, at, (step) => ({ sumMinor: String(BigInt(step.sumMinor) + 1n) })),
    root,
  ],
  'a step’s sum below zero': (own, root, at) => [atStep(own, at, () => ({ sumMinor: '-1' })), root],
  'a step’s side': (own, root, at) => [
    atStep(own, at, ({ side }) => ({ side: side === 'left' ? 'right' : 'left' })),
    root,
  ],
  'a step left out': (own, root, at) => [{ ...own, path: own.path.toSpliced(at, 1) }, root],
  'a step doubled': (own, root, at) => [{ ...own, path: own.path.flatMap((s, l) => (l === at ? [s, s] : [s])) }, root],
  root: (own, root) => [own, { ...root, root: flipped(root.root) }],
  'the root’s sum': (own, root) => [own, { ...root, sumMinor: String(BigInt(root.sumMinor) - 1n) }],
  'the number of leaves': (own, root) => [own, { ...root, leaves: root.leaves * 2 }],
}

test('PRV-01 detects every change of a proof or its root', async () => {
  const { levels, placed } = await treeWith(leavesOf([3n, 50n, 700n, 9_000n]))
  for (const each of placed)
    for (const [name, change] of Object.entries(changes))
      for (let at = 0; at < levels.length - 1; at += 1) {
        const [own, root] = change(view(levels, each), rootIn(levels), at)
        expect(await faultIn(own, root, hash), `${name} at ${at}`).toBeDefined()
      }
})
