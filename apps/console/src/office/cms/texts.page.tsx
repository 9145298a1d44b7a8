import { useQuery } from '@tanstack/react-query'
import { cmsKinds, type CmsKind } from '@tessera/domain/office/cms/kinds.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NewText } from './new-text.tsx'
import { text } from './cms.queries.ts'
import { Editor } from './editor.tsx'
import { useTextColumns } from './text-columns.tsx'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { ChoiceFilter, StatusFilter } from '#parts/filters.tsx'
import { useScreenSearch } from '#parts/url-state.ts'
import { useMay } from '#parts/me.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const statuses = statusesOf(cmsMachine)

/** All texts of the site. The open text is in the address. */
export function TextsPage() {
  const [address, change] = useScreenSearch('texts')
  const [newText, setNewText] = useState<{ kind: CmsKind; slug: string }>()
  const mayManage = useMay('cms.manage')
  const open = (id: string | undefined) => {
    setNewText(undefined)
    change({ text: id }, 'push')
  }
  const id = address.text
  return (
    <>
      {newText ? (
        <Editor edited={newText} mayManage={mayManage} onSaved={open} onClose={() => open(undefined)} />
      ) : id === undefined ? (
        <List onOpen={open} onBegin={setNewText} mayManage={mayManage} />
      ) : (
        <Open key={id} id={id} mayManage={mayManage} onClose={() => open(undefined)} />
      )}
      <OpenCase />
    </>
  )
}

/** After a colleague saved or sent back a version, editing continues from that version. */
function Open({ id, mayManage, onClose }: { id: string; mayManage: boolean; onClose: () => void }) {
  const { data, error } = useQuery(text(id))
  if (error !== null && data === undefined) return <p className="t3">{error.message}</p>
  if (data === undefined) return <Skeleton width="60%" />
  return <Editor edited={{ text: data }} mayManage={mayManage} onSaved={() => undefined} onClose={onClose} />
}

type ListProps = {
  onOpen: (id: string) => void
  onBegin: (newText: { kind: CmsKind; slug: string }) => void
  mayManage: boolean
}

function List({ onOpen, onBegin, mayManage }: ListProps) {
  const t = useTranslations('cms')
  const shell = useTranslations('shell')
  const [address, change] = useScreenSearch('texts')
  const [beginning, setBeginning] = useState(false)
  const { kind } = address
  const query = useList('cms', statuses, (request) => api.cmsManage.list({ ...request, kind }), { kind })
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useTextColumns()}
        rowId={(row) => row.id}
        rowLabel={(row) => row.slug}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={(row) => onOpen(row.id)}
        tools={
          <div className="row row--wrap">
            <ChoiceFilter
              label={t('kindFilter')}
              all={t('allKinds')}
              choices={cmsKinds}
              words={(each) => t(`kinds.${each}`)}
              value={kind}
              onChange={(next) => change({ kind: next, page: undefined })}
            />
            <StatusFilter
              label={t('filter')}
              all={t('all')}
              statuses={statuses}
              words={(each) => t(`status.${each}`)}
            />
            <span className="grow" />
            <Button
              size="sm"
              icon={FilePlus2}
              disabledReason={mayManage ? undefined : shell('notAllowed')}
              onPress={() => setBeginning(true)}
            >
              {t('create')}
            </Button>
          </div>
        }
      />
      {beginning && <NewText onBegin={onBegin} onClose={() => setBeginning(false)} />}
    </>
  )
}
