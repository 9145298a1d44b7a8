import { gzipSync } from 'node:zlib'

/** A built script: its text, the scripts that load with it, and the source files in it. */
export type Script = {
  readonly code: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Returns the gzipped size, in kB, of the scripts with these source files and of all scripts that they import. */
export function firstSize(scripts: ReadonlyMap<string, Script>, sources: readonly string[]): number {
  const open = sources.map((source) => fileOf(scripts, source))
  const loaded = new Set<string>()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const script = scripts.get(file)
    if (script === undefined || loaded.has(file)) continue
    loaded.add(file)
    open.push(...script.imports)
  }
  const bytes = [...loaded].map((file) => gzipSync(scripts.get(file)?.code ?? '', { level: 9 }).length)
  return bytes.reduce((total, each) => total + each, 0) / 1_000
}

function fileOf(scripts: ReadonlyMap<string, Script>, source: string): string {
  for (const [file, { moduleIds }] of scripts) if (moduleIds.some((id) => id.endsWith(source))) return file
  throw new Error(`No built script contains ${source}`)
}
