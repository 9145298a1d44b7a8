import { isTest, type Source, uncommented } from './sources.ts'
import { besideTheWorld } from './world-imports.ts'

export type Ban = {
  readonly name: string
  readonly pattern: RegExp
  /** The files that may contain it. `onlyIn` names the files that the ban covers; by default it covers all. */
  readonly allowedIn: RegExp
  readonly onlyIn?: RegExp
  /** Lines that the test must catch, one for each spelling. */
  readonly examples: readonly string[]
}

const moneyWord = '(amount|price|balance|fee|qty|quantity|minor|total|available|posted|held|cash)'

/** The beginning of a statement that writes rows. */
const writesSql =
  /\b(insert into|delete from|truncate|merge into)\b|\bupdate [a-z_]+ set\b|\b(insertInto|updateTable|deleteFrom|mergeInto)\(/

export const bans: readonly Ban[] = [
  {
    // The local world uses only the endpoints and screens of customers and staff. Commands for engineers read the database.
    name: 'SQL or a test entry in the local world',
    pattern: /from '(kysely|pg)'|from '[^']*(\.sql\.ts|\/testing\/[^']*)'/,
    onlyIn: /^world\/src\//,
    allowedIn: besideTheWorld,
    examples: [
      "import { sql } from 'kysely'",
      "import pg from 'pg'",
      "import { proof } from '../testing/direct-proof.sql.ts'",
      "import { testExchange } from '../testing/exchange.ts'",
    ],
  },
  {
    // The command that prints the links of the first operators is the only function of the server that the story calls.
    name: 'the inside of the server in the story: its people use endpoints',
    pattern: /\bdeps\.(inTx|db|enqueue|random)\b|\{[^}]*\b(inTx|db|enqueue)\b[^}]*\} = \S*deps\b/,
    onlyIn: /^world\/src\/(stories|people|makers)\//,
    allowedIn: /^world\/src\/stories\/first-operators\.ts$/,
    examples: [
      "await stage.server.deps.inTx('world')((tx) => change(tx))",
      'const rows = await many(deps.db, query)',
      'const { inTx } = stage.server.deps',
    ],
  },
  {
    name: 'a statement that writes in the world, outside its test helpers',
    pattern: writesSql,
    onlyIn: /^world\/src\//,
    // `moments.sql` searches a log for statements, `invented-rows.sql` fills the database of a release, and `truth.sql`
    // records the balances at the bank.
    allowedIn:
      /\.test\.ts$|^world\/src\/(testing\/|kill\/moments\.sql|releases\/invented-rows\.sql|simulation\/truth\.sql)/,
    examples: [
      "sql`insert into coin (code) values ('SGD')`",
      'sql`delete from rate_limit`',
      "sql`update customer set investor_class = 'ei'`",
      "db.insertInto('coin')",
    ],
  },
  {
    name: 'a form element outside the Form of the kit, which focuses and lists the wrong fields',
    pattern: /<form\b/,
    onlyIn: /^(apps|packages)\//,
    allowedIn: /^packages\/ui\/src\/form\.tsx$|\.test\.tsx$/,
    examples: ['<form onSubmit={send}>'],
  },
  {
    // A screen may show a clock, because it decides nothing.
    name: 'a clock outside platform/clock: rules read the time of their transaction',
    pattern:
      /\b(Date|performance)(\.now|\[['"]now['"]\])|\bnew Date(\(\s*\)|(?![\w(.]))|(?<![\w.]|new )Date\(|\bTemporal\.Now\b|\bperformance\.timeOrigin\b|\bprocess\.(hrtime|uptime)\b/,
    allowedIn: /^apps\/server\/src\/platform\/clock\//,
    onlyIn: /^(packages\/(domain|contract)|apps\/server)\//,
    examples: [
      'const at = Date.now()',
      "const at = Date['now']()",
      'const read = { now = Date.now }',
      'const at = new Date()',
      'const at = new Date( )',
      'const at = new Date',
      'const text = Date()',
      'const at = Temporal.Now.instant()',
      'const at = performance.now()',
      'const at = performance.timeOrigin',
      'const at = process.hrtime.bigint()',
      'const at = process.uptime()',
    ],
  },
  {
    name: 'chance outside platform: ids and tokens come from deps.random',
    pattern: /\bMath\.random\b|\b(randomUUID|randomBytes|randomInt|randomFill(Sync)?|getRandomValues)\b/,
    allowedIn: /^apps\/server\/src\/platform\//,
    onlyIn: /^(packages\/(domain|contract)|apps\/server)\//,
    examples: [
      'const id = Math.random()',
      "import { randomUUID } from 'node:crypto'",
      'const id = crypto.randomUUID()',
      'const id = globalThis.crypto.randomUUID()',
      "const id = crypto['randomUUID']()",
      'const secret = randomBytes(32)',
      'const code = randomInt(1_000_000)',
      'crypto.getRandomValues(bytes)',
    ],
  },
  {
    // A process may pass its environment on, as in `serverFromEnvironment(process.env)`. The snippets are code for
    // customers' programs.
    name: 'the environment outside platform/config: settings come from config.ts',
    pattern:
      /(?<!\w+FromEnvironment\()\bprocess\.env\b|\bprocess\[['"]env['"]\]|\{[^}]*\benv\b[^}]*\} = process\b|\bfrom ['"](node:)?process['"]/,
    allowedIn:
      /^apps\/(server\/src\/platform\/config\/|\w+\/vite\.config\.ts$|web\/src\/access\/api-keys\/snippets\.ts$)/,
    onlyIn: /^(packages|apps)\//,
    examples: [
      "if (process.env['X']) f()",
      "const all = process['env']",
      'const { env } = process',
      "import { env } from 'node:process'",
      "import process from 'process'",
    ],
  },
  {
    name: 'floating point near money',
    pattern: new RegExp(
      `\\b(Number|parseFloat)\\([\\w.]*${moneyWord}(?!\\w*Ppm)\\w*\\)|${moneyWord}\\w*\\.toFixed\\(`,
      'i',
    ),
    allowedIn: /^(bench|tidy|scripts)\//,
    examples: ['const x = Number(order.feeMinor)'],
  },
  {
    name: 'SQL outside *.sql.ts: a query lives in the file named after its noun',
    pattern: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    allowedIn: /\.sql\.ts$|^apps\/server\/src\/(platform|books\/ledger)\//,
    onlyIn: /^apps\/server\/src\//,
    examples: ['await sql`select 1`.execute(tx.db)'],
  },
  {
    name: 'a barrel: import the file that has the thing',
    pattern: /^\s*export (type )?(\*|\{[^}]*\}) from /m,
    allowedIn: /^$/,
    examples: ["export * from './button.tsx'"],
  },
  {
    name: 'an enum or a namespace: Node runs the file as it is',
    pattern: /^\s*(export )?(const )?(enum|namespace) (?!as\b)\w+/m,
    allowedIn: /^$/,
    examples: ['export enum Side { buy, sell }'],
  },
  {
    name: 'private code of react-aria: it changes without notice, so import what the package exports',
    pattern:
      /\b(?:from|import\()\s*['"](?:@react-aria|@react-stately|react-aria|react-aria-components|react-stately)\/(?:[^'"]*\/)?(?:private|src|dist)\//,
    allowedIn: /^$/,
    examples: ["import { useOverlay } from 'react-aria/private/overlays/useOverlay'"],
  },
  {
    name: 'private parts of a library: they change without notice (decision 0144)',
    pattern: /\b_private_jobs\b|['".]_socket\b|\brlflx\b|\bas unknown as \{[^}]*\bconnection\b/,
    allowedIn: /^(apps\/server\/src\/platform\/(jobs\/jobs-pool|database\/schema)\.ts$|tidy\/)/,
    examples: [
      'select locked_by from graphile_worker._private_jobs',
      "const below = Reflect.get(socket, '_socket')",
      'const below = socket._socket',
      "const ONE_COUNT = 'rate_limit:rlflx-upsert'",
      'const { connection } = client as unknown as { connection: Wire }',
    ],
  },
  {
    name: 'its own length of a day, hour or minute: import it from platform/clock/durations.ts',
    pattern:
      /(?<![\d_])(86_?400_?000|3_?600_?000)\b|\b(DAY|HOUR|MINUTE)S?(_MS)? = (60_?000|\d+ \* (\w+_MS|60_?000|1_?000))\b|[*/] 60_?000\b/,
    allowedIn: /^packages\/domain\/src\/platform\/clock\//,
    examples: [
      'const DAY = 86_400_000',
      'const until = at + 24 * 3_600_000',
      'const MINUTE = 60_000',
      'const HOUR_MS = 60 * MINUTE_MS',
      'const minutes = waited / 60000',
    ],
  },
  {
    name: 'Temporal on the site or the console: some browsers do not have it',
    pattern: /\bTemporal\.|\/platform\/clock\/calendar\.ts/,
    allowedIn: /^$/,
    onlyIn: /^(apps\/(web|console)|packages\/ui)\//,
    examples: [
      'const today = Temporal.Now.plainDateISO()',
      "import { addDays } from '@tessera/domain/platform/clock/calendar.ts'",
    ],
  },
  {
    name: 'a check switched off without a reason beside it',
    pattern: /@ts-(ignore|nocheck)|(@ts-expect-error|(oxlint|eslint)-disable)(?!.* -- )|\.(only|skip|todo)\(/,
    allowedIn: /^$/,
    examples: ["test.skip('later', () => {})"],
  },
]

/** Returns `file:line: code` of each line that breaks the ban. Tests may read clocks, but not define lengths of time or be skipped. */
export function violations(sources: readonly Source[], ban: Ban): string[] {
  const wholeFile = ban.name.startsWith('a check')
  const inTests = wholeFile || ban.name.startsWith('its own length')
  return sources
    .filter(({ file }) => !ban.allowedIn.test(file) && (ban.onlyIn?.test(file) ?? true))
    .filter(({ file }) => inTests || !isTest(file))
    .flatMap(({ file, text }) =>
      (wholeFile ? text : uncommented(text))
        .split('\n')
        .flatMap((line, index) => (ban.pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
}
