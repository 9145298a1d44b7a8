import { type cmsManage, CmsProposed } from '@tessera/contract/office/cms/cms-manage.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export type Text = ReplyOf<typeof cmsManage.get>
export type Version = Text['versions'][number]
export type TextRow = ReplyOf<typeof cmsManage.list>['rows'][number]

export const text = (id: string) =>
  queryOptions({ queryKey: ['cms', 'text', id], queryFn: () => api.cmsManage.get({ id }) })
export const textVersion = (id: string) =>
  queryOptions({ queryKey: ['cms', 'version', id], queryFn: () => api.cmsManage.version({ id }) })

/** The published and scheduled texts that link to the one of this version. */
export const linkedFrom = (versionId: string) =>
  queryOptions({
    queryKey: ['cms', 'linked from', versionId],
    queryFn: async () => {
      const proposal = { act: 'archive', publishAt: null }
      const { content } = await api.approvals.subject({ kind: 'cms_text', subjectId: versionId, proposal })
      return CmsProposed.safeParse(content).data?.linkedFrom ?? []
    },
  })
