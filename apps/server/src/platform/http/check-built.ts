import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '#platform/config/startup-error.ts'
import { builds } from './screens.ts'
import { BUILT } from './server-rendering.ts'

/** The files without which a browser gets no page. */
const needed = [`${builds.web}index.html`, fileURLToPath(BUILT), `${builds.console}index.html`]

/** Throws if the site or the console is not built. */
export function checkBuilt(files: readonly string[] = needed): void {
  const missing = files.find((file) => !existsSync(file))
  if (missing !== undefined)
    throw new StartupError(
      `The site and the console are not built: ${relative(process.cwd(), missing)} is missing. Run npm run build first.`,
    )
}
