import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFirst, mayInstall } from './apt.mjs'

/**
 * Makes sure that a browser of chromium.ts is installed, and returns an exit code. As root on Debian it installs the
 * first available one of `packages`; otherwise it asks for an installation. `node` is the path of a Node that runs
 * TypeScript.
 */
export function installChromium(node, packages = ['chromium-headless-shell', 'chromium']) {
  if (process.env.CHROMIUM !== undefined || existsSync(`/usr/bin/${packages[0]}`)) return 0
  if (mayInstall()) {
    console.log('Installing Chromium …')
    if (installFirst(packages, ['fonts-noto-cjk'])) return 0
  }
  const ask = "import('./chromium.ts').then((it) => process.stdout.write(it.chromium.executablePath))"
  const path = spawnSync(node, ['-e', ask], { encoding: 'utf8' }).stdout
  if (existsSync(path) || spawnSync(path, ['--version']).status === 0) return 0
  console.error('No Chromium found: install one, or set its path, as in CHROMIUM=/path/to/chromium npm test')
  return 1
}
