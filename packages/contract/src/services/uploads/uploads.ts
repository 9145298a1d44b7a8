import { customerPurposes, purposes } from '@tessera/domain/services/uploads/purpose.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { FileReply, Id, line, Time } from '#platform/http/shared.ts'

export const Upload = z
  .object({
    /** The opaque id by which other calls refer to the file. */
    id: Id,
    /** A URL that opens the file without a token for 60 seconds. */
    url: z.string(),
    /** A path that opens the file for its sender, with the token. */
    path: z.string(),
    name: z.string(),
    mediaType: z.string(),
    /** The hash of the stored file. Pictures are re-encoded without the camera's metadata. */
    sha256: z.string(),
    size: z.number().int(),
  })
  .meta({ id: 'Upload' })

/** The name of a sent file. Longer than the longest name that file systems allow; the stored name is shortened. */
export const UploadName = line(1000)

/** Fields besides the part `file`. */
const fields = <P extends readonly string[]>(of: P) =>
  z.object({
    name: UploadName,
    purpose: z.enum(of),
    /** SHA-256 of the sent file in hexadecimal digits. */
    checksum: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  })
export const uploadRefusals = [
  'UPLOAD_NOT_STORED',
  'UPLOAD_FILE_MISSING',
  'UPLOAD_EMPTY',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_QR_TOO_LARGE',
  'UPLOAD_CHECKSUM_WRONG',
  'UPLOAD_TYPE_REFUSED',
  'UPLOAD_HEIC',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_UNREADABLE',
  'UPLOAD_NOT_SCANNED',
  'UPLOAD_INFECTED',
  'UPLOAD_QUOTA_REACHED',
] as const

export const uploads = endpoints({
  create: {
    method: 'POST',
    path: 'upload/api/v1/uploads/create',
    summary: 'Uploads one file as multipart/form-data: part `file`, then the fields',
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
    summary: 'The file, for its uploader only',
    who: 'customer',
    subAccounts: true,
    reads: true,
    input: z.object({ id: Id }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND'],
  },
  link: {
    method: 'POST',
    path: 'upload/api/v1/uploads/link',
    summary: 'A link that opens one of the caller’s files without a token for 60 seconds',
    who: 'customer',
    reads: true,
    rate: { points: 600, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: z.object({ url: z.string(), expiresAt: Time }),
    refusals: ['NOT_FOUND'],
  },
  signed: {
    method: 'GET',
    path: 'upload/api/v1/uploads/signed',
    summary: 'The file behind a link that expires, for anyone who has the link',
    who: 'visitor',
    rate: { points: 600, seconds: 3600 },
    input: z.object({
      id: Id,
      /** Seconds since 1970. */
      until: z.string().regex(/^\d{1,12}$/),
      signature: z.string().regex(/^[\w-]{43}$/),
    }),
    reply: FileReply,
    produces: 'file',
    refusals: ['UPLOAD_LINK_EXPIRED'],
  },
})

export const staffUploads = endpoints({
  create: {
    method: 'POST',
    path: 'console/api/v1/uploads/create',
    summary: 'Uploads one file as multipart/form-data: part `file`, then the fields',
    who: 'operator',
    consumes: 'multipart/form-data',
    rate: { points: 60, seconds: 3600 },
    input: fields(purposes),
    reply: Upload,
    refusals: [...uploadRefusals, 'UPLOAD_LOGO_TOO_LARGE', 'UPLOAD_LOGO_NOT_SQUARE'],
  },
})
