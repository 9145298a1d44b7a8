import type { Edge } from './graph.ts'

/** Files of the world that tests, the simulation and commands for engineers use. All others make up the local world. */
export const besideTheWorld =
  /\.test\.ts$|^world\/src\/((testing|simulation|kill|releases|catalogue)\/|(own-database|superuser|schema|verify|incident|state-hashes|replay|simulate|release)\.ts$)/

const server = 'apps/server/src/'

/**
 * The files of the server that the local world may load, below `apps/server/src`, with the reason. Everything that an
 * endpoint does, the people of the world do by the endpoint.
 */
export const reasons: Readonly<Record<string, string>> = {
  'server.ts': 'starts the server, with the clock of the story',
  'tasks.ts': 'runs the jobs and loops of the server while the story plays',
  'books/reconciliation/build-daily.ts': 'the job of each hour, so that a new world has the record of a day',
  'platform/config/check-start.ts': 'checks the folder and the ports before the start',
  'platform/config/config.ts': 'gives the server its environment',
  'platform/config/startup-error.ts': 'the error that a command prints as one sentence',
  'platform/database/check-database.ts': 'finds out whether a database contains the story',
  'platform/database/migrate.ts': 'the command npm run migrate',
  'platform/database/migrations.ts': 'recognizes a database older than the first release',
  'platform/database/roles.ts': 'connects as the roles that the migration creates',
  'platform/http/signed-post.ts': 'the side of the SMS gateway and of the keeper of the audit copy',
  'platform/jobs/jobs.ts': 'runs the jobs of the server while the story plays',
  'platform/jobs/loops.ts': 'runs the cold wallet’s custodian beside the server',
  'platform/secrets/wallet-keys.ts': 'gives the hot wallet its first SOL before the server shows its address',
  'identity/fapi/serve-keys.ts': 'the side of Singpass: where it reads our keys',
  'identity/fapi/vendors.ts': 'the side of Singpass: where it sends people back',
  'office/operators/first-links.ts': 'the command npm run operator -- first',
  'payments/bank/feed-answer.ts': 'the side of the bank: signs its feed',
  'payments/chain/configured-chain.ts':
    'the custodian watches the chain day and night, without a session of an operator',
  'payments/deposits/compare-holdings.ts': 'the job of every three minutes, whose comparison that record contains',
  'payments/withdrawals/exchange-wallets-now.ts': 'the custodian reads what the page Withdrawals shows',
  'services/audit/copy-line.ts': 'the side of the keeper of the audit copy',
  'services/audit/verify-chain.ts': 'the side of the keeper of the audit copy',
  'services/audit/verify.job.ts': 'the check of each minute, which a story of months needs more often',
}

const ofServer = (edges: readonly Edge[]): readonly { from: string; file: string }[] =>
  edges.flatMap(({ from, to, runs }) =>
    runs && from.startsWith('world/src/') && !besideTheWorld.test(from) && to.startsWith(server)
      ? [{ from, file: to.slice(server.length) }]
      : [],
  )

/** Returns the imports of the local world for which there is no reason. */
export const unexplained = (edges: readonly Edge[]): string[] =>
  ofServer(edges).flatMap(({ from, file }) => (reasons[file] === undefined ? [`${from} imports ${server}${file}`] : []))

/** Returns the reasons that no import needs any more. */
export function unused(edges: readonly Edge[]): string[] {
  const loaded = new Set(ofServer(edges).map(({ file }) => file))
  return Object.keys(reasons).filter((file) => !loaded.has(file))
}
