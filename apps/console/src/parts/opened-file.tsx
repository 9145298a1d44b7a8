import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Opened, useForgetting } from './opened-files.ts'
import s from './opened-file.module.css'

type OpenedFileProps = {
  /** The upload. */
  id: string
  name: string
  mediaType: string
  label: string
  open: () => Promise<Blob>
}

/** A file that opens on request and stays in the memory of this tab: an image is shown, a PDF is saved. The audit log records each view. */
export function OpenedFile({ id, name, mediaType, label, open }: OpenedFileProps) {
  const t = useTranslations('shell')
  const [opened, setOpened] = useState<Opened>({})
  const [shown, setShown] = useState(false)
  useForgetting(opened)
  const isImage = mediaType.startsWith('image/')
  const fetched = useMutation({
    mutationFn: open,
    onSuccess: (file) => {
      setOpened({ [id]: URL.createObjectURL(file) })
      setShown(isImage)
    },
  })
  const url = opened[id]
  if (url !== undefined && !isImage)
    return (
      <a className="link" href={url} download={name}>
        {t('saveFile', { name })}
      </a>
    )
  return (
    <div>
      <Button
        kind="secondary"
        size="xs"
        loading={fetched.isPending}
        onPress={() => (url === undefined ? fetched.mutate() : setShown(true))}
      >
        {label}
      </Button>
      {fetched.error !== null && <p className="t2 sm">{fetched.error.message}</p>}
      {shown && url !== undefined && (
        <Dialog open size="lg" title={name} onClose={() => setShown(false)}>
          <img className={s['big']} src={url} alt={name} />
        </Dialog>
      )}
    </div>
  )
}
