import { extensionOf, type MediaType } from './purpose.ts'

/**
 * Returns the file name for a download: the last part of the sender's name, with the extension of the detected type.
 * Never used for storage.
 */
export function fileLabel(given: string, type: MediaType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '_')
    .trim()
  return `${stem === '' ? 'file' : stem.slice(0, 100)}.${extensionOf[type]}`
}
