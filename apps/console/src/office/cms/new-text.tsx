import { type CmsKind, cmsKinds, singleKinds } from '@tessera/domain/office/cms/kinds.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

type NewTextProps = { onBegin: (newText: { kind: CmsKind; slug: string }) => void; onClose: () => void }
const SLUG = /^[a-z0-9]+(-[a-z0-9]+){0,9}$/

/** Kind and slug of a new text. Footer and seo have fixed slugs. */
export function NewText({ onBegin, onClose }: NewTextProps) {
  const t = useTranslations('cms')
  const [kind, setKind] = useState<CmsKind>('page')
  const [typed, setTyped] = useState('')
  const slug = singleKinds.has(kind) ? kind : typed
  return (
    <ConfirmDialog
      open
      title={t('newTitle')}
      confirm={t('begin')}
      disabledReason={SLUG.test(slug) ? undefined : t('slugHelp')}
      onConfirm={() => onBegin({ kind, slug })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('createText')}</p>
        <Select
          label={t('kind')}
          value={kind}
          options={cmsKinds.map((value) => ({ code: value, value: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
        {!singleKinds.has(kind) && (
          <TextInput
            label={t('slug')}
            help={t('slugHelp')}
            maxLength={60}
            value={typed}
            onChange={setTyped}
            error={typed === '' || SLUG.test(typed) ? undefined : t('slugHelp')}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
