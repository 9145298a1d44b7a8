import { Button } from '@tessera/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'

type WithdrawApplicationProps<Reply> = {
  words: Readonly<Record<'button' | 'title' | 'text' | 'keep' | 'done', string>>
  withdraw: () => Promise<Reply>
  /** The query that shows the application; it gets the reply. */
  queryKey: readonly unknown[]
}

/** A button that withdraws an application under review, after a confirmation. */
export function WithdrawApplication<Reply>({ words, withdraw, queryKey }: WithdrawApplicationProps<Reply>) {
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const done = useRemoved(words.done, ['customers', 'home'], () => setDialogOpen(false))
  const withdrawal = useMutation({
    mutationFn: withdraw,
    onSuccess: (reply) => {
      client.setQueryData(queryKey, reply)
      done()
    },
  })
  return (
    <div>
      <Button kind="secondary" size="sm" onPress={() => setDialogOpen(true)}>
        {words.button}
      </Button>
      {isDialogOpen && (
        <RemoveDialog
          title={words.title}
          confirm={words.button}
          cancel={words.keep}
          busy={withdrawal.isPending}
          error={withdrawal.error}
          onConfirm={() => withdrawal.mutate()}
          onClose={() => setDialogOpen(false)}
        >
          <p className="t2">{words.text}</p>
        </RemoveDialog>
      )}
    </div>
  )
}
