import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { clientErrorIn } from '@tessera/contract/platform/http/client-errors.ts'
import { uploads } from '@tessera/contract/services/uploads/uploads.ts'
import type { Purpose } from '@tessera/domain/services/uploads/purpose.ts'
import { type Send, sendByXhr } from '@tessera/ui/upload-send.ts'
import { callHeaders } from './transport.ts'
import { clientInfo } from './device.ts'
import { sha256Bytes } from './sha256.ts'

type Form = {
  readonly fields: Readonly<Record<string, string>>
  readonly file: File
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Sends a multipart form with one file to an endpoint. Throws an ApiError with the refusal in the reader's language. */
export async function sendForm<E extends Endpoint>(endpoint: E, form: Form): Promise<ReplyOf<E>> {
  const { uaTime, securityInfo } = await clientInfo()
  const info = { uaTime: String(uaTime), ...(securityInfo !== undefined && { securityInfo }) }
  const fields = { ...form.fields, ...info }
  const sending = sendByXhr({ url: `/${endpoint.path}`, headers: callHeaders(), ...form, fields })
  const response = await sending.catch((error: unknown) => {
    throw form.signal.aborted ? error : noResponse(error)
  })
  const { code, message, data } = parseResponse(response)
  if (code !== 'SUCCESS') throw new ApiError(code, message)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response type of the endpoint, as with every other call
  return data as ReplyOf<E>
}

/** Sends one file. The id in the result is the upload's id for other requests. */
export const sendFile =
  (purpose: Purpose): Send =>
  async (file, onProgress, signal) => {
    const checksum = isSecureContext ? await sha256Bytes(await file.arrayBuffer()) : undefined
    const fields = { purpose, ...(checksum !== undefined && { checksum }) }
    const { id, url, name } = await sendForm(uploads.create, { fields, file, onProgress, signal })
    return { url, id: id, name }
  }

function parseResponse(body: unknown): { code: string; message: string; data: unknown } {
  const isEnvelope = typeof body === 'object' && body !== null && 'code' in body && 'message' in body
  if (!isEnvelope || typeof body.code !== 'string' || typeof body.message !== 'string') throw noResponse()
  return { code: body.code, message: body.message, data: 'data' in body ? body.data : null }
}

/** The error for a request without a valid response, in the reader's language. */
const noResponse = (cause?: unknown): ApiError =>
  new ApiError('NETWORK', clientErrorIn('NETWORK', callHeaders()['language']), { cause })
