import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** Maximum number of pages checked. Later pages of a longer file are not. */
const MAX_PAGES = 500

/** Returns true if pdf.js opens the file without a password, and finds each of its pages. */
async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: true })
    try {
      for (let page = 1; page <= Math.min(pdf.numPages, MAX_PAGES); page += 1) await pdf.getPage(page)
      return pdf.numPages > 0
    } finally {
      // Otherwise each file stays in memory, until the thread has none left for a valid one.
      await pdf.loadingTask.destroy()
    }
  } catch {
    // Every error of the parser means the same to the sender: the PDF cannot be opened.
    return false
  }
}

parentPort?.on('message', (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void isReadable(bytes).then((readable) => parentPort?.postMessage(readable))
})
