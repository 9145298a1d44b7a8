import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { code } from './sources.ts'

const web = 'apps/web/src'
const textOf = new Map(code.map(({ file, text }) => [file, text]))

/** What a file brings along: what it imports, types apart, at once or when somebody needs it. */
const broughtBy = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^import(?! type)[^;']*?'(\.[^']+)'|import\('(\.[^']+)'\)/gmu)].map(
    ([, now = '', later = '']) => join(dirname(file), now || later),
  )

function reach(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const each of broughtBy(file)) reach(each, known)
  return known
}

/** The nouns whose words are said somewhere in these files. */
const nounsIn = (files: ReadonlySet<string>): string[] =>
  [...files].flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/wordsFor<[^>]*>\('(\w+)'\)/gu)].map(([, noun = '']) => noun),
  )

const rows = ['routes', 'assets-routes', 'personal-routes'].flatMap((table) =>
  (textOf.get(`${web}/shell/${table}.ts`) ?? '').split("title: '").slice(1),
)
const screens = rows.flatMap((row) => {
  const title = /^(\w+)'/u.exec(row)?.[1]
  const page = /import\('\.\.\/(pages\/[^']+)'\)/u.exec(row)?.[1]
  return title === undefined || page === undefined ? [] : [[title, `${web}/${page}`] as const]
})

/** Screens are not loaded here, so neither are their types. */
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/shell/${file}`)
type ScreenWords = Readonly<Record<string, readonly string[] | undefined>>
const { screenWords } = await inShell<{ screenWords: ScreenWords }>('screen-words.ts')
const { words } = await inShell<{ words: object }>('frame-words.en_US.ts')
const frameWords = Object.keys(words)

test('the frame has the words that it says', () => {
  expect(new Set(nounsIn(reach(`${web}/shell/frame.tsx`)))).toEqual(new Set(frameWords))
})

test('every screen is loaded with the words that it says, and with no others', () => {
  expect(screens.length).toBeGreaterThan(30)
  const said = screens.map(([title, page]) => [
    title,
    nounsIn(reach(page)).filter((noun) => !frameWords.includes(noun)),
  ])
  const loaded = screens.map(([title]) => [title, screenWords[title] ?? []])
  expect(sorted(said)).toEqual(sorted(loaded))
})

const sorted = (all: readonly (readonly unknown[])[]) =>
  Object.fromEntries(all.map(([title, nouns]) => [title, [...new Set(nouns as readonly string[])].toSorted()]))
