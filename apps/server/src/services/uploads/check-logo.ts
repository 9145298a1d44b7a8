import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { acceptedTypes, LOGO_SIDE, MAX_LOGO_BYTES, MAX_PIXELS } from '@tessera/domain/services/uploads/purpose.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { ReceivedFile } from '#platform/http/call.ts'
import { uploadLogoNotSquare, uploadLogoTooLarge, uploadUnreadable } from './refusals.ts'

type LogoRefusal = 'UPLOAD_LOGO_TOO_LARGE' | 'UPLOAD_LOGO_NOT_SQUARE' | 'UPLOAD_UNREADABLE'

/**
 * Refuses a coin's logo that is too large or not a square of the accepted size. Reads only the header of the picture.
 * Other types of files pass, because every upload is refused by its type afterwards.
 */
export async function checkLogo(file: ReceivedFile | undefined): Promise<Outcome<undefined, LogoRefusal>> {
  if (file === undefined || file.bytes.length === 0) return ok(undefined)
  if (file.tooLarge || file.bytes.length > MAX_LOGO_BYTES) return uploadLogoTooLarge
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime
  if (!acceptedTypes.logo.some((type) => type === mime)) return ok(undefined)
  const size = await sizeOf(file.bytes)
  if (size === undefined) return uploadUnreadable
  const { width, height } = size
  const isSquare = width === height && width >= LOGO_SIDE.min && width <= LOGO_SIDE.max
  return isSquare ? ok(undefined) : uploadLogoNotSquare(width, height)
}

async function sizeOf(bytes: Buffer): Promise<{ readonly width: number; readonly height: number } | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).metadata()
    return { width, height }
  } catch {
    // Every error of the decoder means the same to the sender: the picture cannot be opened.
    return undefined
  }
}
