import { join } from 'node:path'
import { installPython } from './install-python.mjs'

const folder = join('tools', 'api-clients')
const made = join(folder, 'made')
const tool = (...path) => join(folder, 'node_modules', ...path)
const documents = ['customers', 'staff']

/**
 * Writes the OpenAPI documents, lints them, generates types from them, compiles a client that uses these types, and
 * tests the client in Python. Returns an exit code. `run` runs a program; `install` installs the packages of a folder.
 * The tools need TypeScript 5, so they have their own folder.
 */
export async function checkApi({ run, install }) {
  const node = (...args) => run('node', args)
  const files = documents.map((name) => join(made, `${name}.json`))
  const lint = () =>
    run(
      'node',
      [tool('@redocly', 'cli', 'bin', 'cli.js'), 'lint', ...files, '--config', join(folder, 'redocly.yaml')],
      {
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
    )
  const types = async (name) =>
    node(tool('openapi-typescript', 'bin', 'cli.js'), join(made, `${name}.json`), '-o', join(made, `${name}.ts`))
  const compiled = async () =>
    Math.max(...(await Promise.all(documents.map(types)))) || node(tool('typescript', 'bin', 'tsc'), '-p', folder)
  const python = () => run('python3', ['-B', '-m', 'unittest', 'discover', '-s', folder])
  return (
    install(folder) ||
    installPython() ||
    (await node('apps/server/src/write-api.ts', made)) ||
    Math.max(...(await Promise.all([lint(), compiled(), python()])))
  )
}
