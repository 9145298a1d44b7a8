import { settingPermissionNames } from '@tessera/contract/platform/settings/setting-permissions.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Download, Upload } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMayAny } from '#parts/me.queries.ts'
import { Refusal } from '#parts/refusal.tsx'
import { saveFile } from '#parts/save-file.ts'
import { useScreenSearch } from '#parts/url-state.ts'

/** Saves all settings as a file, and opens the import of one. */
export function FileButtons() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const mayManage = useMayAny(settingPermissionNames)
  const [, change] = useScreenSearch('settings')
  const exported = useAct(
    () => api.settings.exportFile({}),
    ({ file }) => {
      const text = `${JSON.stringify(file, null, 2)}\n`
      saveFile(new Blob([text], { type: 'application/json' }), `settings-${file.exportedAt.slice(0, 10)}.json`)
    },
  )
  return (
    <>
      <div className="row row--wrap">
        <Button
          kind="secondary"
          size="sm"
          icon={Download}
          loading={exported.busy}
          onPress={() => exported.run(undefined)}
        >
          {t('file.export')}
        </Button>
        <Button
          kind="secondary"
          size="sm"
          icon={Upload}
          disabledReason={mayManage ? undefined : shell('notAllowed')}
          onPress={() => change({ edit: 'file' }, 'push')}
        >
          {t('file.import')}
        </Button>
      </div>
      <Refusal of={exported.error} />
    </>
  )
}
