import { coinsDesk } from '@tessera/contract/books/coins/coins-desk.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { findLogo } from './logos.sql.ts'

export const coinDeskRoutes = (deps: Pick<Deps, 'db' | 'config'>) => {
  const store = diskStore(deps.config.FILES_DIR)
  return noun('coins_desk', coinsDesk, {
    logo: async (_call, { id }) =>
      (await findLogo(deps, id)) === undefined
        ? refuse('NOT_FOUND')
        : ok(await openUpload(store, await readUpload(deps, id))),
  })
}
