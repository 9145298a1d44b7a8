import type { FastifyRequest } from 'fastify'
import type { ReceivedFile } from '../call.ts'

export type Form = { readonly fields: Readonly<Record<string, string>>; readonly file: ReceivedFile | undefined }

/** Reads a multipart body into memory, the file to its last byte: nothing is taken for whole that was cut. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {}
  let file: ReceivedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
    } else if (part.fieldname === 'file' && file === undefined) {
      const bytes = await part.toBuffer()
      file = { bytes, tooLarge: part.file.truncated }
    } else part.file.resume()
  }
  return { fields, file }
}
