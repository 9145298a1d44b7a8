import { OpenCase } from '#services/approvals/case-drawer.page.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { SettingEditor } from './setting-editor.tsx'
import { SettingLists } from './setting-lists.tsx'

/** Everything that two operators decide: the areas with their values, or the one named in the address. */
export function SettingsPage() {
  const [{ edit }] = useScreenSearch('settings')
  return (
    <>
      {edit === undefined ? <SettingLists /> : <SettingEditor key={edit} edit={edit} />}
      <OpenCase />
    </>
  )
}
