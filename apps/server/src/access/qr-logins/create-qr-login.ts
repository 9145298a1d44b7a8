import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { QR_CHOICES, QR_SECONDS } from '@tessera/domain/access/qr-logins/machine.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Random } from '#platform/random/random.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { endEarlierQrLogins, insertQrLogin } from './qr-logins.sql.ts'

type Row = typeof qrLogins.create

/** Different numbers of two digits. */
function drawNumbers({ below }: Pick<Random, 'below'>): number[] {
  const drawn = new Set<number>()
  while (drawn.size < QR_CHOICES) drawn.add(10 + below(90))
  return [...drawn]
}

/** Creates a code for the requesting browser. Only that browser gets the secret that logs it in. */
export async function createQrLogin(
  deps: Deps,
  call: VisitorCall,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> {
  const open = await requireLoginOpen(deps, call)
  if (!open.ok) return open
  const { ip, userAgent, deviceId, locale } = call
  const [id, secret, choices] = [deps.random.uuid(), deps.random.token(), drawNumbers(deps.random)]
  const matchCode = choices[deps.random.below(choices.length)] ?? 0
  return call.inTx(async (tx) => {
    const expiresAt = new Date(tx.now.getTime() + QR_SECONDS * 1000)
    if (deviceId !== undefined) await endEarlierQrLogins(tx, deviceId, ip)
    await insertQrLogin(tx, { id, secret, matchCode, choices, ip, userAgent, deviceId, expiresAt })
    const url = new URL(`/${locale}/qrLogin/${id}`, deps.config.PUBLIC_URL).href
    return ok({ qrId: id, browserSecret: secret, url, matchCode, expiresAt: expiresAt.toISOString() })
  })
}
