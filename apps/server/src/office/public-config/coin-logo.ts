import type { FastifyInstance } from 'fastify'
import { publicLogo } from '#books/coins/logos.sql.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import type { Deps } from '#platform/http/deps.ts'
import { listCoins } from './market.sql.ts'

/** Returns the path of a coin's default logo. Coin codes consist of letters and digits. */
export const drawnLogoPath = (code: string): string => `/coins/${code}.svg`

/** Returns the path of the logo that operators chose for a coin; null without one. Another logo has another path. */
export const chosenLogoPath = (code: string, logoId: string | null): string | null =>
  logoId === null ? null : `/coins/${code}/${logoId}`

const MAX_LETTERS = 4
const DAY_SECONDS = 86_400

/** Returns a disc with the first letters of the coin's code. Its color depends only on the code. */
function logoOf(code: string): string {
  const hue = Array.from(code).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7)
  const text = code.slice(0, MAX_LETTERS).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="hsl(${hue} 45% 38%)"/><text x="24" y="24" fill="#fff" font-family="sans-serif" font-weight="700" font-size="${text.length > 3 ? 13 : 16}" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`
}

/** Serves the logos that `lang_logo` of the public config names (specification §3). */
export function serveCoinLogos(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  serveChosenLogos(app, deps)
  app.get<{ Params: { file: string } }>('/coins/:file', async (request, reply) => {
    const coin = (await listCoins(deps)).find(({ code }) => request.params.file === `${code}.svg`)
    if (coin === undefined) return reply.callNotFound()
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(logoOf(coin.code))
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const YEAR_SECONDS = 365 * DAY_SECONDS

/** Serves logos that are or were in force. A file never changes under its id, so browsers store it for a year. */
function serveChosenLogos(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  const store = diskStore(deps.config.FILES_DIR)
  app.get<{ Params: { code: string; id: string } }>('/coins/:code/:id', async (request, reply) => {
    const { code, id } = request.params
    const logo = UUID.test(id) ? await publicLogo(deps, code, id) : undefined
    if (logo === undefined) return reply.callNotFound()
    return reply
      .header('content-type', logo.media_type)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(await store.get(logo.stored_as))
  })
}
