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

/** Asks for confirmation before something is removed or ended, and shows the error if that fails. */
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

/** Returns the callback after a removal: it shows a toast, reloads the lists under `keys` and closes the dialog. */
export function useRemoved(words: string, keys: readonly string[], onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    toast('positive', words)
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
    onClose()
  }
}
