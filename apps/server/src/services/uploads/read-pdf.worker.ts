import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

/** Pages that are looked at: a paper of more is read as far as this. */
const PAGES_MOST = 500

/** True when pdf.js opens the file, without a password, and finds each of its pages. */
async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: true })
    try {
      for (let page = 1; page <= Math.min(pdf.numPages, PAGES_MOST); page += 1) await pdf.getPage(page)
      return pdf.numPages > 0
    } finally {
      // Else each file stays in memory, until the thread has none left for an honest one.
      await pdf.loadingTask.destroy()
    }
  } catch {
    // Every error of the parser means the same to the sender: this is no PDF that we can open.
    return false
  }
}

parentPort?.on('message', (bytes: Uint8Array) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void isReadable(bytes).then((readable) => parentPort?.postMessage(readable))
})
