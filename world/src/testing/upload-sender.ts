import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

// A separate process that sends one file a hundred times concurrently, so that a test measures the memory of the server
// alone: node upload-sender.ts URL FILE TOKEN… Prints the codes of all responses. A refusal that asks to try again in a
// moment is repeated, as a client does: on a busy machine a connection to the database may come too late.
const [url = '', file = '', ...tokens] = process.argv.slice(2)
const bytes = new Blob([new Uint8Array(await readFile(file))], { type: 'image/jpeg' })
const Answer = z.object({ code: z.string() })

const TRIES = 5
const PAUSE_MS = 1_000

async function send(token: string, tries = TRIES): Promise<string> {
  const form = new FormData()
  form.append('name', 'photo.jpg')
  form.append('purpose', 'kyc')
  form.append('file', bytes, 'photo.jpg')
  const response = await fetch(url, { method: 'POST', headers: { token, language: 'en_US' }, body: form })
  const { code } = Answer.parse(await response.json())
  if (code !== 'SERVER_BUSY' || tries === 1) return code
  await pause(PAUSE_MS)
  return send(token, tries - 1)
}
console.log(JSON.stringify(await Promise.all(tokens.map((token) => send(token)))))
