import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Makes sure that a browser of chromium.ts is installed, and returns an exit code. As root on Debian it installs the first
 * available one of `packages`; otherwise it asks for an installation. `node` is the path of the Node that runs TypeScript.
 */
export function installChromium(node, packages = ['chromium-headless-shell', 'chromium']) {
  if (process.env.CHROMIUM !== undefined || existsSync(`/usr/bin/${packages[0]}`)) return 0
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium …')
    apt('update')
    const options = ['-y', '--no-install-recommends']
    if (packages.some((name) => apt('install', ...options, name, 'fonts-noto-cjk') === 0)) return 0
  }
  const ask = "import('./chromium.ts').then((it) => process.stdout.write(it.chromium.executablePath))"
  const path = spawnSync(node, ['-e', ask], { encoding: 'utf8' }).stdout
  if (existsSync(path) || spawnSync(path, ['--version']).status === 0) return 0
  console.error('No Chromium found: install one, or name it, as in CHROMIUM=/path/to/chromium npm test')
  return 1
}

function apt(...words) {
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1
}
