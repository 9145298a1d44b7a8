import { ApiError } from '@tessera/contract/client.ts'
import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { unansweredIn } from '@tessera/contract/unanswered.ts'
import { uploads } from '@tessera/contract/uploads.ts'
import type { Purpose } from '@tessera/domain/uploads/purpose.ts'
import { type Send, sendByXhr } from '@tessera/ui/upload-send.ts'
import { callHeaders } from './api.ts'

/** Sends one file; `path` of what comes back is the upload's id, which other calls name it by. */
export const sendFile =
  (purpose: Purpose): Send =>
  async (file, onProgress, signal) => {
    const { create } = uploads
    const answer = await sendByXhr({
      url: `/${create.path}`,
      headers: callHeaders(),
      fields: { purpose },
      file,
      onProgress,
      signal,
    })
    const { code, message, data } = answerOf(answer)
    if (code !== 'SUCCESS') throw new ApiError(code, message)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the row answers, as with every other call
    const { id, url, name } = data as ReplyOf<typeof create>
    return { url, path: id, name }
  }

function answerOf(answer: unknown): { code: string; message: string; data: unknown } {
  const isAnswer = typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
  if (!isAnswer || typeof answer.code !== 'string' || typeof answer.message !== 'string')
    throw new ApiError('NETWORK', unansweredIn('NETWORK', callHeaders()['language']))
  return { code: answer.code, message: answer.message, data: 'data' in answer ? answer.data : null }
}
