import type { SettingFile } from '@tessera/contract/office/settings/setting-file.ts'
import { portableValues } from '@tessera/contract/platform/settings/local-fields.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { FILE_SUBJECT } from './setting-file.kind.ts'
import { allSettings, valuesOf, versionAt } from './versions.sql.ts'

/**
 * Returns all areas and subjects with their values in force, as a file that another exchange can import. Leaves out
 * logos, and limits of single customers, because another exchange has other customers.
 */
export async function exportFile(tx: Tx, chain: string, ip: string): Promise<SettingFile> {
  const settings: SettingFile['settings'] = []
  for (const setting of (await allSettings(tx)).filter(({ area }) => area !== 'customerLimit')) {
    const current = await versionAt(tx, setting, tx.now)
    if (current === undefined) continue
    const { area } = setting
    settings.push({ ...setting, values: portableValues(area, { ...valuesOf(area, current.content) }) })
  }
  await recordAct(tx, { action: 'settings.export', target: { type: 'setting_file', id: FILE_SUBJECT }, ip })
  const { legalName: exchange } = await readSetting(tx, 'exchange')
  return { format: 'tessera-settings', version: 1, exchange, chain, exportedAt: tx.now.toISOString(), settings }
}
