import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { OperatorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { callOff } from './call-off.ts'
import { endBanner } from './end-banner.ts'
import { findText, findVersion, publishedVersion, versionsOf } from './cms.sql.ts'
import { pageOfTexts } from './list-texts.sql.ts'
import { staffPicture } from './published.sql.ts'
import { versionView } from './text-view.ts'
import { createText, reviseText } from './write-text.ts'

export const cmsManageRoutes = (deps: Deps): Noun => noun('cms_manage', cmsManage, handlers(deps))

const handlers = (deps: Deps): Handlers<typeof cmsManage> => {
  const store = diskStore(deps.config.FILES_DIR)
  const writer = ({ operator, ip }: OperatorCall) => ({ newId: deps.random.uuid, operatorId: operator.operatorId, ip })
  return {
    list: async (_call, input) => {
      const { rows, ...list } = await pageOfTexts(deps, input)
      return ok({
        ...pageAnswer(input, list),
        rows: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          slug: row.slug,
          title: row.title,
          number: row.number,
          status: row.status,
          publishedNumber: row.published_number,
          by: row.by_name,
          at: row.written_at.toISOString(),
        })),
      })
    },
    get: async (_call, { id }) => {
      const text = await findText(deps, id)
      return text === undefined
        ? refuse('NOT_FOUND')
        : ok({ ...text, versions: (await versionsOf(deps, id)).map(versionView) })
    },
    version: async (_call, { id }) => {
      const row = await findVersion(deps, id)
      if (row === undefined) return refuse('NOT_FOUND')
      const published = await publishedVersion(deps, row.text_id)
      return ok({
        textId: row.text_id,
        slug: row.slug,
        version: versionView(row),
        published: published === undefined ? null : versionView(published),
      })
    },
    create: (call, input) => call.inTx((tx) => createText(tx, writer(call), input)),
    revise: (call, input) => call.inTx((tx) => reviseText(tx, writer(call), input)),
    callOff: (call, input) => call.inTx((tx) => callOff(tx, call.ip, input)),
    endBanner: (call, input) => call.inTx((tx) => endBanner(tx, call.ip, input)),
    image: async (_call, { id }) => {
      const picture = await staffPicture(deps, id)
      return picture === undefined
        ? refuse('NOT_FOUND')
        : ok(await openUpload(store, await readUpload(deps, picture.id)))
    },
  }
}
