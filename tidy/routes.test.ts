import { expect, test } from 'vitest'
import { code, isTest, read } from './sources.ts'

// docs/routes.md is written from the table of routes by `npx vitest run --project tidy --update`.
type Row = {
  readonly title: string
  readonly login?: true
  readonly kyc?: true
  readonly visitor?: true
  readonly hideHeader?: true
  readonly wide?: true
  readonly area?: string
  readonly assetNavigation?: true
}

type Words = { readonly titles: Readonly<Record<string, string>> }

/** Screens are not loaded here, so neither are their types. */
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/frame/${file}`)
type Table = Readonly<Record<string, Row>>
const { routes } = await inShell<{ routes: Table }>('routes.ts')
const { en_US } = await inShell<{ en_US: Words }>('shell.messages.en_US.ts')
const { zh_CN } = await inShell<{ zh_CN: Words }>('shell.messages.zh_CN.ts')

const shownPath = (path: string): string => path.replace(/\{-\$(\w+)\}/u, '[$1]')
const who = ({ login, kyc, visitor }: Row): string =>
  kyc ? 'approved' : login ? 'signed in' : visitor ? 'visitors' : 'everybody'
const frame = (row: Row): string =>
  [row.hideHeader && 'no header', row.wide && 'wide', row.assetNavigation && 'asset navigation']
    .filter((word) => word !== undefined)
    .join(', ')

function documentOf(table: Table): string {
  const rows = Object.entries(table)
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
      ([path, row]) =>
        `| \`${shownPath(path)}\` | ${en_US.titles[row.title]} | ${zh_CN.titles[row.title]} | ${who(row)} | ${frame(row)} |`,
    ),
    '',
  ].join('\n')
}

test('docs/routes.md lists every route and who may see it', async () => {
  await expect(documentOf(routes)).toMatchFileSnapshot('../docs/routes.md')
})

test('tells who may see a screen, and which part of its path may be left out', () => {
  const rows: Table = { '/trade/{-$symbol}': { title: 'trade', login: true, kyc: true, wide: true } }
  expect(documentOf(rows)).toContain('| `/trade/[symbol]` | Trade | 交易 | approved | wide |')
})

// Screens that people open by a QR code or by the link of a mail, so no other screen links to them.
const fromOutside = ['/qrLogin/{-$id}', '/kycPhotos', '/companyPerson', '/freezeAccount', '/confirmWithdrawal', '/join']

const PATHS = 'apps/web/src/parts/paths.ts'

/** Names in the table of addresses that no screen uses. */
const unlinked = (table: string, screens: readonly string[]): string[] =>
  [...table.matchAll(/^ {2}(\w+): /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !screens.some((text) => new RegExp(`paths\\.${name}\\b`).test(text)))

test('every screen has a link, or is opened by a code or a mail', () => {
  const table = read(PATHS).text
  const screens = code.filter(({ file }) => file.startsWith('apps/web/src/') && file !== PATHS && !isTest(file))
  const addresses = Object.keys(routes).filter((path) => !table.includes(`'${path}'`))
  expect(addresses.toSorted()).toEqual(fromOutside.toSorted())
  expect(
    unlinked(
      table,
      screens.map(({ text }) => text),
    ),
  ).toEqual([])
})

test('finds an address that no screen uses', () => {
  expect(
    unlinked("  home: at('/'),\n  gone: at('/gone'),\n", ['href={paths.home(locale)} paths.goneBefore()']),
  ).toEqual(['gone'])
})
