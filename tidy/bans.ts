import { isTest, type Source, uncommented } from './sources.ts'

export type Ban = {
  readonly name: string
  readonly pattern: RegExp
  /** Where it is at home, and where it may be used. */
  readonly allowedIn: RegExp
  readonly onlyIn?: RegExp
  /** One line that must be caught. */
  readonly example: string
}

const effects = /^(apps\/server\/src\/platform|world|bench|e2e|tidy|scripts)\//
const moneyWord = '(amount|price|balance|fee|qty|quantity|minor|total|available|posted|held|cash)'

export const bans: readonly Ban[] = [
  {
    // A screen may show a clock: it decides nothing.
    name: 'the clock outside platform: time comes from the transaction',
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/,
    allowedIn: effects,
    onlyIn: /^(packages\/(domain|contract)|apps\/server)\//,
    example: 'const at = Date.now()',
  },
  {
    name: 'chance outside platform: ids and tokens come from deps',
    pattern: /\bMath\.random\b|\bcrypto\.randomUUID\b/,
    allowedIn: effects,
    onlyIn: /^(packages\/domain|apps\/server)\//,
    example: 'const id = Math.random()',
  },
  {
    name: 'the environment outside platform: settings come from config.ts',
    pattern: /\bprocess\.env\b/,
    allowedIn: /^apps\/(server\/src\/(platform\/|(main|migrate)\.ts)|\w+\/vite\.config\.ts$)/,
    onlyIn: /^(packages|apps)\//,
    example: "if (process.env['X']) f()",
  },
  {
    name: 'floating point near money',
    pattern: new RegExp(
      `\\b(Number|parseFloat)\\([\\w.]*${moneyWord}(?!\\w*Ppm)\\w*\\)|${moneyWord}\\w*\\.toFixed\\(`,
      'i',
    ),
    allowedIn: /^(bench|tidy|scripts)\//,
    example: 'const x = Number(order.feeMinor)',
  },
  {
    name: 'SQL outside *.sql.ts: a query lives in the file named after its noun',
    pattern: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    allowedIn: /\.sql\.ts$|^apps\/server\/src\/(platform|books\/ledger)\//,
    onlyIn: /^apps\/server\/src\//,
    example: 'await sql`select 1`.execute(tx.db)',
  },
  {
    name: 'a barrel: import the file that has the thing',
    pattern: /^\s*export (type )?(\*|\{[^}]*\}) from /m,
    allowedIn: /^$/,
    example: "export * from './button.tsx'",
  },
  {
    name: 'an enum or a namespace: Node runs the file as it is',
    pattern: /^\s*(export )?(const )?(enum|namespace) (?!as\b)\w+/m,
    allowedIn: /^$/,
    example: 'export enum Side { buy, sell }',
  },
  {
    name: 'private code of react-aria: it changes without notice, so import what the package exports',
    pattern:
      /\b(?:from|import\()\s*['"](?:@react-aria|@react-stately|react-aria|react-aria-components|react-stately)\/(?:[^'"]*\/)?(?:private|src|dist)\//,
    allowedIn: /^$/,
    example: "import { useOverlay } from 'react-aria/private/overlays/useOverlay'",
  },
  {
    name: 'a check switched off without a reason beside it',
    pattern: /@ts-(ignore|nocheck)|(@ts-expect-error|(oxlint|eslint)-disable)(?!.* -- )|\.(only|skip|todo)\(/,
    allowedIn: /^$/,
    example: "test.skip('later', () => {})",
  },
]

/** `file:line: name` of each place where a ban is broken. Tests may read clocks; they may not be switched off. */
export function broken(sources: readonly Source[], ban: Ban): string[] {
  const wholeFile = ban.name.startsWith('a check')
  return sources
    .filter(({ file }) => !ban.allowedIn.test(file) && (ban.onlyIn?.test(file) ?? true))
    .filter(({ file }) => wholeFile || !isTest(file))
    .flatMap(({ file, text }) =>
      (wholeFile ? text : uncommented(text))
        .split('\n')
        .flatMap((line, index) => (ban.pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
}
