import type { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import type { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { singleKinds } from '@tessera/domain/office/cms/kinds.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { contentHash } from '#platform/random/random.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { countOwnPictures, insertText, insertVersion, lockNewest, setArchived } from './cms.sql.ts'
import { cmsImageUnknown, cmsKindFixed, cmsSlugTaken, cmsVersionStale, cmsWrongStatus } from './refusals.ts'

type SavedVersion = { readonly id: string; readonly version: number }
type Writer = { readonly newId: () => string; readonly operatorId: string; readonly ip: string }

/** Creates a text with a draft as its first version. Footer and seo exist once, with their kind as the slug. */
export async function createText(
  tx: Tx,
  writer: Writer,
  { slug, content }: InputOf<typeof cmsManage.create>,
): Promise<Outcome<SavedVersion, 'CMS_SLUG_TAKEN' | 'CMS_IMAGE_UNKNOWN'>> {
  const id = writer.newId()
  const address = singleKinds.has(content.kind) ? content.kind : slug
  if (!(await insertText(tx, { id, kind: content.kind, slug: address }))) return cmsSlugTaken
  const saved = await saveVersion(tx, writer, { id, number: 1, content })
  if (!saved.ok) return saved
  await recordAct(tx, {
    action: 'cms.create',
    target: { type: 'cms_text', id },
    after: { kind: content.kind, slug: address, version: 1 },
    ip: writer.ip,
  })
  return ok({ id, version: 1 })
}

/** Creates the next version and archives an earlier draft. Refuses while a version is in review or scheduled. */
export async function reviseText(
  tx: Tx,
  writer: Writer,
  { id, version, content }: InputOf<typeof cmsManage.revise>,
): Promise<
  Outcome<SavedVersion, 'NOT_FOUND' | 'CMS_WRONG_STATUS' | 'CMS_VERSION_STALE' | 'CMS_KIND_FIXED' | 'CMS_IMAGE_UNKNOWN'>
> {
  const newest = await lockNewest(tx, id)
  if (newest === undefined) return refuse('NOT_FOUND')
  if (newest.kind !== content.kind) return cmsKindFixed
  if (newest.number !== version) return cmsVersionStale(newest.number)
  if (newest.status === 'review' || newest.status === 'scheduled') return cmsWrongStatus
  if (await move(tx, 'cms_version', newest.id, cmsMachine, 'replace')) await setArchived(tx, newest.id)
  const number = version + 1
  const saved = await saveVersion(tx, writer, { id, number, content })
  if (!saved.ok) return saved
  await recordAct(tx, {
    action: 'cms.revise',
    target: { type: 'cms_text', id },
    before: { version },
    after: { version: number },
    ip: writer.ip,
  })
  return ok({ id, version: number })
}

type Words = { readonly id: string; readonly number: number; readonly content: CmsContent }

async function saveVersion(
  tx: Tx,
  { newId, operatorId }: Writer,
  { id, number, content }: Words,
): Promise<Outcome<undefined, 'CMS_IMAGE_UNKNOWN'>> {
  for (const [field, pictures] of picturesOf(content))
    if ((await countOwnPictures(tx, [...pictures])) !== pictures.size) return cmsImageUnknown(field)
  const versionId = newId()
  await insertVersion(tx, {
    id: versionId,
    text_id: id,
    number,
    content,
    content_hash: contentHash(content),
    edition: content.kind === 'legal' ? content.edition : null,
    written_by: operatorId,
  })
  await recordFirstStatus(tx, 'cms_version', versionId, cmsMachine)
  return ok(undefined)
}

const definedIds = (ids: readonly (string | null)[]) => new Set(ids.filter((id) => id !== null))

/** Returns the pictures in a content, by field. */
function picturesOf(content: CmsContent): (readonly [field: string, uploadIds: ReadonlySet<string>])[] {
  if (content.kind === 'seo')
    return (['favicon', 'logo'] as const).map((field) => [field, definedIds(Object.values(content[field]))])
  const blocks = 'blocks' in content ? content.blocks : []
  return [['blocks', definedIds(blocks.map((block) => (block.type === 'image' ? block.uploadId : null)))]]
}
