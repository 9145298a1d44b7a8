import { settings } from '@tessera/contract/office/settings/settings.ts'
import { type Setting, settingId, type SubjectArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { applyDueSettings } from '../../../apps/server/src/office/settings/apply-due.ts'
import { subjectRules } from '../../../apps/server/src/subject-rules.ts'
import { byTwo } from './by-two.ts'
import type { TestExchange } from './exchange.ts'

/** Changes of settings with subjects, by two operators. */
export const changingSettings = (exchange: TestExchange) => ({
  /** Two operators agree on the values of a subject; returns 'done' or the code of the refusal. */
  change: <Area extends SubjectArea>(
    area: Area,
    subject: string,
    values: Setting<Area>,
    effectiveFrom: Date | null = null,
  ): Promise<string> =>
    byTwo(exchange, {
      kind: 'setting',
      subjectId: settingId({ area, subject }),
      verdict: 'approve',
      roles: ['superadmin', 'superadmin'],
      proposal: { act: 'change', area, values, effectiveFrom: effectiveFrom?.toISOString() ?? null },
    }),
  /** The preview of a change; throws the refusal with its field and sentence. */
  preview: async <Area extends SubjectArea>(area: Area, subject: string, values: Setting<Area>) =>
    exchange
      .api(settings, await exchange.operator('superadmin'))
      .preview({ area, subject, values: { ...values }, effectiveFrom: null }),
  /** The versions of a subject with their states, newest first. */
  statesOf: async (area: SubjectArea, subject: string): Promise<string[]> => {
    const { rows } = await exchange.api(settings, await exchange.operator('auditor')).versions({ area, subject })
    return rows.map(({ state }) => state)
  },
  /** Applies what is due, like the job does every second. */
  applyDue: () => applyDueSettings(exchange.deps, subjectRules(exchange.deps)),
  /** A moment after the exchange's present time. */
  inHours: (hours: number): Date => new Date(exchange.deps.clock(new Date()).getTime() + hours * HOUR_MS),
})
