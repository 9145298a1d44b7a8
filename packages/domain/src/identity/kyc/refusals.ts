import { refuse } from '#platform/outcome/outcome.ts'

export const documentNotOpened = (n: number) => refuse('DOCUMENT_NOT_OPENED', { params: { n } })
export const documentNotJudged = (n: number) => refuse('DOCUMENT_NOT_JUDGED', { params: { n } })
export const documentNotAccepted = (n: number) => refuse('DOCUMENT_NOT_ACCEPTED', { params: { n } })
