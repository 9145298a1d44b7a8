import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { type Opened, useForgetting } from '../lib/opened-files.ts'
import s from './otc-deals.module.css'

/** A picture of a deal, opened when somebody wants to see it: each look is kept in the audit log. */
export function DealPicture({ deal, upload, label }: { deal: string; upload: string; label: string }) {
  const [opened, setOpened] = useState<Opened>({})
  const [shown, setShown] = useState(false)
  useForgetting(opened)
  const open = useMutation({
    mutationFn: () => api.otcDealsReview.file({ id: deal, upload }),
    onSuccess: (file) => {
      setOpened({ [upload]: URL.createObjectURL(file) })
      setShown(true)
    },
  })
  const url = opened[upload]
  return (
    <div>
      <Button
        kind="secondary"
        size="xs"
        loading={open.isPending}
        onPress={() => (url === undefined ? open.mutate() : setShown(true))}
      >
        {label}
      </Button>
      {open.error !== null && <p className="t2 sm">{open.error.message}</p>}
      {shown && url !== undefined && (
        <Dialog open size="lg" title={label} onClose={() => setShown(false)}>
          <img className={s['big']} src={url} alt={label} />
        </Dialog>
      )}
    </div>
  )
}
