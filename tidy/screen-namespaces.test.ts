import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { code, files } from './sources.ts'

const web = 'apps/web/src'
const textOf = new Map(code.map(({ file, text }) => [file, text]))

/** The files that a file imports, statically or dynamically. Type imports do not count. */
const broughtBy = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^import(?! type)[^;']*?'([.#][^']+)'|import\('([.#][^']+)'\)/gmu)].map(
    ([, now = '', later = '']) => pathOf(file, now || later),
  )
const pathOf = (file: string, wanted: string): string =>
  wanted.startsWith('#') ? `${web}/${wanted.slice(1)}` : join(dirname(file), wanted)

function reach(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const each of broughtBy(file)) reach(each, known)
  return known
}

/** The namespaces whose messages are used somewhere in these files. */
const namespacesIn = (sources: Iterable<string>): string[] =>
  [...sources].flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/useTranslations\('([\w-]+)'\)/gu)].map(([, namespace = '']) => namespace),
  )

const rows = ['routes', 'assets-routes', 'personal-routes'].flatMap((table) =>
  (textOf.get(`${web}/frame/${table}.ts`) ?? '').split("title: '").slice(1),
)
const screens = rows.flatMap((row) => {
  const title = /^(\w+)'/u.exec(row)?.[1]
  const page = /import\('#([^']+\.page\.tsx)'\)/u.exec(row)?.[1]
  return title === undefined || page === undefined ? [] : [[title, `${web}/${page}`] as const]
})

/** Screens are not loaded here, so neither are their types. */
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/frame/${file}`)
type ScreenNamespaces = Readonly<Record<string, readonly string[] | undefined>>
const { screenNamespaces } = await inShell<{ screenNamespaces: ScreenNamespaces }>('screen-namespaces.ts')
const { frameMessages } = await inShell<{ frameMessages: object }>('frame-messages.en_US.ts')
const frame = new Set(Object.keys(frameMessages))

test('the frame has the messages that it uses', () => {
  const used = namespacesIn(reach(`${web}/frame/frame.tsx`))
  expect(new Set([...used, 'kit'])).toEqual(frame)
})

test('every screen is loaded with the messages that it uses, and with no others', () => {
  expect(screens.length).toBeGreaterThan(30)
  const used = screens.map(([title, page]) => [
    title,
    namespacesIn(reach(page)).filter((namespace) => !frame.has(namespace)),
  ])
  const loaded = screens.map(([title]) => [title, screenNamespaces[title] ?? []])
  expect(sorted(used)).toEqual(sorted(loaded))
})

const sorted = (all: readonly (readonly unknown[])[]) =>
  Object.fromEntries(
    all.map(([title, namespaces]) => [title, [...new Set(namespaces as readonly string[])].toSorted()]),
  )

const isOfUi = (file: string): boolean => /^(apps\/(web|console)|packages\/ui)\//u.test(file)

test('each call of useTranslations has a literal namespace, which the test of the screens reads', () => {
  const calls = code
    .filter(({ file }) => isOfUi(file))
    .flatMap(({ file, text }) => [...text.matchAll(/useTranslations\((?!'[\w-]+'\))/gu)].map(() => file))
  expect(calls).toEqual([])
})

test.each(['web', 'console'])('%s types each namespace by the messages of its file', (app) => {
  const text = textOf.get(`apps/${app}/src/frame/messages.ts`) ?? ''
  const typed = Array.from(text.matchAll(/^ {2}'?([\w-]+)'?: typeof (\w+)$/gmu), ([, namespace, alias = '']) => {
    const path = new RegExp(`import type \\{ en_US as ${alias} \\} from '([^']+)'`, 'u').exec(text)?.[1] ?? ''
    return `${namespace}: ${basename(path, '.messages.en_US.ts')}`
  })
  const namespaces = files
    .filter((file) => file.startsWith(`apps/${app}/src/`) && file.endsWith('.messages.en_US.ts'))
    .map((file) => basename(file, '.messages.en_US.ts'))
  expect(typed.toSorted()).toEqual([...namespaces, 'kit'].map((each) => `${each}: ${each}`).toSorted())
})
