import { extensionOf, type MediaType } from './purpose.ts'

/**
 * What a file is called when somebody downloads it: the last part of what its sender called it, with the extension of what
 * it turned out to be. Never where it is kept.
 */
export function fileLabel(given: string, type: MediaType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '_')
    .trim()
  return `${stem === '' ? 'file' : stem.slice(0, 100)}.${extensionOf[type]}`
}
