import { staffUploads, type Upload, uploads } from '@tessera/contract/services/uploads/uploads.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { configuredScanner } from './scanner.ts'
import { checkLogo } from './check-logo.ts'
import { diskStore } from './file-store.ts'
import { openUpload } from './open-upload.ts'
import { isSigned, signedLink } from './signed-link.ts'
import { takeUpload, type UploadDeps } from './take-upload.ts'
import { findUpload, ownUpload, type UploadRow } from './uploads.sql.ts'
import { uploadLinkExpired } from './refusals.ts'

export const uploadRoutes = (deps: Deps): Noun => noun('uploads', uploads, uploadHandlers(deps))
export const staffUploadRoutes = (deps: Deps): Noun => noun('staff_uploads', staffUploads, staffUploadHandlers(deps))

/** Returns the folder of the files, and the scanner that checks each file. */
export const uploadDeps = ({ config, random, log }: Deps): UploadDeps => ({
  random,
  store: diskStore(config.FILES_DIR),
  scan: configuredScanner(config, log),
})

const uploadHandlers = (deps: Deps): Handlers<typeof uploads> => {
  const own = uploadDeps(deps)
  return {
    create: async (call, input) => {
      const taken = await takeUpload(own, call.inTx, { ...input, file: call.file })
      return taken.ok ? ok(uploadView(deps, taken.value, taken.value.now)) : taken
    },
    file: async (call, { id }) => {
      const row = await ownUpload(deps, id, `customer:${call.customer.customerId}`)
      return row === undefined ? refuse('NOT_FOUND') : ok(await openUpload(own.store, row))
    },
    link: ({ customer: { customerId }, inTx }, { id }) =>
      inTx(async (tx) => {
        if ((await ownUpload(tx, id, `customer:${customerId}`)) === undefined) return refuse('NOT_FOUND')
        const { url, expiresAt } = signedLink(deps.config, id, tx.now)
        return ok({ url, expiresAt: expiresAt.toISOString() })
      }),
    signed: async ({ inTx }, link) => {
      const found = await inTx(async (tx) =>
        ok(isSigned(deps.config, link, tx.now) ? await findUpload(tx, link.id) : undefined),
      )
      return found.value === undefined ? uploadLinkExpired : ok(await openUpload(own.store, found.value))
    },
  }
}

const staffUploadHandlers = (deps: Deps): Handlers<typeof staffUploads> => {
  const own = uploadDeps(deps)
  return {
    create: async (call, input) => {
      const fits = input.purpose === 'logo' ? await checkLogo(call.file) : ok(undefined)
      if (!fits.ok) return fits
      const taken = await takeUpload(own, call.inTx, { ...input, file: call.file })
      return taken.ok ? ok(uploadView(deps, taken.value, taken.value.now)) : taken
    },
  }
}

const uploadView = ({ config }: Pick<Deps, 'config'>, row: UploadRow, now: Date): z.input<typeof Upload> => {
  const path = `/upload/api/v1/uploads/file?id=${row.id}`
  const { id, name, media_type: mediaType, sha256, size } = row
  return { id, url: signedLink(config, id, now).url, path, name, mediaType, sha256, size }
}
