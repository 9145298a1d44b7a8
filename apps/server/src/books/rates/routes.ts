import type { rates } from '@tessera/contract/books/rates/rates.ts'
import { rates as rows } from '@tessera/contract/books/rates/rates.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { isStale } from '@tessera/domain/books/rates/rate.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceText } from './price-text.ts'
import { fiatOf } from './fiat-of.ts'
import { listFiats, ratesIn } from './rates.sql.ts'

export const ratesRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('rates', rows, {
    fiatCoins: async ({ locale }) =>
      ok(
        (await listFiats(deps)).map((fiat) => ({
          fiat_symbol: fiat.code,
          name: nameIn(fiat, locale),
          decimals: fiat.scale,
          deposit: fiat.deposit,
        })),
      ),
    rate: (call, { fiat }) =>
      call.inTx(async (tx) => {
        const known = await fiatOf(tx, fiat)
        return known.ok ? ok(await ratesView(tx, known.value.code)) : known
      }),
  })

export const nameIn = (named: { name_en: string; name_zh: string }, locale: Locale): string =>
  locale === 'zh_CN' ? named.name_zh : named.name_en

async function ratesView(tx: Tx, fiat: string): Promise<ReplyOf<typeof rates.rate>> {
  const found = await ratesIn(tx, fiat)
  const oldest = found.toSorted((a, b) => a.as_of.getTime() - b.as_of.getTime())[0]
  return {
    fiat,
    rate: Object.fromEntries(found.map((rate) => [rate.coin, priceText(rate.price)])),
    asOf: oldest?.as_of.toISOString() ?? null,
    source: oldest?.source ?? null,
    stale: oldest === undefined || isStale(oldest.as_of, tx.now),
  }
}
