import { cmsKinds } from '@tessera/domain/office/cms/kinds.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { CmsContent } from './cms-content.ts'
import { Slug } from './cms.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { FileReply, Id, note, TimeKeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

const Kind = z.enum(cmsKinds)
const Status = z.enum(statusesOf(cmsMachine))

export const CmsVersion = z
  .object({
    id: Id,
    number: z.number().int(),
    status: Status,
    content: CmsContent,
    contentHash: z.string(),
    by: z.object({ id: Id, name: z.string() }),
    at: Time,
    /** The operator who approved it. */
    approvedBy: z.string().nullable(),
    /** The scheduled time of publication. */
    publishAt: Time.nullable(),
    publishedAt: Time.nullable(),
    archivedAt: Time.nullable(),
  })
  .meta({ id: 'CmsVersion' })

/**
 * Facts about a proposed text besides its wording, so that its author does not approve it and links to it are not
 * overlooked.
 */
export const CmsProposed = z.object({
  author: z.object({ id: Id, name: z.string() }),
  /** For a text that would be archived: published and scheduled texts whose links to it would break. */
  linkedFrom: z.array(z.string()).nullable(),
})

export const CmsText = z
  .object({
    id: Id,
    kind: Kind,
    slug: Slug,
    /** Newest first. */
    versions: z.array(CmsVersion).min(1),
  })
  .meta({ id: 'CmsText' })

const SavedText = z.object({ id: Id, version: z.number().int() })

/** Drafting texts; publishing them is a decision of two people (approvals, kind `cms_text`). */
export const cmsManage = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/cms/list',
    summary: 'All texts with their newest version and the published one',
    who: 'operator',
    permission: 'cms.read',
    input: z.object({ ...TimeKeysetRequest, kind: Kind.optional(), status: Status.optional() }),
    reply: keysetOf(
      z.object({
        id: Id,
        kind: Kind,
        slug: Slug,
        title: z.object({ en_US: z.string(), zh_CN: z.string() }),
        number: z.number().int(),
        status: Status,
        publishedNumber: z.number().int().nullable(),
        by: z.string(),
        at: Time,
      }),
    ),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/cms/get',
    summary: 'One text with all its versions',
    who: 'operator',
    permission: 'cms.read',
    input: z.object({ id: Id }),
    reply: CmsText,
    refusals: ['NOT_FOUND'],
  },
  version: {
    method: 'POST',
    path: 'console/api/v1/cms/version',
    summary: 'One version, with the published version that it would replace',
    who: 'operator',
    permission: 'cms.read',
    input: z.object({ id: Id }),
    reply: z.object({ textId: Id, slug: Slug, version: CmsVersion, published: CmsVersion.nullable() }),
    refusals: ['NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: 'console/api/v1/cms/create',
    summary: 'Creates a text, with its first version as a draft',
    who: 'operator',
    permission: 'cms.manage',
    idempotent: 'tx',
    input: z.object({ slug: Slug, content: CmsContent }),
    reply: SavedText,
    refusals: ['CMS_SLUG_TAKEN', 'CMS_IMAGE_UNKNOWN'],
  },
  revise: {
    method: 'POST',
    path: 'console/api/v1/cms/revise',
    summary: 'Saves the next version of a text as a draft; earlier drafts are kept as history',
    who: 'operator',
    permission: 'cms.manage',
    idempotent: 'tx',
    input: z.object({ id: Id, version: z.number().int(), content: CmsContent }),
    reply: SavedText,
    refusals: ['NOT_FOUND', 'CMS_WRONG_STATUS', 'CMS_VERSION_STALE', 'CMS_KIND_FIXED', 'CMS_IMAGE_UNKNOWN'],
  },
  callOff: {
    method: 'POST',
    path: 'console/api/v1/cms/call_off',
    summary: 'Cancels a scheduled publication: the version is a draft again',
    who: 'operator',
    permission: 'cms.manage',
    input: z.object({ id: Id, reason: note(1000) }),
    reply: SavedText,
    refusals: ['NOT_FOUND'],
  },
  endBanner: {
    method: 'POST',
    path: 'console/api/v1/cms/end_banner',
    summary: 'Takes a published banner down at once; one person is enough',
    who: 'operator',
    permission: 'cms.manage',
    input: z.object({ id: Id, reason: note(1000) }),
    reply: SavedText,
    refusals: ['NOT_FOUND'],
  },
  image: {
    method: 'GET',
    path: 'console/api/v1/cms/image',
    summary: 'An image that an operator uploaded, for a preview',
    who: 'operator',
    permission: 'cms.read',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})
