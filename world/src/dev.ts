import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import type { EvaluatedModuleNode } from 'vite/module-runner'
import { isInterrupted } from './interrupted-start.ts'
import { dataFolder, openLocalDatabase } from './local-database.ts'
import type * as outsideModule from './external-services.ts'
import { welcome } from './welcome.ts'
import { worldOptions } from './world-options.ts'
import type * as worldModule from './world.ts'

// npm run dev: the local world. When a source changes, Vite loads its module and the importers again, and the server
// restarts in this process. Bank, chain and mail server restart only if their own modules changed. PostgreSQL keeps
// running.

const root = join(import.meta.dirname, '../..')
const outsideFile = join(import.meta.dirname, 'outside.ts')

const changed = new Set<string>()
const changes = new EventEmitter<{ change: [] }>()
const vite = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: {
    middlewareMode: true,
    ws: false,
    watch: { ignored: ['**/.data/**', '**/dist*/**', '**/test-results/**'] },
  },
  plugins: [
    {
      name: 'reload-world',
      hotUpdate({ file, modules }) {
        // Migrations are read as files, not as modules.
        const isLoaded = modules.length > 0 || file.includes('/migrations/')
        if (this.environment.name !== 'ssr' || !isLoaded) return
        changed.add(file)
        changes.emit('change')
      },
    },
  ],
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const modules = runner.evaluatedModules

/** Makes the next import evaluate these files and their importers again. Returns the files of both. */
function forget(files: Iterable<string>): ReadonlySet<string> {
  const found = new Set<EvaluatedModuleNode>()
  const add = (node: EvaluatedModuleNode | undefined): void => {
    if (node === undefined || found.has(node)) return
    found.add(node)
    for (const importer of node.importers) add(modules.getModuleById(importer))
  }
  for (const file of files) for (const node of modules.getModulesByFile(file) ?? []) add(node)
  for (const node of found) modules.invalidateModule(node)
  return new Set([...found].map(({ file }) => file))
}

async function load() {
  const { openExternalServices } = await runner.import<typeof outsideModule>('/world/src/external-services.ts')
  const { openExchange } = await runner.import<typeof worldModule>('/world/src/world.ts')
  return { openExternalServices, openExchange }
}

const database = await openLocalDatabase()
let outside: outsideModule.ExternalServices | undefined
let world: worldModule.World | undefined

async function stopWorld(): Promise<void> {
  await world?.stop()
  world = undefined
}
async function stopOutside(): Promise<void> {
  await outside?.close()
  outside = undefined
}
async function stop(): Promise<void> {
  await stopWorld()
  await stopOutside()
  await database.stop()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

let isFirst = true
let isOutsideOld = false
for (;;) {
  const startedAt = performance.now()
  try {
    isOutsideOld ||= forget(changed).has(outsideFile)
    changed.clear()
    // The new modules are loaded before the old world stops, so a syntax error does not stop it.
    const { openExternalServices, openExchange } = await load()
    await stopWorld()
    if (isOutsideOld || isInterrupted(dataFolder)) await stopOutside()
    outside ??= await openExternalServices(dataFolder)
    isOutsideOld = false
    world = await openExchange(worldOptions(), outside)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(isFirst ? welcome(world, seconds) : `The server restarted in ${seconds.toFixed(1)} s.`)
    isFirst = false
  } catch (error) {
    console.error(error)
  }
  if (changed.size === 0) await once(changes, 'change')
}
