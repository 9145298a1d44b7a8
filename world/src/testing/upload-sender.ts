import { readFile } from 'node:fs/promises'
import { z } from 'zod'

// A separate process that sends one file a hundred times concurrently, so that a test measures the memory of the server
// alone: node upload-sender.ts URL FILE TOKEN… Prints the codes of all responses.
const [url = '', file = '', ...tokens] = process.argv.slice(2)
const bytes = new Blob([new Uint8Array(await readFile(file))], { type: 'image/jpeg' })
const Answer = z.object({ code: z.string() })

async function send(token: string): Promise<string> {
  const form = new FormData()
  form.append('name', 'photo.jpg')
  form.append('purpose', 'kyc')
  form.append('file', bytes, 'photo.jpg')
  const response = await fetch(url, { method: 'POST', headers: { token, language: 'en_US' }, body: form })
  return Answer.parse(await response.json()).code
}
console.log(JSON.stringify(await Promise.all(tokens.map(send))))
