import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { anyAnswer } from '@tessera/contract/platform/http/envelope.ts'
import { clientErrorIn } from '@tessera/contract/platform/http/client-errors.ts'
import { staffUploads } from '@tessera/contract/services/uploads/uploads.ts'
import type { Purpose } from '@tessera/domain/services/uploads/purpose.ts'
import { type Send, sendByXhr } from '@tessera/ui/upload-send.ts'
import { callHeaders } from './api.ts'

/** Sends one file. `path` in the result is the upload's id for other calls. */
export const sendFile =
  (purpose: Purpose): Send =>
  async (file, onProgress, signal) => {
    const { create } = staffUploads
    const request = { url: `/${create.path}`, headers: callHeaders(), fields: { purpose } }
    const answer = anyAnswer.safeParse(await sendByXhr({ ...request, file, onProgress, signal }))
    if (!answer.success) throw new ApiError('NETWORK', clientErrorIn('NETWORK', callHeaders()['language']))
    const { code, message, data } = answer.data
    if (code !== 'SUCCESS') throw new ApiError(code, message)
    const { id, url, name } = create.reply.parse(data)
    return { url, id: id, name }
  }

export const sendDocument = sendFile('attachment')
