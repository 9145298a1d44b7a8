import { CircleAlert, Upload as UploadIcon } from 'lucide-react'
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './upload.module.css'

type FileDropZoneProps = {
  onSelect: (files: readonly File[]) => void
  name: string
  disabled?: boolean
  compact?: boolean
  /** Accepted file extensions, such as `pdf`; without them any file is accepted. */
  types?: readonly string[]
  multiple?: boolean
  error?: string | undefined
  help: string
  /** The text shown while dragging; by default it says that the file is uploaded. */
  dropText?: string
}

/** An area onto which files are dropped, or which opens the file dialog. */
export function FileDropZone({ disabled = false, compact = false, multiple = false, error, ...p }: FileDropZoneProps) {
  const { onSelect, name, types, help } = p
  const t = useTranslations('kit')
  const dropText = p.dropText ?? t('dropHere')
  return (
    <DropZone
      className={cx(s['well'], compact && s['compact'], error !== undefined && s['wrong'], disabled && s['disabled'])}
      isDisabled={disabled}
      aria-label={t('labelled', { label: dropText, name })}
      getDropOperation={() => 'copy'}
      onDrop={(e) => void Promise.all(e.items.filter(isFileDropItem).map((item) => item.getFile())).then(onSelect)}
    >
      {({ isDropTarget }) => (
        <>
          <Icon of={error === undefined ? UploadIcon : CircleAlert} size={compact ? 20 : 24} />
          {isDropTarget ? (
            <span>{dropText}</span>
          ) : (
            <FileTrigger
              {...(types && { acceptedFileTypes: types.map((type) => `.${type}`) })}
              allowsMultiple={multiple}
              onSelect={(list) => list && onSelect([...list])}
            >
              <Button
                className={s['choose'] ?? ''}
                isDisabled={disabled}
                aria-label={t('labelled', { label: t(error === undefined ? 'chooseFile' : 'chooseAnother'), name })}
              >
                {t(error === undefined ? 'chooseFile' : 'chooseAnother')}
              </Button>
            </FileTrigger>
          )}
          <span className={s['tip']} role={error === undefined ? undefined : 'alert'}>
            {error ?? help}
          </span>
        </>
      )}
    </DropZone>
  )
}
