import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { diskStore } from './file-store.ts'

const Payload = z.object({ names: z.array(z.string()) })

/** Deletes the bytes of files whose rows are deleted. */
export function removeFilesTask({ config }: Pick<Deps, 'config'>): Task {
  const store = diskStore(config.FILES_DIR)
  return async (payload) => {
    for (const name of Payload.parse(payload).names) await store.remove(name)
  }
}
