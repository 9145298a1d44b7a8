import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { checkOut } from '../../bench/web/base.ts'
import { differences } from './differences.ts'

// npm run pictures [-- --base REV] [--workshop | --screens] [--only TEXT]: compares the screenshots of this tree with those of
// an earlier commit. Both are taken in this run, on this machine, by the tests of this tree. None is kept. To compare two
// earlier commits, run it in a worktree of the later one.
// --if-changed, as in `npm test`: compares only the stories, and only if their sources have changed.

const now = process.cwd()
const given = process.argv.slice(2)
const ifChanged = given.includes('--if-changed')
const workshopOnly = ifChanged || given.includes('--workshop')
const screensOnly = given.includes('--screens')
/** Takes only the screenshots whose test has this text in its title, such as a screen or a language. */
const only = given.includes('--only') ? [`--grep=${given[given.indexOf('--only') + 1] ?? ''}`] : []
/** The files that determine the appearance of a story. */
const DRAWN_FROM = ['packages/ui', 'package-lock.json']

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
const isDirty = (): boolean => git('status', '--porcelain', '--', ...DRAWN_FROM) !== ''

/** Returns the commit to compare with: `--base`, else HEAD for uncommitted changes, else HEAD~1. */
function baseOf(): string | undefined {
  const named = given.indexOf('--base')
  const name = named === -1 ? (isDirty() ? 'HEAD' : 'HEAD~1') : given[named + 1]
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
}

const children = new Set<ChildProcess>()
const node = process.execPath

/** Runs a program to its end and returns its exit code. */
function run(folder: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(node, words, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } })
  children.add(child)
  return new Promise((done) =>
    child.once('exit', (code) => {
      children.delete(child)
      done(code ?? 1)
    }),
  )
}

async function must(code: Promise<number>, what: string): Promise<void> {
  if ((await code) !== 0) throw new Error(`${what} failed`)
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('the probe server has no port')),
      )
    })
  })

type Tree = { readonly name: 'before' | 'now'; readonly folder: string }

/** Runs the screenshot tests of this tree against one address, and writes their report beside the screenshots. */
const take = ({ name }: Tree, folder: string, specs: string, env: NodeJS.ProcessEnv): Promise<number> =>
  run(
    now,
    [
      join(now, 'node_modules/@playwright/test/cli.js'),
      'test',
      specs,
      ...only,
      // Each run empties this folder, so the workshop and the screens have separate ones.
      `--output=test-results/pictures/${specs}`,
      `--update-snapshots=${name === 'before' ? 'all' : 'none'}`,
      '--reporter=dot,json',
    ],
    {
      ...env,
      PICTURES: join(folder, 'pictures'),
      PICTURES_OF: name,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, `${specs}.json`),
    },
  )

/** Builds the workshop with the tree's own command, serves the files and takes the screenshots. */
async function takeWorkshop(tree: Tree, folder: string): Promise<void> {
  await must(run(tree.folder, ['scripts/run.mjs', 'workshop', 'build']), `the workshop of ${tree.name}`)
  const outDir = join(folder, `workshop-${tree.name}`)
  cpSync(join(tree.folder, 'packages/ui/dist/workshop'), outDir, { recursive: true })
  const served = await preview({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  await take(tree, folder, 'workshop', { WORKSHOP_ADDRESS: served.resolvedUrls?.local[0] ?? '' })
  await served.close()
}

/** Runs `npm start` of the tree on the data of `world` until `body` is done. */
async function withWorld(tree: Tree, world: string, port: number, body: (address: string) => Promise<unknown>) {
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: world }
  const child = spawn(node, ['scripts/run.mjs', 'start'], {
    cwd: tree.folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = once(child, 'exit')
  const ready = new Promise<void>((done) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('Tessera is ready') && done()),
  )
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`the site of ${tree.name} did not start`)
    }),
  ])
  await body(`http://127.0.0.1:${port}`)
  child.kill('SIGTERM')
  await ended
  children.delete(child)
}

/** Copies a world with the owners of its files, because PostgreSQL refuses data of another user. */
function copyWorld(from: string, to: string): void {
  if (process.platform === 'win32') return cpSync(from, to, { recursive: true })
  if (spawnSync('cp', ['-a', from, to]).status !== 0) throw new Error(`cannot copy ${from}`)
}

/** The first site runs the story. Both sites then start from a copy of its data, at the same address and time. */
async function takeScreens(trees: readonly Tree[], folder: string): Promise<void> {
  const [seed, world, port] = [join(folder, 'seed'), join(folder, 'world'), await freePort()]
  const [before] = trees
  if (before === undefined) throw new Error('comparing needs exactly two trees')
  // A world makes a folder that only its own user can enter, and then keeps PostgreSQL's files outside it.
  mkdirSync(seed)
  await withWorld(before, seed, port, () => Promise.resolve())
  const at = String(Date.now())
  for (const tree of trees) {
    rmSync(world, { recursive: true, force: true })
    copyWorld(seed, world)
    await withWorld(tree, world, port, (address) =>
      take(tree, folder, 'screens', { E2E_ADDRESS: address, E2E_WORLD: world, PICTURES_AT: at }),
    )
  }
}

/** Returns the screenshots that are meant to change: commit messages since `base` name them after `Pictures:`. */
const meant = (base: string): ReadonlySet<string> =>
  new Set(git('log', `${base}..HEAD`, '--format=%(trailers:key=Pictures,valueonly)')?.match(/[\w-]+/gu) ?? [])

async function compare(base: string, folder: string): Promise<number> {
  const trees: readonly Tree[] = [
    { name: 'before', folder: checkOut(base).folder },
    { name: 'now', folder: now },
  ]
  if (!screensOnly) for (const tree of trees) await takeWorkshop(tree, folder)
  if (!workshopOnly) await takeScreens(trees, folder)
  const reports = ['workshop', 'screens']
    .map((specs) => join(folder, `${specs}.json`))
    .filter((path) => existsSync(path))
  return differences(reports, meant(base), isDirty())
}

const base = baseOf()
if (base === undefined) {
  console.log('There is no earlier commit to compare pictures with.')
  process.exit(ifChanged ? 0 : 1)
}
if (ifChanged && git('diff', '--quiet', base, '--', ...DRAWN_FROM) !== undefined) {
  console.log('The sources of the stories have not changed since the commit before.')
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'tessera_pictures_'))
// PostgreSQL runs as another user, who must be able to reach its files here.
chmodSync(folder, 0o755)
const clear = (): void => {
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
process.once('exit', clear)
process.exitCode = await compare(base, folder)
