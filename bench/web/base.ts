import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A revision checked out beside the working tree, with its dependencies. */
export type Checkout = { readonly folder: string; readonly commit: string; readonly remove: () => void }

/** Returns the short commit id of `revision`. */
export const commitOf = (revision: string): string =>
  output('git', ['rev-parse', '--short=8', '--verify', `${revision}^{commit}`])

/** Returns true if the working tree differs from HEAD in anything but the documents. */
export const hasUncommittedChanges = (): boolean =>
  output('git', ['status', '--porcelain', '--', '.', ':!docs']).length > 0

/** Checks `revision` out in a temporary folder. `remove` deletes the folder; so does the end of this process. */
export function checkOut(revision: string): Checkout {
  const commit = commitOf(revision)
  // No hyphen before the random letters, because React Aria's plugin takes "se-JI" in a path for a locale and drops the
  // module.
  const temporary = mkdtempSync(join(tmpdir(), 'tessera_base_'))
  // PostgreSQL runs as another user, which must be able to reach its binaries here.
  chmodSync(temporary, 0o755)
  const folder = join(temporary, 'base')
  const remove = (): void => {
    process.off('exit', remove)
    spawnSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' })
    rmSync(temporary, { recursive: true, force: true })
  }
  process.once('exit', remove)
  output('git', ['worktree', 'add', '--detach', folder, commit])
  if (!linkDependencies(folder)) installDependencies(folder)
  return { folder, commit, remove }
}

/** Hard links take seconds, an installation takes minutes. They need the same lockfile and file system. */
function linkDependencies(folder: string): boolean {
  if (readFileSync('package-lock.json', 'utf8') !== readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    return false
  const target = join(folder, 'node_modules')
  mkdirSync(target)
  // The cache holds compiled files of the working tree, which its own programs overwrite in place.
  const names = readdirSync('node_modules').filter((name) => name !== '.cache')
  const sources = names.map((name) => join('node_modules', name))
  if (spawnSync('cp', ['-al', ...sources, target], { stdio: 'ignore' }).status === 0) return true
  rmSync(target, { recursive: true, force: true })
  return false
}

/** Not `npm ci`: it refuses a lockfile that lacks the optional packages of other platforms (see scripts/run.mjs). */
function installDependencies(folder: string): void {
  console.log('Installing the dependencies of the base …')
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell,
  })
  if (status !== 0) throw new Error('the dependencies of the base cannot be installed')
}

function output(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
  return stdout.trim()
}
