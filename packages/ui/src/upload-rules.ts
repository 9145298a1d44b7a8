/** The file types accepted by default. Specification §5 'Uploads'. */
export const imageTypes = ['jpeg', 'jpg', 'png'] as const
export const attachmentTypes = ['jpeg', 'jpg', 'png', 'pdf'] as const

/** The types as people write them, `jpeg` and `jpg` as one: 'JPG, PNG, PDF'. `comma` separates them. */
export const typeNames = (types: readonly string[], comma: string): string =>
  types
    .filter((type) => type !== 'jpeg' || !types.includes('jpg'))
    .map((type) => type.toUpperCase())
    .join(comma)

export type Refusal = 'type' | 'heic' | 'empty' | 'size'

/** The extensions of photos in the format of Apple's cameras, which browsers cannot show. */
const phonePhotos: ReadonlySet<string> = new Set(['heic', 'heif'])

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The reason why a file is rejected; the type is checked before the size. */
export function refusalOf(
  file: { name: string; size: number },
  types: readonly string[],
  maxBytes: number,
): Refusal | undefined {
  const extension = file.name.includes('.') ? extensionOf(file.name) : ''
  if (!types.includes(extension)) return phonePhotos.has(extension) ? 'heic' : 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

const kilo = 1024

/**
 * '820 KB', '8 MB', '9.6 MB': at most one decimal, rounded up so that a file over the limit never shows as the limit.
 */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes < kilo * kilo ? ([kilo, 'KB'] as const) : ([kilo * kilo, 'MB'] as const)
  const tenths = Math.ceil((bytes * 10) / unit)
  return tenths % 10 === 0 ? `${tenths / 10} ${name}` : `${(tenths / 10).toFixed(1)} ${name}`
}
