import { spawnSync } from 'node:child_process'
import { installFirst, mayInstall } from './apt.mjs'

/** Makes sure that Python 3 is installed, for the test of tools/api-clients/call.py. Returns an exit code. */
export function installPython() {
  if (runs()) return 0
  if (mayInstall()) {
    console.log('Installing Python …')
    if (installFirst(['python3']) && runs()) return 0
  }
  console.error('No Python found: install python3, 3.9 or newer')
  return 1
}

const runs = () => spawnSync('python3', ['--version']).status === 0
