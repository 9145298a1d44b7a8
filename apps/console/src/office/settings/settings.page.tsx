import { OpenCase } from '#services/approvals/case-drawer.page.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { ImportFile } from './import-file.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { SettingLists } from './setting-lists.tsx'

/** The value of `edit` in the address that opens the import of a file. */
const IMPORT = 'file'

/** Everything that two operators decide: the areas with their values, or the one named in the address. */
export function SettingsPage() {
  const [{ edit }] = useScreenSearch('settings')
  return (
    <>
      {edit === undefined ? <SettingLists /> : <Opened edit={edit} />}
      <OpenCase />
    </>
  )
}

const Opened = ({ edit }: { edit: string }) =>
  edit === IMPORT ? <ImportFile /> : <SettingEditor key={edit} edit={edit} />
