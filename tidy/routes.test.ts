import { screenName, type ScreenPath, screenPaths } from '@tessera/contract/screens.ts'
import { expect, test } from 'vitest'
import { code, isTest, read } from './sources.ts'

// docs/routes.md is written from the table of routes by `npx vitest run --project tidy --update`.
type Row = {
  readonly login?: true
  readonly kyc?: true
  readonly visitor?: true
  readonly hideHeader?: true
  readonly wide?: true
  readonly area?: string
  readonly assetNavigation?: true
  readonly entry?: object
}

type Words = { readonly titles: Readonly<Record<string, string>> }

/** Imported dynamically, because this project does not load the types of screens. */
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/frame/${file}`)
type Table = Readonly<Partial<Record<ScreenPath, Row>>>
const { routes } = await inShell<{ routes: Table }>('routes.ts')
const { en_US } = await inShell<{ en_US: Words }>('shell.messages.en_US.ts')
const { zh_CN } = await inShell<{ zh_CN: Words }>('shell.messages.zh_CN.ts')

const pathText = (path: string): string => path.replace(/\{-\$(\w+)\}/u, '[$1]')
const who = ({ login, kyc, visitor }: Row): string =>
  kyc ? 'approved' : login ? 'signed in' : visitor ? 'visitors' : 'everybody'
const frame = (row: Row): string =>
  [row.hideHeader && 'no header', row.wide && 'wide', row.assetNavigation && 'asset navigation']
    .filter((word) => word !== undefined)
    .join(', ')

function documentOf(table: Table): string {
  const rows = screenPaths.flatMap((path) => {
    const row = table[path]
    return row === undefined ? [] : [{ path, name: screenName(path), row }]
  })
  return [
    '# Routes',
    '',
    'Below the language prefix, `/en_US` or `/zh_CN`. A part in brackets may be left out. Written from',
    '`apps/web/src/frame/routes.ts`, the table from which the route tree, the guard and the menus are built.',
    '',
    `${rows.length} screens are open.`,
    '',
    '| Path | Screen | 中文 | Who | Frame |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ path, name, row }) =>
        `| \`${pathText(path)}\` | ${en_US.titles[name]} | ${zh_CN.titles[name]} | ${who(row)} | ${frame(row)} |`,
    ),
    '',
  ].join('\n')
}

test('docs/routes.md lists every route and who may see it', async () => {
  await expect(documentOf(routes)).toMatchFileSnapshot('../docs/routes.md')
})

test('shows who may see a screen, and which part of its path is optional', () => {
  const rows: Table = { '/trade/{-$symbol}': { login: true, kyc: true, wide: true } }
  expect(documentOf(rows)).toContain('| `/trade/[symbol]` | Trade | 交易 | approved | wide |')
})

// People open these screens by a QR code, by a link in an email or from the console. So no screen of the site links to
// them.
const fromOutside = [
  '/qrLogin/{-$id}',
  '/kycPhotos',
  '/companyPerson',
  '/freezeAccount',
  '/confirmWithdrawal',
  '/join',
  '/previewProduct',
]

const PATHS = 'apps/web/src/parts/paths.ts'
const screens = code.filter(({ file }) => file.startsWith('apps/web/src/') && file !== PATHS && !isTest(file))

/** Names of addresses that none of these texts use. */
const unlinked = (names: readonly string[], texts: readonly string[]): string[] =>
  names.filter((name) => !texts.some((text) => new RegExp(`paths\\.${name}\\b`).test(text)))

test('every screen has a menu entry or a link, or is opened by a QR code, an email or the console', () => {
  const texts = screens.map(({ text }) => text)
  const left = screenPaths.filter(
    (path) => routes[path]?.entry === undefined && unlinked([screenName(path)], texts).length > 0,
  )
  expect(left.toSorted()).toEqual(fromOutside.toSorted())
  const shorter = Array.from(read(PATHS).text.matchAll(/^ {2}(\w+): /gm), ([, name = '']) => name)
  expect(shorter).toContain('registerInvited')
  expect(unlinked(shorter, texts)).toEqual([])
})

test('finds an address that no screen uses', () => {
  expect(unlinked(['home', 'gone'], ['href={paths.home(locale)} paths.goneBefore()'])).toEqual(['gone'])
})
