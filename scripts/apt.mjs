import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True if packages can be installed without a password: as root on Debian. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs the first available one of `names`, together with `more`. Returns true if one was installed. */
export function installFirst(names, more = []) {
  apt('update')
  return names.some((name) => apt('install', '-y', '--no-install-recommends', name, ...more) === 0)
}

function apt(...words) {
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1
}
