export type Sent = { readonly url: string; readonly id: string; readonly name: string }
/** Sends one file and reports its progress, 0 to 100. Rejects with the reason in the reader's language. */
export type Send = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Sent>

type XhrRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * The multipart upload of specification §7: `file`, `name` and extra fields. It uses XMLHttpRequest because fetch does
 * not report the progress of an upload. Resolves with any response of the server; the caller reads its code.
 */
export const sendByXhr = ({ url, headers, fields, file, onProgress, signal }: XhrRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('name', file.name)
    form.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (e) => e.lengthComputable && onProgress((e.loaded / e.total) * 100))
    request.addEventListener('load', () => resolve(request.response))
    request.addEventListener('error', () => reject(new Error('Network Error')))
    request.addEventListener('abort', () => reject(new Error('Request aborted')))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
