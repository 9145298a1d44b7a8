import { CircleAlert, Upload as UploadIcon } from 'lucide-react'
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './upload.module.css'

type FileWellProps = {
  take: (files: readonly File[]) => void
  name: string
  disabled?: boolean
  compact?: boolean
  /** Accepted file extensions, such as `pdf`; without them any file is accepted. */
  types?: readonly string[]
  many?: boolean
  mistake?: string | undefined
  tip: string
  /** The text shown while dragging; by default it says that the file is uploaded. */
  dropText?: string
}

/** An area onto which files are dropped, or which opens the file dialog. */
export function FileWell({ disabled = false, compact = false, many = false, mistake, ...p }: FileWellProps) {
  const { take, name, types, tip } = p
  const t = useTranslations('kit')
  const dropText = p.dropText ?? t('dropHere')
  return (
    <DropZone
      className={cx(s['well'], compact && s['compact'], mistake !== undefined && s['wrong'], disabled && s['disabled'])}
      isDisabled={disabled}
      aria-label={t('labelled', { label: dropText, name })}
      getDropOperation={() => 'copy'}
      onDrop={(e) => void Promise.all(e.items.filter(isFileDropItem).map((item) => item.getFile())).then(take)}
    >
      {({ isDropTarget }) => (
        <>
          <Icon of={mistake === undefined ? UploadIcon : CircleAlert} size={compact ? 20 : 24} />
          {isDropTarget ? (
            <span>{dropText}</span>
          ) : (
            <FileTrigger
              {...(types && { acceptedFileTypes: types.map((type) => `.${type}`) })}
              allowsMultiple={many}
              onSelect={(list) => list && take([...list])}
            >
              <Button
                className={s['choose'] ?? ''}
                isDisabled={disabled}
                aria-label={t('labelled', { label: t(mistake === undefined ? 'chooseFile' : 'chooseAnother'), name })}
              >
                {t(mistake === undefined ? 'chooseFile' : 'chooseAnother')}
              </Button>
            </FileTrigger>
          )}
          <span className={s['tip']} role={mistake === undefined ? undefined : 'alert'}>
            {mistake ?? tip}
          </span>
        </>
      )}
    </DropZone>
  )
}
