import { screenName, screenPaths } from '@tessera/contract/screens.ts'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { code, files } from './sources.ts'

const web = 'apps/web/src'
const written = 'Written from the sources by `npx vitest run --project tidy --update`. Do not edit.'
const textOf = new Map(code.map(({ file, text }) => [file, text]))

/** The files that a file imports, statically or dynamically. Type imports do not count. */
const importsOf = (file: string): string[] =>
  [...(textOf.get(file) ?? '').matchAll(/^import(?! type)[^;']*?'([.#][^']+)'|import\('([.#][^']+)'\)/gmu)].map(
    ([, now = '', later = '']) => pathOf(file, now || later),
  )
const pathOf = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? `${web}/${specifier.slice(1)}` : join(dirname(file), specifier)

/** Each screen loads separately, so the files that the route tables import do not reach every screen. */
const routeTables = ['routes', 'assets-routes', 'personal-routes'].map((table) => `${web}/frame/${table}.ts`)

function reach(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file) || routeTables.includes(file)) return known
  known.add(file)
  for (const each of importsOf(file)) reach(each, known)
  return known
}

/** The namespaces whose messages are used somewhere in these files. */
const namespacesIn = (sources: Iterable<string>): string[] =>
  [...sources].flatMap((file) =>
    [...(textOf.get(file) ?? '').matchAll(/useTranslations\('([\w-]+)'\)/gu)].map(([, namespace = '']) => namespace),
  )

/** The page of each screen, in the order of the route tables. */
const pages = new Map(
  routeTables.flatMap((table) =>
    Array.from(
      (textOf.get(table) ?? '').matchAll(/^ {2}'(\/[^']*)': \{[\s\S]*?import\('#([^']+)'\)/gmu),
      ([, path = '', page = '']) => [path, `${web}/${page}`] as const,
    ),
  ),
)

/** Imported dynamically, because this project does not load the types of screens. */
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/frame/${file}`)
const { frameMessages } = await inShell<{ frameMessages: object }>('frame-messages.en_US.ts')
const frame = new Set(Object.keys(frameMessages))

test('the frame has the messages that it uses', () => {
  const used = namespacesIn(reach(`${web}/frame/frame.tsx`))
  expect(new Set([...used, 'kit'])).toEqual(frame)
})

const listText = (names: readonly string[]): string => `[${names.map((each) => `'${each}'`).join(', ')}]`

function namespacesText(): string {
  const rows = screenPaths.map((path) => {
    const used = namespacesIn(reach(pages.get(path) ?? '')).filter((namespace) => !frame.has(namespace))
    return `  ${screenName(path)}: ${listText([...new Set(used)].toSorted())},`
  })
  return [
    "import type { ScreenName } from '@tessera/contract/screens.ts'",
    "import type { Namespace } from './load-messages.ts'",
    '',
    `// ${written}`,
    "/** The namespaces that each screen's files use, besides those of the frame. They load together with the page. */",
    'export const screenNamespaces: Readonly<Record<ScreenName, readonly Namespace[]>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

test('each screen loads with the messages that its files use', async () => {
  expect([...pages.keys()].toSorted()).toEqual(screenPaths.toSorted())
  await expect(namespacesText()).toMatchFileSnapshot(`../${web}/frame/screen-namespaces.ts`)
})

const isOfUi = (file: string): boolean => /^(apps\/(web|console)|packages\/ui)\//u.test(file)

test('each call of useTranslations has a literal namespace, which the test of the screens reads', () => {
  const calls = code
    .filter(({ file }) => isOfUi(file))
    .flatMap(({ file, text }) => [...text.matchAll(/useTranslations\((?!'[\w-]+'\))/gu)].map(() => file))
  expect(calls).toEqual([])
})

const camel = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

/** The type of all messages of an app: the namespace of a file is its name. */
function messagesText(app: string): string {
  const src = `apps/${app}/src/`
  const own = files
    .filter((file) => file.startsWith(src) && file.endsWith('.messages.en_US.ts'))
    .map((file) => ({ namespace: basename(file, '.messages.en_US.ts'), from: `#${file.slice(src.length)}` }))
  const all = [{ namespace: 'kit', from: '@tessera/ui/kit.messages.en_US.ts' }, ...own].toSorted((a, b) =>
    a.namespace < b.namespace ? -1 : 1,
  )
  return [
    ...all.map(({ namespace, from }) => `import type { en_US as ${camel(namespace)} } from '${from}'`),
    ...(app === 'console' ? ["import type { DecisionMessages } from './decision-messages.ts'"] : []),
    '',
    `// ${written}`,
    '/** Each namespace with its English messages: they type the keys and arguments of `useTranslations`. */',
    app === 'console' ? 'type FileMessages = {' : 'export type AppMessages = {',
    ...all.map(({ namespace }) => `  '${namespace}': typeof ${camel(namespace)}`),
    '}',
    ...(app === 'console' ? ['export type AppMessages = FileMessages & DecisionMessages<FileMessages>'] : []),
    '',
    "declare module 'use-intl' {",
    '  interface AppConfig {',
    "    Locale: 'en-US' | 'zh-CN'",
    '    Messages: AppMessages',
    '  }',
    '}',
    '',
  ].join('\n')
}

test.each(['web', 'console'])('%s types each namespace by the messages of its file', async (app) => {
  await expect(messagesText(app)).toMatchFileSnapshot(`../apps/${app}/src/frame/messages.ts`)
})
