import type { FileIdentifiers } from '@tessera/domain/issuance/ipfs/identify-file.ts'

export type Identified = FileIdentifiers & { readonly name: string }
type Progress = (percent: number) => void

/**
 * The identifiers of a file, computed in this browser: the file is read in parts, never sent, and never held in memory
 * as a whole. The code is shared with the server and loads on first use.
 */
export async function identify(file: File, onProgress: Progress, signal: AbortSignal): Promise<Identified> {
  const { identifyFile } = await import('@tessera/domain/issuance/ipfs/identify-file.ts')
  const identifiers = await identifyFile(partsOf(file, onProgress, signal))
  return { name: file.name, ...identifiers }
}

/** Reads a stream in parts, because not every browser can iterate over one. */
async function* partsOf(file: File, onProgress: Progress, signal: AbortSignal): AsyncIterable<Uint8Array> {
  const reader = file.stream().getReader()
  let read = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      signal.throwIfAborted()
      read += part.value.byteLength
      onProgress((read * 100) / file.size)
      yield part.value
    }
  } finally {
    await reader.cancel()
  }
}
