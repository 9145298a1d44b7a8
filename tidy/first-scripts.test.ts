import { expect, test } from 'vitest'
import { firstSize, type Script } from '../apps/web/first-size.ts'

/** Text that compresses badly, so that each script has a size of its own. */
const text = (seed: number, length: number): string =>
  Array.from({ length }, (_, at) => ((at * 7_919 * seed) % 46_656).toString(36)).join('')
const script = (moduleIds: readonly string[], imports: readonly string[], code: string): Script => ({
  code,
  imports,
  moduleIds,
})
const built = new Map([
  ['page.js', script(['/src/a/page.tsx'], ['shared.js', 'libraries.js'], text(3, 900))],
  ['other.js', script(['/src/b/other.tsx'], ['shared.js'], text(5, 900))],
  ['shared.js', script(['/src/parts/shared.ts'], ['libraries.js', 'page.js'], text(7, 900))],
  ['libraries.js', script(['/node_modules/react/index.js'], [], text(11, 900))],
])

test('counts each script of a page once, with the scripts that they import', () => {
  const alone = firstSize(built, ['react/index.js'])
  expect(alone).toBeGreaterThan(0.5)
  const page = firstSize(built, ['a/page.tsx'])
  expect(page).toBeGreaterThan(2 * alone)
  expect(firstSize(built, ['a/page.tsx', 'parts/shared.ts'])).toBe(page)
  expect(firstSize(built, ['a/page.tsx', 'b/other.tsx'])).toBeGreaterThan(page)
})

test('fails for a source file that no script contains', () => {
  expect(() => firstSize(built, ['a/renamed.tsx'])).toThrow('No built script contains a/renamed.tsx')
})
