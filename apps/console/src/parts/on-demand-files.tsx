import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import s from './opened-files.module.css'
import { useReasoned } from './with-reason.tsx'

/** Object URLs of files in this tab's memory, by upload id. */
export type Opened = Readonly<Record<string, string>>

/** Releases the files when the case closes. */
export function useForgetting(opened: Opened): void {
  const forget = useEffectEvent(() => {
    for (const url of Object.values(opened)) URL.revokeObjectURL(url)
  })
  useEffect(() => () => forget(), [])
}

type PictureProps = { name: string; url: string | undefined; onClose: () => void }

export const Picture = ({ name, url, onClose }: PictureProps) => (
  <Dialog open size="lg" title={name} onClose={onClose}>
    <img className={s['big']} src={url} alt={name} />
  </Dialog>
)

type OnDemandFiles<F> = {
  /** The subject of a decision that needs a verdict on each file. */
  judgedFor?: string
  /** The title of the dialog that asks for the reason. */
  reason: string
  nameOf: (file: F) => string
  fetch: (file: F, reason: string) => Promise<Blob>
  /** True if the file is shown as soon as it arrives. */
  isDisplayedInline?: (file: F) => boolean
}

/** Files that open one by one, each with a reason. They are fetched with the session and stay in this tab's memory. */
export function useOnDemandFiles<F extends { readonly uploadId: string }>(p: OnDemandFiles<F>) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>({})
  const [large, setLarge] = useState<F>()
  useForgetting(opened)
  const open = useReasoned(p.reason, p.fetch, (blob, file) => {
    setOpened((before) => ({ ...before, [file.uploadId]: URL.createObjectURL(blob) }))
    if (p.judgedFor !== undefined) void client.invalidateQueries({ queryKey: ['approvals', 'documents', p.judgedFor] })
    if (p.isDisplayedInline?.(file)) setLarge(file)
  })
  const urlOf = ({ uploadId }: F): string | undefined => opened[uploadId]
  const dialogs = (
    <>
      {open.dialog}
      {large && <Picture name={p.nameOf(large)} url={urlOf(large)} onClose={() => setLarge(undefined)} />}
    </>
  )
  return { urlOf, press: (file: F) => (urlOf(file) === undefined ? open.ask(file) : setLarge(file)), dialogs }
}

type Named = { readonly uploadId: string; readonly name: string; readonly mediaType: string }

export const isImage = ({ mediaType }: Pick<Named, 'mediaType'>): boolean => mediaType.startsWith('image/')

type OpenFileProps<F> = {
  t: (key: 'save' | 'open') => string
  file: F
  label: string
  files: { urlOf: (file: F) => string | undefined; press: (file: F) => void }
}

/** Opens a file: an image is shown, and a PDF is saved. */
export function OpenFile<F extends Named>({ t, file, label, files: { urlOf, press } }: OpenFileProps<F>) {
  const url = urlOf(file)
  if (url !== undefined && !isImage(file))
    return (
      <a className="link" href={url} download={file.name} aria-label={label}>
        {t('save')}
      </a>
    )
  return (
    <Button kind="ghost" size="xs" aria-label={label} onPress={() => press(file)}>
      {t('open')}
    </Button>
  )
}
