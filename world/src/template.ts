import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, cp, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isInterrupted } from './interrupted-start.ts'
import { giveToPostgres, postgresHome } from './postgres.ts'
import type { Progress } from './stories/run-story.ts'
import { buildWorld, type WorldOptions } from './world.ts'

// A new data folder begins as a copy of a template: a whole local world after its story, with database, chain, files
// and keys together.

const root = join(import.meta.dirname, '../..')
const templates = process.env['TEMPLATES_FOLDER'] ?? join(root, 'node_modules/.cache/tessera-world')

/** Files that decide what the story writes. */
const sources = ['world/src/**/*.{ts,webm}', 'apps/server/migrations/*.sql', 'package-lock.json']
const notOfStory = /\.test\.ts$|^world\/src\/(testing|simulation|kill|releases)\//

/** Files of a running PostgreSQL or world. */
const ofProcess = /(^|\/)(owner|postgres\.log|postmaster\.pid|world\.pid)$/

/**
 * Fills the data folder of a new world from today's template, and builds the template if there is none. It does nothing
 * if the folder has a world, or if the database is on a server that `DATABASE_URL` names.
 */
export async function fillFromTemplate(options: WorldOptions, report: Progress): Promise<void> {
  const { folder } = options
  const home = await postgresHome(join(folder, 'postgres'))
  const incomplete = join(folder, INCOMPLETE)
  // A database without secrets may be of a running PostgreSQL.
  const hasWorld = [join(folder, 'secrets.json'), join(home, 'data')].some((each) => existsSync(each))
  const isComplete = hasWorld && !existsSync(incomplete)
  if (isComplete || isInterrupted(folder) || process.env['DATABASE_URL'] !== undefined) return
  const template = join(templates, await keyOf(options, new Date()))
  if (!existsSync(template)) await build(template, options, report)
  await mkdir(folder, { recursive: true })
  await writeFile(incomplete, '')
  await rm(home, { recursive: true, force: true })
  await copy(join(template, 'postgres'), home)
  await giveToPostgres(home)
  await copy(join(template, 'files'), folder)
  await rm(incomplete)
}
/** Marks a folder until the whole template is copied. */
const INCOMPLETE = 'incomplete-copy'

/**
 * Names a template by its day (UTC), because the story ends today. The name also has the hash of its sources and of the
 * port, which links in emails contain.
 */
async function keyOf({ port }: WorldOptions, today: Date): Promise<string> {
  const hash = createHash('sha256').update(String(port))
  for await (const name of sortedSources()) hash.update(name).update(await readFile(join(root, name)))
  return `${today.toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`
}

async function* sortedSources(): AsyncGenerator<string> {
  const names = await Array.fromAsync(glob(sources, { cwd: root }))
  yield* names.filter((name) => !notOfStory.test(name)).toSorted()
}

/** Builds a template beside its place and renames it, so that an interrupted build leaves no template. */
async function build(template: string, options: WorldOptions, report: Progress): Promise<void> {
  await removeOthers()
  const half = `${template}.${process.pid}.half`
  const [files, ready] = [join(half, 'world'), join(half, 'template')]
  const home = await postgresHome(join(files, 'postgres'))
  await rm(home, { recursive: true, force: true })
  await mkdir(ready, { recursive: true })
  await buildWorld({ ...options, folder: files, report })
  await copy(home, join(ready, 'postgres'))
  await rm(home, { recursive: true })
  await rm(join(files, 'postgres'), { recursive: true, force: true })
  await rename(files, join(ready, 'files'))
  // Another process may have built the same template meanwhile.
  if (!existsSync(template)) await rename(ready, template)
  await rm(half, { recursive: true, force: true })
}

/** Removes templates of earlier days and sources, and what interrupted builds left. */
async function removeOthers(): Promise<void> {
  await mkdir(templates, { recursive: true })
  for (const name of await readdir(templates)) {
    const [, builder] = /\.(\d+)\.half$/.exec(name) ?? []
    if (builder === undefined || !isAlive(Number(builder))) await rm(join(templates, name), { recursive: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !ofProcess.test(path.slice(from.length)),
  })
