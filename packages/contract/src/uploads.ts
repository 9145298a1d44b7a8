import { customerPurposes, purposes } from '@tessera/domain/uploads/purpose.ts'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { FileReply, Id, line } from './shared.ts'

export const Upload = z
  .object({
    /** The opaque id that other calls name the file by. */
    id: Id,
    url: z.string(),
    path: z.string(),
    name: z.string(),
    mediaType: z.string(),
    /** Of the file as it is kept: pictures are written anew, without what the camera noted in them. */
    sha256: z.string(),
    size: z.number().int(),
  })
  .meta({ id: 'Upload' })

/** Fields beside the part `file`. */
const fields = <P extends readonly string[]>(of: P) => z.object({ name: line(200), purpose: z.enum(of) })
export const uploadRefusals = [
  'UPLOAD_NOT_STORED',
  'UPLOAD_FILE_MISSING',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE_REFUSED',
  'UPLOAD_UNREADABLE',
  'UPLOAD_NOT_SCANNED',
  'UPLOAD_INFECTED',
  'UPLOAD_QUOTA_REACHED',
] as const

export const uploads = endpoints({
  create: {
    method: 'POST',
    path: 'upload/api/v1/uploads/create',
    summary: 'Send one file as multipart/form-data: part `file`, then the fields',
    who: 'customer',
    consumes: 'multipart/form-data',
    rate: { points: 60, seconds: 3600 },
    input: fields(customerPurposes),
    reply: Upload,
    refusals: uploadRefusals,
  },
  file: {
    method: 'GET',
    path: 'upload/api/v1/uploads/file',
    summary: 'The file itself, to whoever sent it',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
})

export const staffUploads = endpoints({
  create: {
    method: 'POST',
    path: 'console/api/v1/uploads/create',
    summary: 'Send one file as multipart/form-data: part `file`, then the fields',
    who: 'operator',
    consumes: 'multipart/form-data',
    rate: { points: 60, seconds: 3600 },
    input: fields(purposes),
    reply: Upload,
    refusals: uploadRefusals,
  },
})
