import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

type RemoveDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirm' | 'cancel' | 'onConfirm' | 'onClose' | 'children'
> & {
  busy: boolean
  error: Error | null | undefined
}

/** Asks once more before something is removed or ended, and shows the refusal if it was not. */
export const RemoveDialog = ({ busy, error, children, ...dialog }: RemoveDialogProps) => (
  <ConfirmDialog open kind="danger" loading={busy} {...dialog}>
    {children}
    {error && (
      <Banner tone="negative" live>
        {error.message}
      </Banner>
    )}
  </ConfirmDialog>
)

/** Returns what follows a removal: the words in a toast, the lists under `keys` read again, and the dialog closed. */
export function useRemoved(words: string, keys: readonly string[], onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    toast('positive', words)
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
    onClose()
  }
}
