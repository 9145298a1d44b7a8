import { customers } from '@tessera/contract/customers.ts'
import { operators } from '@tessera/contract/operators.ts'
import type { FullConfig } from '@playwright/test'
import { readdir } from 'node:fs/promises'
import { operators as staff } from '../world/src/stories/cast.ts'
import { keptSessions, keptToken } from './steps/sessions.ts'

const EVERY_MS = 5 * 60_000

/** Who is silent for half an hour is signed out (G2), and on a slow machine some wait longer for their tests: each of them is heard from. */
export default function keepAwake({ projects }: FullConfig): () => void {
  const baseURL = projects[0]?.use.baseURL ?? ''
  const touch = async (): Promise<void> => {
    for (const who of await readdir(keptSessions()).catch(() => [])) await hear(who).catch(console.error)
  }
  const hear = async (who: string): Promise<void> => {
    const { path } = who in staff ? operators.me : customers.info
    const headers = { token: await keptToken(who), 'content-type': 'application/json' }
    const answer = await fetch(`${baseURL}/${path}`, { method: 'POST', headers, body: '{}' })
    const { code }: { code: string } = await answer.json()
    if (code !== 'SUCCESS') console.error(`the session of ${who} is over: ${code}`)
  }
  const timer = setInterval(() => void touch().catch(console.error), EVERY_MS)
  return () => clearInterval(timer)
}
