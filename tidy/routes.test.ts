import { expect, test } from 'vitest'

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
const inShell = <T>(file: string): Promise<T> => import(`../apps/web/src/shell/${file}`)
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
    '`apps/web/src/shell/routes.ts`, the table from which the route tree, the guard and the menus are built.',
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
