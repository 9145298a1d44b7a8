import type { cms } from '@tessera/contract/office/cms/cms.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { api } from '#parts/api.ts'
import { sameForAllUsers } from '#parts/query-client.ts'

export type TextEntry = ReplyOf<typeof cms.list>['rows'][number]
export type FaqEntry = ReplyOf<typeof cms.faq>['rows'][number]

/** The interval at which visible pages ask for banners (decision 0167). */
const BANNERS_POLL_MS = 4000

const exchange = { staleTime: 5 * MINUTE_MS, meta: sameForAllUsers } as const

export const cmsText = (id: string, lang: Locale, edition: string | undefined) =>
  queryOptions({
    queryKey: ['cms', 'get', lang, id, edition],
    queryFn: () => api.cms.get({ id, lang, ...(edition !== undefined && { edition }) }),
    ...exchange,
  })

export const cmsList = (lang: Locale) =>
  queryOptions({ queryKey: ['cms', 'list', lang], queryFn: () => api.cms.list({ lang }), ...exchange })

export const cmsFaq = (lang: Locale) =>
  queryOptions({ queryKey: ['cms', 'faq', lang], queryFn: () => api.cms.faq({ lang }), ...exchange })

export const cmsFooter = (lang: Locale) =>
  queryOptions({ queryKey: ['cms', 'footer', lang], queryFn: () => api.cms.footer({ lang }), ...exchange })

/** Polled, so that an open page shows and hides banners soon after operators decide. */
export const cmsBanners = (lang: Locale) =>
  queryOptions({
    queryKey: ['cms', 'banners', lang],
    queryFn: () => api.cms.banners({ lang }),
    staleTime: BANNERS_POLL_MS,
    refetchInterval: BANNERS_POLL_MS,
    meta: sameForAllUsers,
  })

/** The head of the page at `path`, as the server writes it. */
export const pageHead = (path: string) =>
  queryOptions({ queryKey: ['cms', 'head', path], queryFn: () => api.cms.head({ path }), ...exchange })
