import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ConcurrentEditBanner } from '#parts/concurrent-edit.tsx'
import { useUnsavedChanges } from '#parts/unsaved-changes.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import s from './cms.module.css'
import type { Text } from './cms.queries.ts'
import { EditorBar } from './editor-bar.tsx'
import { Field } from './fields.tsx'
import { History } from './history.tsx'
import { Preview } from './preview.tsx'
import { contentIn, emptyText, errorsIn, formOf, type Node } from './text-form.ts'
import { fieldsOf, routeFields } from './text-fields.ts'
import type { CmsKind } from '@tessera/domain/office/cms/kinds.ts'

/** An existing text, or the kind and slug of a new one. */
export type Edited = { readonly text: Text } | { readonly kind: CmsKind; readonly slug: string }
type EditorProps = { edited: Edited; mayManage: boolean; onSaved: (id: string) => void; onClose: () => void }

/** Edits both languages of a text side by side. Only valid drafts are sent, and one person alone publishes nothing. */
export function Editor({ edited, mayManage, onSaved, onClose }: EditorProps) {
  const t = useTranslations('cms')
  const text = 'text' in edited ? edited.text : undefined
  const kind = 'text' in edited ? edited.text.kind : edited.kind
  const newest = text?.versions[0]
  const [saved, setSaved] = useState<Node>(() =>
    newest ? formOf(newest.content) : emptyText(kind, new Date().toISOString()),
  )
  const [form, setForm] = useState(saved)
  // The version from which the form was opened; a newer one may exist meanwhile.
  const [version, setVersion] = useState(newest?.number)
  const [tried, setTried] = useState<'no' | 'draft' | 'complete'>('no')
  const [tab, setTab] = useState<'write' | 'preview' | 'history'>('write')
  const dirty = form !== saved
  const { leave, pass, question } = useUnsavedChanges({ dirty, edits: 'text', t })
  const errors = tried === 'no' ? {} : errorsIn(form, tried === 'complete')
  const fixed = newest?.status === 'review' || newest?.status === 'scheduled'
  const save = useAct(
    useIdempotentCall(({ content }: { content: CmsContent; from: Node }, once) =>
      'text' in edited
        ? api.cmsManage.revise({ id: edited.text.id, version: version ?? 1, content }, once)
        : api.cmsManage.create({ slug: edited.slug, content }, once),
    ),
    (next, { from }) => {
      toast('positive', t('saved', { version: String(next.version) }))
      setSaved(from)
      setVersion(next.version)
      pass(() => onSaved(next.id))
    },
  )
  const hasNewer = newest !== undefined && version !== undefined && newest.number > version && !save.busy
  // A new text renders again after its first save, so input is disabled until then.
  const closed = fixed || !mayManage || (save.busy && text === undefined)
  const trySave = () => {
    setTried('draft')
    const content = CmsContent.safeParse(contentIn(form))
    if (content.success) save.run({ content: content.data, from: form })
    else setTab('write')
  }
  return (
    <div className={s['editor']}>
      <div className={s['title']}>
        <Button className="back back--sm" kind="ghost" size="sm" icon={ArrowLeft} onPress={() => leave(onClose)}>
          {t('back')}
        </Button>
        <h2 className="h4">
          {t(`kinds.${kind}`)} · {'text' in edited ? edited.text.slug : edited.slug}
        </h2>
        {version !== undefined && <span className="t3">{t('version', { version: String(version) })}</span>}
      </div>
      {hasNewer && <ConcurrentEditBanner text={t('changedBeside', { version: newest.number })} reload={t('reload')} />}
      {fixed && <Banner tone="warning">{t('fixed')}</Banner>}
      {newest?.status === 'published' && !hasNewer && (
        <Banner tone="info">{t('fromPublished', { version: String(newest.number + 1) })}</Banner>
      )}
      {save.error && (
        <Banner tone="negative" live>
          {save.error.message}
        </Banner>
      )}
      <Tabs
        label={t('table')}
        chosen={tab}
        onChange={setTab}
        items={[
          {
            index: 'write',
            name: t('tabs.write'),
            panel: <Write {...{ kind, form, errors }} disabled={closed} onChange={setForm} />,
          },
          { index: 'preview', name: t('tabs.preview'), panel: <Preview form={form} /> },
          {
            index: 'history',
            name: t('tabs.history'),
            disabled: text === undefined,
            panel: text && <History key={newest?.number} text={text} />,
          },
        ]}
      />
      <EditorBar
        text={text}
        errorCount={Object.keys(errors).length}
        dirty={dirty || text === undefined}
        mayManage={mayManage}
        saving={save.busy}
        isFixed={fixed}
        hasNewerVersion={hasNewer}
        onSave={trySave}
        checkComplete={() => {
          setTried('complete')
          const complete = Object.keys(errorsIn(form, true)).length === 0
          if (!complete) setTab('write')
          return complete
        }}
      />
      {question}
    </div>
  )
}

type WriteProps = {
  kind: CmsKind
  form: Node
  errors: ReturnType<typeof errorsIn>
  disabled: boolean
  onChange: (form: Node) => void
}

function Write({ kind, ...typing }: WriteProps) {
  const t = useTranslations('cms')
  return (
    <div className={s['section']}>
      <p className="t3 sm">{t('notation')}</p>
      {fieldsOf[kind].map((field) => (
        <Field key={field.name} {...typing} field={field} />
      ))}
      {kind === 'seo' &&
        routeFields.map(({ route, fields }) => (
          <fieldset key={route} className={s['blocks']} aria-label={t(`routes.${route}`)}>
            <p className="h5">{t(`routes.${route}`)}</p>
            {fields.map((field) => (
              <Field key={field.name} {...typing} field={field} />
            ))}
          </fieldset>
        ))}
    </div>
  )
}
