import { Button } from '@tessera/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isImage, type Opened, Picture, useForgetting } from './on-demand-files.tsx'

type OnDemandFileProps = {
  /** The id of the upload. */
  id: string
  name: string
  mediaType: string
  label: string
  open: () => Promise<Blob>
}

/**
 * A file that opens on request and stays in this tab's memory: an image is shown, a PDF is saved. The audit log records
 * each view.
 */
export function OnDemandFile({ id, name, mediaType, label, open }: OnDemandFileProps) {
  const t = useTranslations('shell')
  const [opened, setOpened] = useState<Opened>({})
  const [isVisible, setVisible] = useState(false)
  useForgetting(opened)
  const isPicture = isImage({ mediaType })
  const fetched = useMutation({
    mutationFn: open,
    onSuccess: (file) => {
      setOpened({ [id]: URL.createObjectURL(file) })
      setVisible(isPicture)
    },
  })
  const url = opened[id]
  if (url !== undefined && !isPicture)
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
        onPress={() => (url === undefined ? fetched.mutate() : setVisible(true))}
      >
        {label}
      </Button>
      {fetched.error !== null && <p className="t2 sm">{fetched.error.message}</p>}
      {isVisible && url !== undefined && <Picture name={name} url={url} onClose={() => setVisible(false)} />}
    </div>
  )
}
