import type { CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#parts/command.ts'
import { invalidateBalances } from './invalidate-balances.ts'

type CancelOutgoingProps<E extends Endpoint> = {
  row: E
  send: (input: { id: string }, options: CallOptions & { idempotencyKey: string }) => Promise<ReplyOf<E>>
  id: string
  t: (key: 'list.cancel' | 'list.cancelTitle' | 'list.keep' | 'list.canceled') => string
  text: string
}

/** Cancels a withdrawal that was not sent yet, after a confirmation. */
export function CancelOutgoing<E extends Endpoint>({ row, send, id, t, text }: CancelOutgoingProps<E>) {
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const cancel = useCommand<E, { id: string }>(row, send, () => {
    toast('positive', t('list.canceled'))
    setDialogOpen(false)
    invalidateBalances(client)
  })
  return (
    <span>
      <Button kind="danger-line" size="xs" onPress={() => setDialogOpen(true)}>
        {t('list.cancel')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('list.cancelTitle')}
        cancel={t('list.keep')}
        confirm={t('list.cancel')}
        kind="danger"
        loading={cancel.busy}
        onConfirm={() => cancel.run({ id })}
      >
        <p className="t2">{text}</p>
        {cancel.error && <p className="neg">{cancel.error.message}</p>}
      </ConfirmDialog>
    </span>
  )
}
