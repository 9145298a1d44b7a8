import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMissingReason } from './reason-field.tsx'

type WithReasonProps = {
  title: string
  busy: boolean
  error: string | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

function WithReason({ title, busy, error, onReason, onClose }: WithReasonProps) {
  const shell = useTranslations('shell')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={shell('show')}
      loading={busy}
      disabledReason={missing}
      onConfirm={() => onReason(reason)}
      onClose={onClose}
    >
      <TextArea
        label={shell('reason')}
        maxLength={300}
        counter
        fault={missing}
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
    </ConfirmDialog>
  )
}

/** An action that needs a reason: `ask` opens the dialog for one item, and `data` is the last result. */
export function useReasoned<Item, Result>(
  title: string,
  act: (item: Item, reason: string) => Promise<Result>,
  onDone: (result: Result, item: Item) => void = () => undefined,
) {
  const [pending, setPending] = useState<{ readonly item: Item }>()
  const { mutate, isPending, error, reset, data } = useMutation({
    mutationFn: ({ item, reason }: { item: Item; reason: string }) => act(item, reason),
    onSuccess: (result, { item }) => {
      setPending(undefined)
      onDone(result, item)
    },
  })
  const dialog = pending && (
    <WithReason
      title={title}
      busy={isPending}
      error={error?.message}
      onReason={(reason) => mutate({ ...pending, reason })}
      onClose={() => {
        setPending(undefined)
        reset()
      }}
    />
  )
  return { ask: (item: Item) => setPending({ item }), data, dialog }
}
