import type { settings } from '@tessera/contract/office/settings/settings.ts'
import { settingId, settingOf, settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { refuseParam } from '#platform/http/reasons.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type Change, changeOf } from './change.ts'

/** Reads a change from a request; refuses values that the area does not accept. */
export async function readChange(
  tx: Tx,
  { area, subject, values, effectiveFrom }: InputOf<typeof settings.preview>,
): Promise<Outcome<Change, 'NOT_FOUND' | 'PARAM_INVALID'>> {
  if (settingOf(settingId({ area, subject })) === undefined) return refuse('NOT_FOUND')
  const parsed = settingShape(area).safeParse(values)
  if (!parsed.success) return refuseParam(parsed.error, values, ['values'])
  const from = effectiveFrom === null ? null : new Date(effectiveFrom)
  return ok(await changeOf(tx, { area, subject }, parsed.data, from))
}
