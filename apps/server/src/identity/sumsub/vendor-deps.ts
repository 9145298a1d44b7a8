import type { Deps } from '#platform/http/deps.ts'
import { configuredScanner } from '#services/uploads/scanner.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import type { UploadDeps } from '#services/uploads/take-upload.ts'
import { type SumsubClient, sumsubClient } from './client.ts'
import { type Settings, sumsubSettings } from './settings.ts'

export type VendorDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'random' | 'log' | 'enqueue'> & {
  readonly settings: Settings
  readonly client: SumsubClient
} & UploadDeps

/** Services for jobs about the vendor; undefined if no vendor is configured. */
export function vendorDeps(deps: Deps): VendorDeps | undefined {
  const settings = sumsubSettings(deps.config)
  if (settings === undefined) return undefined
  const { config, db, inTx, random, log, enqueue } = deps
  const [store, scan] = [diskStore(config.FILES_DIR), configuredScanner(config, log)]
  return { config, db, inTx, random, log, enqueue, settings, client: sumsubClient(settings), store, scan }
}
