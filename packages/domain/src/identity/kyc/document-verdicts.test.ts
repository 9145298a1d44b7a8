import { expect, test } from 'vitest'
import { type DocumentCheck, mayApproveDocuments } from './document-verdicts.ts'

const accepted = (uploadId: string): DocumentCheck => ({ uploadId, verdict: 'accepted' })

test.each<[string, DocumentCheck[], string | undefined]>([
  ['nobody opened a document', [], 'DOCUMENT_NOT_OPENED'],
  ['one of two was not opened', [accepted('a')], 'DOCUMENT_NOT_OPENED'],
  ['one has no verdict', [accepted('a'), { uploadId: 'b', verdict: null }], 'DOCUMENT_NOT_JUDGED'],
  ['one is not genuine', [accepted('a'), { uploadId: 'b', verdict: 'not_genuine' }], 'DOCUMENT_NOT_ACCEPTED'],
  ['a document of another file was opened', [accepted('a'), accepted('c')], 'DOCUMENT_NOT_OPENED'],
  ['each was opened and accepted', [accepted('a'), accepted('b')], undefined],
])('OPR-03 allows or refuses an approval: %s', (_, checks, code) => {
  const may = mayApproveDocuments(['a', 'b'], checks)
  expect(may.ok ? undefined : may.code).toBe(code)
})
